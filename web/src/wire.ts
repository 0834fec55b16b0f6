// Written by tools/wire.py from src/hexhaven/wire and games/*/wire.py: change the messages there.

/** A kind of card, with its name and, for cards with an effect, what it does. */
export interface CardKind {
  name: string;
  label: string;
  article: string;
}

/** Something that can be bought or built: its price and where its rule stands. */
export interface Ware {
  name: string;
  label: string;
  price: Record<string, number>;
  points: number;
  supply: number; // pieces each player has; 0 where they are not counted
  article: string;
}

/** An exchange of cards, from the side of the player who speaks. */
export interface Deal {
  give: Record<string, number>;
  get: Record<string, number>;
}

/** Somewhere on the table; a game says which kinds of places it has. */
export interface Place {
  kind: string;
  id: number;
  player?: number; // in whose part of the table
}

/** A game before its first move. */
export interface Setting {
  expansions: string[]; // the ids of what it consists of, the one that others stand on first
  resources: CardKind[];
  target: number; // points that win
  parts?: Record<string, unknown>;
}

/** A game at one moment. */
export interface Scene {
  turn: number;
  round: number;
  points: number[]; // by player, as far as the viewer knows them
  parts?: Record<string, unknown>;
}

/** A piece as it would stand at a place. */
export interface Ghost {
  kind: string;
  look?: Record<string, number | string | boolean>;
}

/** One thing the viewer may do now: send `text` back to do it. */
export interface Choice {
  text: string;
  verb: string;
  label: string; // in words, for buttons and for people who listen
  place?: Place | null; // where it happens; offered by lighting the place
  to?: Place | null; // the second place of two: where something goes
  player?: number | null; // with whom, or to whom
  card?: string | null; // the card it is about: one of the hand, or one to choose
  give?: Record<string, number> | null;
  get?: Record<string, number> | null;
  piece?: Ghost | null; // what would stand at the last of its places
}

/** Why something is not allowed, in words, and the article that says so. */
export interface Refused {
  text: string;
  article: string;
}

/** A button of the viewer's: always there, so that one learns where it is; ready when it can be used. Its choices are those with one of its verbs. With places, they are lit on the board; a single one without a place is done at once; several are offered side by side. */
export interface Tool {
  name: string; // "road", "roll", "trade": also the name of its icon
  label: string;
  verbs: string[];
  price: Record<string, number>;
  missing: Record<string, number>; // what the viewer lacks to pay it
  ready: boolean;
  refusal: Refused | null; // why it is not ready
  card?: string | null; // the card of the hand it stands for: its choices are those about this card
}

/** Cards that went from one to another; -1 is the bank. */
export interface Flow {
  giver: number;
  taker: number;
  card: string | null; // null where the viewer may not know the kind
  n: number;
  place?: Place | null; // where they come from, if a place bore them
}

/** One entry of the log as the viewer may know it. */
export interface Event {
  number: number; // its place in the record, from 1
  player: number; // -1 for chance
  verb: string;
  what: string; // the action's text; "?" stands for what the viewer may not know
  story: string | null; // in words; null where there is nothing to tell
  round: number;
  article: string | null;
  places: Place[];
  flows?: Flow[];
}

/** All that changes from move to move, for one viewer. */
export interface Moment {
  number: number; // of the moment; an action names the moment it was chosen in
  entries: number; // the length of the log
  scene: Scene;
  asked: string; // what the game waits for, in words
  asks_you: boolean;
  waiting: number[]; // the players it waits for
  question: string; // a code: "found", "before_roll", "discard", ...
  due: number; // how many are asked for, where several are
  choices: Choice[];
  tools: Tool[];
  talk: string[]; // free-form verbs the viewer may use: "offer", "propose"
  over: boolean;
  winner: number; // -1 while nobody has won
}

/** A turn clock: seconds for each turn, and a reserve for the whole game that is used up after them. */
export interface ClockRule {
  seconds: number;
  reserve?: number;
}

/** The time one player has left now: of this turn, then of the reserve, in milliseconds. */
export interface Timer {
  seat: number;
  left: number;
  reserve: number;
}

