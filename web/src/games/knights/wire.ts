// Written by tools/wire.py from src/hexhaven/wire and games/*/wire.py: change the messages there.

/** One step of a city improvement: its building, and what it brings beside better chances for cards. */
export interface Level {
  name: string;
  label: string;
  gives: string; // in words; empty where there is nothing to say
}

/** A field of city improvement: the card that pays for it, and its levels from the first. */
export interface Field {
  name: string; // "trade", "politics", "science"
  label: string;
  commodity: string;
  article: string;
  levels: Level[];
}

/** A kind of progress card: its deck, how many there are, and what it does, in words. */
export interface Progress {
  name: string;
  label: string;
  field: string;
  copies: number;
  text: string;
  article: string;
}

/** What Cities & Knights adds to a setting. */
export interface KnightsSetting {
  fields: Field[];
  progress: Progress[];
  steps: number; // moves of the barbarians' ship until it lands
}

/** What a player has in Cities & Knights; all of it is public. */
export interface Works {
  levels: Record<string, number>; // of improvement, by field
  progress: Record<string, number>; // progress cards in hand, by the field on their backs
  defenders: number; // defender cards, a point each
  strength: number; // of the active knights
  hand_limit: number; // cards that are safe from a seven
}

/** The ship, and what would happen if it landed now. */
export interface Barbarians {
  ship: number; // steps taken
  attacks: number; // landings so far
  attack: number; // the barbarians' strength: all cities
  defence: number; // the strength of all active knights
  losers: number[]; // who would lose a city; empty if the knights would win
}

/** What Cities & Knights adds to a scene. */
export interface KnightsScene {
  event: string; // the last face of the event die: "ship" or a field; empty before the first roll
  barbarians: Barbarians;
  metropolises: Record<string, number>; // holders by field; -1 for nobody
  decks: Record<string, number>; // progress cards left in each deck
  open_cards: Record<string, number> | null; // what a spy or master merchant is looking at, for the viewer alone
}
