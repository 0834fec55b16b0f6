// Written by tools/wire.py from src/hexhaven/wire and games/*/wire.py: change the messages there.

import type { Deal, Ware } from "../../wire";

/** A kind of card in one language: everything that stands on it. */
export interface CardInfo {
  name: string;
  title: string;
  set: string; // the first set it belongs to
  copies: Record<string, number>; // by set
  kind: string; // "building", "unit", "wizard", "spell-book", "action" or "event"
  unit: string; // "knight", "trade-fleet", "pirate-fleet", "cannon", "dragon" or ""
  play_class: string; // "attack", "neutral", "protection" or ""
  place: string; // "site", "city", "citadel", "road", "region", "foreign", "foreign-city" or ""
  terrain: string; // of the region it lies at, "any" or ""
  labels: string[]; // kind, class and place in words
  cost: Record<string, number>; // "magic" is magic power
  cast: number; // magic power for its spell
  victory: number;
  commerce: number;
  strength: number;
  tournament: number;
  unique: boolean; // only one of the two principalities may have it
  needs: string[]; // cards of which one must lie out
  condition: string; // what else must hold, in words
  text: string; // as it stands on its face
  details: string; // what the face has no room for
  article: string;
  assumed: string[]; // figures that no source gives
}

/** A set of cards, and what it is called. */
export interface SetInfo {
  id: string;
  name: string;
}

/** How many cards a deck has, how many of them are the first hand, and how many events are chosen. */
export interface DeckSizes {
  deck: number;
  start: number;
  events: number;
}

/** All cards of all sets, and what a deck is made of. */
export interface CardShelf {
  sets: SetInfo[];
  cards: CardInfo[];
  sizes: DeckSizes;
}

/** A deck as people write it down: name, sets, and lines such as "2x Abbey". */
export interface DeckText {
  text: string;
}

/** A deck taken apart, by names of cards. The cards of `start` are among `cards`. */
export interface DeckParts {
  name: string;
  sets: string[]; // beside the base set
  cards: Record<string, number>;
  start: Record<string, number>;
  events: Record<string, number>;
  about: Record<string, string>; // a sentence, by language
}

/** A line that cannot be understood. */
export interface LineMistake {
  line: number;
  code: string;
  text: string;
}

/** A rule that the deck breaks. */
export interface DeckProblem {
  code: string;
  text: string;
  article: string;
  card: string | null; // the one it is about
}

/** A card that cannot be played from this deck, or that would do nothing. */
export interface IdleCard {
  card: string;
  code: string;
  text: string;
  missing: string[]; // cards of which one more would help, those that suit the deck best first
}

/** A change that would make the deck better, and why. A card stands there as often as it goes or comes. */
export interface DeckSuggestion {
  code: string;
  text: string;
  where: "deck" | "events" | "start";
  remove: string[];
  add: string[];
  result: string; // the deck after the change, as text
}

/** So many cards of one sort. */
export interface Share {
  name: string;
  label: string;
  n: number;
}

/** A deck in numbers. */
export interface DeckFigures {
  size: number;
  curve: number[]; // cards that are laid out, by price
  average: number; // price of those
  kinds: Share[];
  places: Share[];
  units: Share[];
  classes: Share[];
  demand: Share[]; // resources that building everything costs
  victory: number;
  commerce: number;
  strength: number;
  tournament: number;
  magic: number; // the most power its wizards can hold
  magic_demand: number; // to build everything and cast every spell once
  city_cards: number;
  city_sites: number; // that there usually are for them
}

/** What there is to say about a deck. If its text has mistakes, there is no more than them. */
export interface DeckReport {
  legal: boolean;
  mistakes?: LineMistake[];
  problems?: DeckProblem[];
  deck?: DeckParts | null;
  text?: string; // the deck in the language that was asked for
  most?: Record<string, number>; // copies of each card, and of each event, that a deck from these sets may have
  actions?: string[]; // what its player does before a game to bring it to the table; if it is legal
  figures?: DeckFigures | null;
  unplayable?: IdleCard[];
  useless?: IdleCard[];
  suggestions?: DeckSuggestion[];
}

/** A deck to start with. */
export interface ReadyDeck {
  id: string;
  title: string;
  about: string;
  sets: string[];
  text: string;
}