/** A place at the table. Whoever is away is played by a bot until they return. */
export interface Seat {
  number: number;
  state: "bot" | "open" | "person";
  name: string;
  bot: string | null; // the bot's name; for a person, the bot that stands in while they are away
  present: boolean; // somebody is connected
  away: boolean; // the bot plays for them now
  not_trading: "game" | "turn" | null; // wants no offers: each is declined for them
  grace: number | null; // they are gone: milliseconds until a bot may be sent in; null where none may
}

export interface Result {
  winner: number;
  points: number[];
}

/** A table from outside. */
export interface TableInfo {
  id: string;
  title: string;
  game: string;
  game_name: string;
  preset: string;
  options: Record<string, string>;
  map: string;
  seats: Seat[];
  status: "open" | "over" | "paused" | "playing";
  public: boolean;
  clock: ClockRule | null;
  take_back: boolean;
  hints: boolean;
  stand_in: "anybody" | "host" | "nobody";
  guided: boolean;
  spectators: number;
  commitment: string;
  seed: string | null; // once the game is over
  result: Result | null;
  rematch: string | null; // the id of the table where the next game is played
  created: number; // milliseconds since 1970
  round: number;
}

/** Send me the whole table afresh, in this language if one is named. */
export interface Look {
  type: "look";
  id: number;
  language?: string | null;
}

/** Do this. `moment` is the moment it was chosen in: if the game has moved on, the act is stale and nothing happens. */
export interface Act {
  type: "act";
  id: number;
  text: string;
  moment: number;
}

/** Could I do this now, and if not, why? Nothing happens. */
export interface WhyNot {
  type: "why_not";
  id: number;
  text: string;
}

/** Say something to the whole table. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** What would the bot do in my place, and why? */
export interface Hint {
  type: "hint";
  id: number;
}

/** Take back my last action. */
export interface TakeBack {
  type: "take_back";
  id: number;
}

/** I want the game to rest (or, with `wanted` false, no longer). It rests when everybody wants it. */
export interface Pause {
  type: "pause";
  id: number;
  wanted?: boolean;
}

/** Let us go on. */
export interface Resume {
  type: "resume";
  id: number;
}

/** Let the bot play for me, or take my seat back. */
export interface Away {
  type: "away";
  id: number;
  away: boolean;
}

/** I want to be asked for no trade in this turn or in the whole game; or, with null, I trade again. Everybody sees it, bots do not ask, and offers are declined for me at once. */
export interface NotTrading {
  type: "not_trading";
  id: number;
  lasting: "game" | "turn" | null;
}

/** Another game with the same people, when this one is over. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** I have read this lesson of the guided game. */
export interface Next {
  type: "next";
  id: number;
  lesson: string;
}

export interface ChatLine {
  number: number;
  seat: number; // -1 for somebody who watches
  name: string;
  text: string;
  at: number; // milliseconds since 1970
}

/** What the guide says in a guided game: what to do next, and why. */
export interface Lesson {
  key: string;
  title: string;
  text: string;
  article: string | null;
  passive: boolean; // to be read and left with `next`; otherwise the learner acts
  suggestion: string | null; // the text of the action it speaks of
  shows: string[]; // the parts of the page it speaks of: "hand", "bank", "dice", "players", "board", ...
  places: Place[]; // what it speaks of on the table itself
  step: number;
  steps: number;
}

/** What people at the table want together. */
export interface Agreement {
  pause: number[]; // seats that want the game to rest
  rematch: number[];
}

/** All that is told with every change, beside the news. */
export interface Present {
  info: TableInfo;
  moment: Moment | null; // null while the table waits for people
  timers: Timer[];
  agreement: Agreement;
  can_take_back: boolean;
  lesson: Lesson | null;
}

/** The table as you may see it now: everything. */
export interface Whole {
  type: "table";
  version: number;
  you: number; // your seat; -1 if you watch
  host: boolean; // whether you may start the game and change the seats
  names: string[];
  setting: Setting | null;
  log: Event[];
  chat: ChatLine[];
  present: Present;
}

/** What has changed since version `since`; whoever has another version asks for the whole table. */
export interface Update {
  type: "update";
  version: number;
  since: number;
  kept: number; // how many entries of the log still stand; those after it were taken back
  events: Event[];
  chat: ChatLine[];
  present: Present;
}

/** Somebody came or went. Nothing else has changed, and the version stays. */
export interface Attendance {
  type: "presence";
  seats: Seat[];
  spectators: number;
}

