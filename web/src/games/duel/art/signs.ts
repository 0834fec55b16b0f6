// Small signs on a 24 grid, solid and in the colour of the text around them: what a card counts, and what kind of card it is.
const SIGNS = {
  // what counts
  victory: '<path d="m12 1.8 3.1 6.7 7.3.9-5.4 5 1.4 7.200L12 18l-6.4 3.600L7 14.400l-5.4-5 7.3-.9z"/>',
  commerce:
    '<path d="M9.6 12.500h4.800l2 10H7.600z"/><path d="M12 10.5 5.2 3.700l-2 4.600zM12 10.500l6.8-6.8 2 4.600zM12 10.500l-6.8 6.8-2-4.600zM12 10.500l6.8 6.8 2-4.600z"/>',
  strength:
    '<path d="M3 3.5 6.5 3 16 13.500l2-2 1.7 1.7-2.5 2.5 4 4-1.8 1.8-4-4-2.5 2.5-1.7-1.7 2-2L3 7z"/><path d="m21 3.5-3.5-.5-4.3 4.7 2.6 2.600L21 7zM8.6 12.9 6 15.500l-1.7-1.7-1.7 1.7 2.5 2.5-2.5 2.5 1.8 1.8 2.5-2.5 2.5 2.5 1.7-1.7-1.7-1.7 2-2.200z"/>',
  tournament: '<path d="M4 2h2.400v20H4z"/><path d="M7.5 3C12 1 14.5 6 21 3.500v9.500c-6.5 2.5-9-2.5-13.5-.5z"/>',
  magic:
    '<path d="M12 1.500c.7 6.3 3.5 9.8 10 10.5-6.5.7-9.3 4.2-10 10.5-.7-6.3-3.5-9.8-10-10.5 6.5-.7 9.3-4.2 10-10.500z"/>',
  // kinds of cards
  attack: '<path d="M3 3h4l7.5 8.5 2.3-2 1.7 1.7-3.3 3.2 5.8 5.8-1.8 1.8-5.8-5.8-3.2 3.3-1.7-1.7 2-2.300L3 7z"/>',
  protection:
    '<path fill-rule="evenodd" d="M12 1.500c3 2 6 2.8 9 3-.1 9-2.6 14.2-9 18-6.4-3.8-8.9-9-9-18 3-.2 6-1 9-3zm-1.3 5v3.700H7v2.700h3.700v5h2.700v-5h3.700v-2.700h-3.700V6.500z"/>',
  neutral: '<path fill-rule="evenodd" d="M6 2h14v3h-2.500v13.500A3.5 3.5 0 0 1 14 22H4v-3h2zm3 5v2h6V7zm0 4v2h6v-2z"/>',
  green: '<path d="M4 21C3 10 9 3.5 21 3c.5 11-5.5 17.5-14 15.5 1.5-4.5 4.5-7.5 9-9.5-6 1-10 5-12 12z"/>',
  red: '<path d="M3 22V4h4v3h3V4h4v3h3V4h4v18h-6v-6a3 3 0 0 0-6 0v6z"/>',
  citadel: '<path d="M12 1 8 8h1.500v3H6V8.500L4 12v10h5.500v-5a2.5 2.5 0 0 1 5 0v5H20V12l-2-3.500V11h-3.500V8H16z"/>',
  spell:
    '<path fill-rule="evenodd" d="M5 2h12a3 3 0 0 1 3 3v17H6.500A2.5 2.5 0 0 1 4 19.500V3a1 1 0 0 1 1-1zm1.5 16.500a1 1 0 0 0 0 2H18v-2zM12 4.500c.3 3.3 1.7 4.9 5 5.3-3.3.3-4.7 2-5 5.2-.3-3.2-1.7-4.9-5-5.2 3.3-.4 4.7-2 5-5.300z"/>',
  brown: '<path d="M2 21 9 8l4.5 7L16 11l6 10z"/><path d="M15 2h6v6l-2-2-4 4-1.5-1.5 4-4z"/>',
  road: '<path fill-rule="evenodd" d="M8 2h8l5 20H3zm3 2-.3 4h2.600L13 4zm-.6 6.5-.3 4.500h3.800l-.3-4.500zm-.5 7-.4 3h5l-.4-3z"/>',
  event:
    '<path fill-rule="evenodd" d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4zm6 3.200c-2.8 0-4.7 1.7-4.8 4.300h2.900c.1-1.1.8-1.8 1.9-1.800s1.8.6 1.8 1.600c0 .9-.4 1.4-1.5 2.1-1.3.8-1.8 1.7-1.7 3.400h2.700c0-.9.3-1.3 1.4-2 1.4-.9 2.1-2 2.1-3.6 0-2.4-1.9-4-4.8-4zm-1.6 11v2.800h3v-2.800z"/>',
  wizard:
    '<path d="M13 1c1.5 5.5 3.5 11 8 15.5-5.5 4-12.5 4-18 0C8 13 10 7 13 1z"/><path d="M2 20c6 3.5 14 3.5 20 0l-.5 2c-6 2.5-13 2.5-19 0z"/>',
  hat: '<path d="M12.5 2.500c3-2 6.5-1 8 1.5-3-.5-4.5.5-4 3 .5 2.8 1.3 5.3 2.5 7.5 1.8.4 3 1 3 2 0 2-4.5 3.5-10 3.500S2 18.5 2 16.500c0-1 1.2-1.6 3-2 3-3 5-8 7.5-12z"/>',
  pawn: '<circle cx="12" cy="6.5" r="4.5"/><circle cx="6.5" cy="16.5" r="4.5"/><circle cx="17.5" cy="16.5" r="4.5"/>',
} satisfies Record<string, string>

export type SignName = keyof typeof SIGNS

/** The inside of a sign, for an svg with viewBox 0 0 24 24 and fill currentColor. */
export const sign = (name: SignName): string => SIGNS[name]
