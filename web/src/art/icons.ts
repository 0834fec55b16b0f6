// Glyphs on a 24 grid. Resource glyphs are solid silhouettes that repeat the motif of their terrain;
// interface glyphs are lines. All take the colour of the text around them.
const SOLID: Record<string, string> = {
  lumber: '<path d="M12 1.6 16 8h-2.1l3.8 5.6h-2.4L19.8 20H13v2.6h-2V20H4.2l4.5-6.4H6.3L10.1 8H8z"/>',
  brick: '<path d="M7.2 4h9.6v4.9H7.2zM2 10.1h9.4V15H2zM12.7 10.1H22V15h-9.3zM7.2 16.2h9.6v4.6H7.2z"/>',
  wool: '<path d="M6.7 17.8a4.3 4.3 0 0 1-3.1-7.2A4.1 4.1 0 0 1 8 5.6a4.2 4.2 0 0 1 7.2.2 4 4 0 0 1 2.5 1.1c1.9-.5 4.1.7 4.1 3.5 0 2-1.2 3.5-2.7 3.6a4.4 4.4 0 0 1-2.6 3.4V21h-2.2v-2.8h-5V21H7.1z"/><circle cx="19.2" cy="10.2" r="1.1" fill="#0006"/>',
  grain:
    '<path d="M11.1 22v-5.6c-3.4-.1-5.3-1.9-5.5-5.1 2.7.1 4.5 1 5.5 2.6v-2.6C8 11 6.3 9.3 6.1 6.3c2.4.2 4.1 1.1 5 2.5C10.7 6.5 10.8 4 12 1.7c1.2 2.3 1.3 4.8.9 7.1.9-1.4 2.6-2.3 5-2.5-.2 3-1.9 4.7-5 5v2.6c1-1.6 2.8-2.5 5.5-2.6-.2 3.2-2.1 5-5.5 5.1V22z"/>',
  ore: '<path d="M8.3 3.5 14 2l3.3 4.7-4.7 4.2-6.9-1.3zM4.6 10.9l7 1.5 1.2 9.3-7.3-1.5L2 15zM14.4 12.2l4.3-4L22.3 13l-1.2 6.3-6 2.6z"/>',
  gold: '<path d="M3 14.6 6 7l7-3.3 8 5-1.5 8L10 20.6z"/>',
  any: '<path d="M12 2.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM5 14a2.6 2.6 0 1 1 0 5.2A2.6 2.6 0 0 1 5 14zm14 0a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z" /><path d="M12 9v4M12 13l-4 2.5M12 13l4 2.5" stroke="currentColor" stroke-width="2"/>',
}
const LINE = {
  road: '<path d="M3 15.5 15.5 4.6a1.6 1.6 0 0 1 2.2.1l2 2.3a1.6 1.6 0 0 1-.1 2.2L7.2 20a1.6 1.6 0 0 1-2.2-.1L2.9 17.7a1.6 1.6 0 0 1 .1-2.2zM7.5 16.2l8-7"/>',
  route:
    '<path d="M4 19.5c6-1 3-7.5 8-8s4 2 8-7"/><circle cx="4" cy="19.5" r="1.8" fill="currentColor"/><circle cx="20" cy="4.5" r="1.8" fill="currentColor"/>',
  cards: '<rect x="3.5" y="6.5" width="11" height="14" rx="2"/><path d="M8 3.5h9.5a3 3 0 0 1 3 3V17"/>',
  dev: '<rect x="5" y="3" width="14" height="18" rx="2.5"/><path d="m12 7.5 1.4 3 3.2.4-2.4 2.2.7 3.2L12 14.7l-2.9 1.6.7-3.2-2.4-2.2 3.2-.4z"/>',
  trade: '<path d="M4 8h14.5M15 4l4 4-4 4M20 16H5.5M9 12l-4 4 4 4"/>',
  house: '<path d="M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10"/>',
  city: '<path d="M3 20V8.5L7.5 4 12 8.5V20M12 12l4.5-3 4.5 3v8H3"/>',
  ship: '<path d="M3 15h18l-3 5H6zM12 15V3M12.5 4c4 2 6 5 6 8.5h-6M11 6.5 6 12.5h5"/>',
  clock: '<circle cx="12" cy="12.5" r="8.5"/><path d="M12 7.5v5l3.2 2"/>',
  chat: '<path d="M4 5.5h16v11H10.5L6 20.5v-4H4z"/>',
  log: '<path d="M8.5 6H20M8.5 12H20M8.5 18H20"/><path d="M4 6h.01M4 12h.01M4 18h.01" stroke-width="2.8"/>',
  book: '<path d="M12 6.5C9.5 4.7 6.5 4.5 3.5 5v14c3-.5 6-.3 8.5 1.5 2.5-1.8 5.5-2 8.5-1.5V5c-3-.5-6-.3-8.5 1.5zM12 6.5v14"/>',
  bulb: '<path d="M9 17.5h6M10 20.5h4M8.8 14.5a6 6 0 1 1 6.4 0c-.5.4-.7.9-.7 1.5h-5c0-.6-.2-1.1-.7-1.5z"/>',
  undo: '<path d="M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-3"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>',
  gear: '<path d="M4 7h8M18 7h2M4 17h2M12 17h8"/><circle cx="15" cy="7" r="2.8"/><circle cx="9" cy="17" r="2.8"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.7 7.7 0 0 1 0 11"/>',
  users:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.7 3.5 5.5"/>',
  bot: '<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 12.8v1.4M15 12.8v1.4M2 12v3M22 12v3"/><circle cx="12" cy="3.5" r="1" fill="currentColor"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>',
  play: '<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3.2"/>',
  prev: '<path d="m15 5-7 7 7 7"/>',
  next: '<path d="m9 5 7 7-7 7"/>',
  first: '<path d="M6 5v14M18 5l-8 7 8 7"/>',
  last: '<path d="M18 5v14M6 5l8 7-8 7"/>',
  down: '<path d="m5 9 7 7 7-7"/>',
  up: '<path d="m5 15 7-7 7 7"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  fit: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  check: '<path d="m4.5 12.5 5 5 10-11"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  more: '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>',
  flag: '<path d="M5 21V4M5 4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0"/>',
  star: '<path d="m12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.2L3 9.5l6.3-.8z"/>',
  crown: '<path d="M4 18.5h16M4 15.5 3 7l5 3.5L12 4l4 6.5L21 7l-1 8.5z"/>',
  shieldcheck:
    '<path d="M12 2.8c2.7 1.7 5.3 2.4 8 2.6-.1 7.8-2.3 12.4-8 15.8-5.7-3.4-7.9-8-8-15.8 2.7-.2 5.3-.9 8-2.6z"/><path d="m8 12 3 3 5.5-6"/>',
  dice: '<rect x="3.5" y="3.5" width="17" height="17" rx="4"/><path d="M8.5 8.5h.01M15.5 15.5h.01M12 12h.01" stroke-width="3"/>',
  no: '<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>',
  map: '<path d="M9 4 3 6.5v14L9 18l6 2.5 6-2.5V4l-6 2.5zM9 4v14M15 6.5v14"/>',
  trophy:
    '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.5 5 4 5M17 5.5h3.5c0 3-1.5 5-4 5M12 14v4M8 20.5h8M9.5 18h5v2.5"/>',
  compass: '<circle cx="12" cy="12" r="9"/><path d="m15.5 8.5-2 5-5 2 2-5z" fill="currentColor"/>',
  up3: '<path d="m6 19 6-5 6 5M6 13.5l6-5 6 5M6 8l6-5 6 5"/>',
  hourglass: '<path d="M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9"/>',
  mill: '<path d="M9 21l1-9h4l1 9zM12 10 5 3M12 10l7-7M12 10l-7 7M12 10l7 7"/>',
  heart:
    '<path d="M12 20.5C5 15.5 3 12 3 8.8 3 6 5 4.2 7.4 4.2c2 0 3.5 1 4.6 2.8 1.1-1.8 2.6-2.8 4.6-2.8C19 4.2 21 6 21 8.8c0 3.2-2 6.7-9 11.7z"/>',
  drag: '<path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" stroke-width="2.8"/>',
  download: '<path d="M12 4v11M7 10.5l5 5 5-5M4.5 20h15"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="6" r="2.5"/><circle cx="17.5" cy="18" r="2.5"/><path d="m8.2 10.8 7-3.6M8.2 13.2l7 3.6"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.8"/><path d="M3.5 12h17M12 3.2c2.6 2.6 3.8 5.5 3.8 8.8s-1.2 6.2-3.8 8.8c-2.6-2.6-3.8-5.5-3.8-8.8s1.2-6.2 3.8-8.8z"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4.4 3.4-6.5 7.5-6.5s6.9 2.1 7.5 6.5"/>',
  door: '<path d="M14 4.5H6v15h8M10.5 12H20.5M17 8.5l3.5 3.5-3.5 3.5"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 8.5V6.5a2.5 2.5 0 0 0-2.5-2.5H6.5A2.5 2.5 0 0 0 4 6.5V13a2.5 2.5 0 0 0 2.5 2.5h2"/>',
  question: '<circle cx="12" cy="12" r="8.8"/><path d="M9.3 9.5a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 1.9M12 16.8h.01"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  pencil: '<path d="m4 20 1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5"/>',
  bank: '<path d="M3.5 9.5 12 4l8.5 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3.5 20.5h17M3.5 18h17"/>',
  move: '<path d="M3.5 12h11.5M11 7.5l4.5 4.5-4.5 4.5"/><circle cx="19.5" cy="12" r="1.800"/>',
  hammer: '<path d="m12.5 4.5 7 7-2.5 2.5-7-7zM12.300 9.300 4 17.600 6.400 20l8.300-8.300"/>',
  swords:
    '<path d="M4 3.5 16.5 16M20 3.5 7.5 16M13.800 18.700l4.900-4.900M5.300 13.800l4.900 4.900M17.5 17.5l3 3M6.5 17.5l-3 3"/>',
} satisfies Record<string, string>

export type IconName = keyof typeof LINE

const BLANK = '<circle cx="12" cy="12" r="7"/>'

/** The inside of a resource's glyph, for an svg with viewBox 0 0 24 24 and fill currentColor. */
export const glyph = (name: string): string => SOLID[name] ?? GLYPHS[name] ?? BLANK

// The server names a tool by what it does; where another picture says it, it stands here.
const SAME: Record<string, IconName> = {
  settlement: 'house',
  card: 'dev',
  roll: 'dice',
  end: 'hourglass',
  offer: 'trade',
}

const ADDED: Record<string, string> = {}
const GLYPHS: Record<string, string> = {}
/** Signs that a game brings, and the silhouettes of its cards. */
export const addIcons = (icons: Record<string, string>): void => void Object.assign(ADDED, icons)
export const addGlyphs = (glyphs: Record<string, string>): void => void Object.assign(GLYPHS, glyphs)

/** The inside of an interface glyph, for an svg with viewBox 0 0 24 24 and stroke currentColor. */
export const icon = (name: string): string => {
  const lines: Record<string, string> = LINE
  return lines[name] ?? ADDED[name] ?? lines[SAME[name] ?? ''] ?? BLANK
}