/** The request was carried out, and is on disk. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** The rules do not allow it, or, to `why_not`: nothing speaks against it (refusal null). */
export interface NotAllowed {
  type: "refused";
  id: number;
  text: string;
  refusal: Refused | null;
}

/** The request could not be carried out. `code` is for programs, `text` for people. */
export interface Problem {
  type: "problem";
  id: number | null;
  code: string; // "malformed", "too_long", "repeated", "too_often", "stale", "not_seated", "not_running", ...
  text: string;
}

/** One thing the bot would consider: the action, its worth in points, and the reasons. */
export interface Advice {
  text: string;
  label: string;
  score: number;
  reasons: string[];
}

/** What the bot would do in your place, best first. */
export interface Hints {
  type: "hints";
  id: number;
  advice: Advice[];
}

export interface NewGuest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

/** Who you are. `token` is given once, when you sign in, for programs; browsers have a cookie. */
export interface Person {
  id: string;
  name: string;
  account: boolean;
  token?: string | null;
}

/** An account with recovery codes, which are shown once: each of them sets a new password, once. */
export interface NewAccount {
  id: string;
  name: string;
  account: boolean;
  token?: string | null;
  codes: string[];
}

export interface NewPassword {
  old: string;
  password: string;
}

/** Set a new password with one of the recovery codes. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Your password once more, for what a stranger at your device must not do. */
export interface Proof {
  password: string;
}

export interface RecoveryCodes {
  codes: string[];
}

/** A device where you are signed in. */
export interface SignInInfo {
  id: string;
  device: string; // what it says of itself, such as "Firefox, Linux"; empty if nothing
  created: number; // 0: not known
  used: number; // to the hour
  here: boolean; // it is the one that asks
}

/** A token you gave out that plays a seat. */
export interface TokenInfo {
  id: string;
  table: string;
  title: string;
  seat: number;
  name: string; // of whoever plays the seat
  created: number;
  used: number; // 0: not yet
}

/** Everything that speaks for you, and how many recovery codes are left. */
export interface SignIns {
  devices: SignInInfo[];
  tokens: TokenInfo[];
  codes: number;
}

/** A game of yours: running, or as it ended. */
export interface GameRow {
  table: TableInfo;
  seat: number;
  your_turn: boolean;
}

/** How your games went. */
export interface Figures {
  games: number;
  wins: number;
  points: number; // on average
  longest_win: number; // rounds
}

export interface Profile {
  person: Person;
  games: GameRow[];
  figures: Figures;
}

/** Something that you have made for a game and keep on the server. */
export interface Kept {
  id: string;
  text: string;
  revision: number; // grows with every change
  changed: number; // milliseconds since 1970
}

/** Something to be kept, in the place of the revision you know; 0 for what is new. */
export interface ToKeep {
  text: string;
  revision?: number;
}

/** What you bring to a table, as text. */
export interface Brought {
  text: string;
}

/** A game to be judged before a table is opened for it; the parts are those of a table to be opened. */
export interface GameWish {
  game?: string;
  map?: string | null;
  preset?: string | null;
  options?: Record<string, string>;
  seats?: string[] | null;
}

/** A table to be set up. `seats` says who sits where, in order: "you", "open", or the name of a bot. Without them you play against bots, as many as the game has room for. `brings` is what you and the bots bring to a game that asks for it, as text, in the same order; empty: you choose at the table, a bot takes anything. */
export interface NewTable {
  game?: string;
  map?: string | null;
  preset?: string | null;
  options?: Record<string, string>;
  seats?: string[] | null;
  title?: string | null;
  clock?: ClockRule | null;
  public?: boolean;
  take_back?: boolean;
  hints?: boolean;
  stand_in?: "anybody" | "host" | "nobody";
  guided?: boolean;
  brings?: string[]; // by seat
}

/** What is to be said of a table before it is opened: why it cannot be, and what is not advised. */
export interface TableCheck {
  problem: string | null;
  cautions: Refused[];
}

/** The lobby: tables that wait for people, and games that can be watched. */
export interface Tables {
  open: TableInfo[];
  running: TableInfo[];
}

/** Take a seat; without a number, the first open one. */
export interface SitDown {
  seat?: number | null;
}

