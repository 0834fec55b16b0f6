// The page in German, without the few words that are needed where nothing can be loaded.

export default import.meta.glob<Record<string, string>>(['../**/*{w,W}ords.ts', '!../kit/words.ts'], {
  query: '?de',
  import: 'default',
  eager: true,
})
