// Written by tools/wire.py from src/hexhaven/wire and games/*/wire.py: change the messages there.

import type { CardKind, Deal, Place, Ware } from "../../wire";

/** A hex in axial coordinates, pointy end up: q grows to the east, r to the south-east. */
export interface Hex {
  id: number;
  q: number;
  r: number;
  terrain: string;
  number: number; // 0 for none
  name: string; // "forest 11", for people who listen
  nodes: number[]; // its corners, clockwise from the north
  card?: string; // what it gives
}

/** A crossing. On the drawing grid half a hex is 1 wide and a row is 3 high; the centre of hex (0, 0) is the origin. */
export interface Node {
  id: number;
  x: number;
  y: number;
  name: string; // "forest 11, hills 6, harbour 3:1"
}

/** A path between two nodes. */
export interface Edge {
  id: number;
  a: number;
  b: number;
  name: string; // "12-13"
}

/** A harbour: the edge it lies on, the land hex behind it, and what it trades ("any" or a card). */
export interface HarbourSign {
  edge: number;
  hex: number;
  kind: string;
}

/** What the island adds to a setting: the map, its cards and prices. */
export interface IslandSetting {
  hexes: Hex[];
  nodes: Node[];
  edges: Edge[];
  harbours: HarbourSign[];
  development: CardKind[];
  wares: Ware[];
  hand_limit: number;
}

/** A piece on the board; the player of a piece that belongs to nobody is -1. */
export interface Piece {
  kind: string;
  player: number;
  place: Place;
  look?: Record<string, number | string | boolean>; // what tells it from others of its kind
}

/** A player as the viewer sees them. What the viewer may not know is null. */
export interface Standing {
  player: number;
  points: number;
  hidden_points: number; // of these, the points only the viewer sees
  cards: number;
  hand: Record<string, number> | null;
  development: number;
  secrets: Record<string, number> | null; // development cards in hand
  shown: Record<string, number>; // development cards laid open
  knights: number; // cards played
  route: number;
  awards: string[]; // "longest-road", "largest-army"
  supply: Record<string, number>; // pieces left
  rates: Record<string, number>; // how many equal cards the bank takes for one
  parts?: Record<string, unknown>;
}

/** What one of the others said to the offer, or proposes unasked. Deals are told from their side. */
export interface Answer {
  player: number;
  state: "accepted" | "asked" | "declined" | "proposed";
  deal: Deal | null;
}

/** The talk about trade: the offer of the player on turn, and everybody's answer side by side. */
export interface Market {
  offer: Deal | null;
  answers: Answer[];
}

/** What the island adds to a scene. */
export interface IslandScene {
  dice: number[]; // the last roll; empty before the first one
  rolls: number[]; // how often each sum came up, from 2 to 12
  numbers: number[]; // by hex; they may change during a game
  pieces: Piece[];
  players: Standing[];
  bank: Record<string, number>;
  deck: number;
  market: Market | null;
}