/** Who shall have a seat: "open" or the name of a bot. */
export interface SetSeat {
  who: string;
}

/** A token that plays one seat of one table, for a bot of one's own or another device. */
export interface SeatToken {
  table: string;
  seat: number;
  token: string;
}

/** The board of a table whose game has not begun. */
export interface MapPicture {
  name: string; // of the map
  drawn: boolean; // for every game anew: this one is an example
  setting: Setting;
  scene: Scene;
}

/** Something the host chooses: one of the values, or a list of parts, such as "2x abbey, cannon". */
export interface OptionInfo {
  name: string;
  label: string;
  values: string[];
  labels: string[];
  explained: string[]; // each value in a sentence, for what is asked before all others; empty for the rest
  article: string;
  presets: Record<string, string>;
  parts: Record<string, number>; // what can be listed instead, and how often at most
  lists: Record<string, string>; // by value: the list it stands for
}

export interface MapInfo {
  id: string;
  name: string;
  beginners: boolean;
}

export interface GameInfo {
  id: string;
  name: string;
  fewest: number;
  most: number;
  presets: string[];
  preset_names: string[];
  default_preset: string;
  default_maps: Record<string, string>;
  maps: MapInfo[];
  options: OptionInfo[];
  begin: string[]; // articles to begin with
}

export interface Catalog {
  games: GameInfo[];
  bots: string[];
}

/** Some words of an article; `found` says that they were asked for. */
export interface ExcerptPiece {
  text: string;
  found: boolean;
}

/** The card an article is about: its name, and the type or deck that colours its picture. */
export interface CardSign {
  name: string;
  ground: string;
}

/** An article in a list. Its excerpt is empty unless it answers a question. */
export interface ArticleRow {
  id: string;
  title: string;
  game: string; // the id of the game whose rules it tells
  chapter: string;
  card: CardSign | null;
  excerpt: ExcerptPiece[];
}

/** An article; paragraphs are parted by blank lines, items of a list begin with "- ". */
export interface ArticleText {
  id: string;
  title: string;
  game: string;
  chapter: string;
  card: CardSign | null;
  text: string;
  see: ArticleRow[];
  source: string;
}

/** One moment of a replay: what led to it, and how it looked. */
export interface Frame {
  event: Event | null; // null for the first one
  moment: Moment;
}

/** A stretch of a game. A running game is shown as the asker saw it, a finished one from any side. */
export interface Replay {
  info: TableInfo;
  names: string[];
  viewer: string; // "open", "spectator" or a seat number
  setting: Setting;
  entries: number;
  first: number;
  frames: Frame[];
}

export interface Robbery {
  thief: number;
  victim: number;
  cards: number;
}

export interface Trade {
  round: number;
  a: number;
  b: number; // -1 for the bank
  gave: Record<string, number>;
  got: Record<string, number>;
}

/** What a finished game looked like. */
export interface Summary {
  info: TableInfo;
  names: string[];
  rounds: number;
  minutes: number;
  points: number[][]; // by round, by player
  rolls: number[]; // how often each sum from 2 to 12 came up
  expected: number[];
  produced: Record<string, number>[]; // by player
  gained: Record<string, number>[]; // by player: where cards came from
  sources: Record<string, string>; // what the keys of `gained` are called, in the order in which they are shown
  trades: Trade[];
  robberies: Robbery[];
  turning_points: Event[];
}

/** A chance outcome and its weight. */
export interface Outcome {
  text: string;
  weight: number;
}

/** One draw of chance: what could come, and what came. */
export interface Draw {
  number: number; // of the entry
  outcomes: Outcome[];
  text: string;
}

/** Everything a browser needs to check the dice: the seed, its hash shown at the start, and all draws. */
export interface Draws {
  commitment: string;
  seed: string;
  finding: "good" | "good_by_hand" | "no_seed" | "wrong_dice" | "wrong_map" | "wrong_seed";
  draws: Draw[];
}

/** An answer that is none: a code for programs, a sentence for people. */
export interface Trouble {
  code: string;
  text: string;
}

export type ClientMessage = Look | Act | WhyNot | Say | Hint | TakeBack | Pause | Resume | Away | NotTrading | Rematch | Next;

export type ServerMessage = Whole | Update | Attendance | Done | NotAllowed | Problem | Hints;