/** A stretch of a trial: games of a deck against a ready-made one, both played by the same bot. Game number n hangs on the decks, the seed and n alone, so a trial can be asked for piece by piece. */
export interface DeckTrial {
  text: string;
  opponent: string; // id of a ready-made deck
  seed: string; // any word
  first?: number;
  count?: number;
}

/** How one game of a trial went for the deck that is tried out. */
export interface TrialGame {
  number: number;
  won: boolean;
  began: boolean;
  points: number;
  opposing: number; // points of the opponent
  turns: number;
  played: string[]; // cards of the deck that came out
  used: string[]; // those that did their work: a spell book that was cast, any other card that came out
  held: string[]; // cards that were in the hand
}

/** How far the games of an answer can be trusted. Add up the games of several answers to know more. */
export interface TrialTrust {
  bot: string; // who played both decks
  games: number;
  wins: number;
  low: number; // the true share of games won lies between these, 95 times of 100
  high: number;
  never: string[]; // cards of the deck that the bot never used: the games say nothing about them
  seldom: string[]; // cards it used in fewer than a tenth of the games
}

/** Games of a trial, one after the other. There may be fewer than were asked for, if they take long. */
export interface TrialGames {
  games: TrialGame[];
  trust: TrialTrust;
}

/** What the card game adds to a setting. */
export interface DuelSetting {
  mode: "base" | "extended" | "tournament";
  sets: string[];
  cards: CardInfo[]; // every kind that can occur
  centres: Ware[]; // road, settlement, city and, where there are some, citadel
  stacks: number;
}

/** A card of the middle row. */
export interface Centre {
  id: number;
  kind: "citadel" | "city" | "settlement";
  wizard?: boolean; // at a citadel: a wizard is present
}

/** A region with its store. */
export interface Region {
  id: number;
  column: number;
  side: "down" | "up";
  terrain: string;
  number: number;
  stock: number; // 0 to 3
}

/** A card that lies in a principality. Slots are numbered: four for each centre from 0 (above inner, above outer, below inner, below outer), from 48 on one for each region by its id, from 74 on one for each road. */
export interface Laid {
  slot: number;
  where: "region" | "road" | "site";
  column: number; // of its centre, its region or its road
  side: "down" | "up"; // of a road: up
  index: number; // 0 inner, 1 outer
  name: string;
  owner: number;
  pawned?: boolean;
  bewitched?: boolean;
  used?: boolean; // in this turn
  fresh?: boolean; // built in this turn
  raised?: boolean; // a wizard that gained power in this turn
  counter?: number; // stored points, magic power
  stored?: Record<string, number>; // what a store holds
}

/** A principality and its player, as the viewer sees them. What the viewer may not know is null. */
export interface RealmScene {
  player: number;
  points: number;
  commerce: number;
  strength: number;
  tournament: number;
  magic: number; // power that can be spent now
  cards: number; // in hand
  hand: Record<string, number> | null;
  hand_limit: number;
  search_price: number;
  rates: Record<string, number>; // how many equal resources the bank takes for one
  resources: Record<string, number>;
  centres: Centre[];
  roads: number[];
  regions: Region[];
  laid: Laid[];
  deck: Record<string, number> | null; // of the tournament game, as chosen
}

/** A stack one draws from. The cards the viewer knows have names, from the top down; others are "". */
export interface Stack {
  id: number;
  owner: number; // -1 for both
  size: number;
  known: string[];
}

/** What the card game adds to a scene. */
export interface DuelScene {
  phase: "actions" | "before_roll" | "hand" | "over" | "setup";
  production: number; // the number of the last throw; 0 before the first
  face: string; // of the event die
  event: string; // the event card that is being carried out, or was last; "" for none
  chosen_number: number; // before the roll; 0 for none
  chosen_face: string;
  realms: RealmScene[];
  stacks: Stack[];
  events: Stack;
  regions_left: number;
  supply: Record<string, number>; // cards of the middle row that are left
  display: Record<string, number>; // cards that lie open for both
  discarded: Record<string, number>[]; // one common pile, or one for each player
  knight_token: number; // -1 for nobody
  windmill_token: number;
  unlocked: boolean; // attack and neutral cards may be played
  offer: Deal | null; // what the player on turn proposes, from their side
  looking_at: string[]; // the cards the viewer is looking through now
  asking: string; // the card that asks something now, or an attack that may be answered; "" for none
  reaction: string; // to whoever may answer: what threatens them, what an answer does, the chances; "" for none
}
