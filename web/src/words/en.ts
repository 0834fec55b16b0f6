// The page in English, without the few words that are needed where nothing can be loaded.

export default import.meta.glob<Record<string, string>>(['../**/*{w,W}ords.ts', '!../kit/words.ts'], {
  query: '?en',
  import: 'default',
  eager: true,
})
