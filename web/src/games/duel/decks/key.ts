/** Where decks wait in the browser's storage until the server has them. */
export const KEY = 'hexhaven.decks'
