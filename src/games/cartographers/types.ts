import type { Seat, Viewer } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import type { Cell, Rows } from './board/grid.ts';
import type { Drawing, Terrain } from './board/land.ts';
import type { Config, EdictLetter } from './config.ts';

/** The English name in kebab-case. Ids never change, because logs contain them. */
export type CardId = string;

/** Spring, summer, fall, winter. */
export type Season = 0 | 1 | 2 | 3;

/** CA-46: the five numbers of one season on one sheet. */
export interface SeasonScore {
  readonly first: number;
  readonly second: number;
  readonly coins: number;
  /** Stars lost, as a positive number. */
  readonly monsters: number;
  readonly total: number;
}

/** One player's map sheet. Contains only the drawn layer: the printed one is the map of the config. */
export interface Sheet extends Drawing {
  /** CH-13: spaces drawn with the letter of their ambush, including destroyed ones. */
  readonly letters: Readonly<Record<string, Rows>>;
  /** CH-06: the union of all attack marks. */
  readonly marks: Rows;
  /** CA-32: mountains that have given their coin. */
  readonly paid: Rows;
  /** Letters of the monsters whose bounty was paid (CH-18). */
  readonly bounties: readonly string[];
  /** CA-37 */
  readonly coinsEarned: number;
  readonly coinsSpent: number;
  readonly seasons: readonly SeasonScore[];
  /** Number of changes, so that a screen knows whether it shows the latest. */
  readonly version: number;
}

/** The current step of the game. `owing` in the state lists the seats that have to answer. */
export type Phase =
  | { readonly type: 'explore' }
  | { readonly type: 'draw'; readonly card: CardId }
  | { readonly type: 'ambush'; readonly card: CardId }
  | { readonly type: 'gaze'; readonly card: CardId }
  | { readonly type: 'hero'; readonly card: CardId }
  | { readonly type: 'choose' }
  | { readonly type: 'ravage'; readonly card: CardId; readonly rest: readonly CardId[] }
  | { readonly type: 'over' };

export type Command =
  /** The shape of the explore card, or a single space if no shape fits (CA-20, CA-25). */
  | { readonly type: 'draw'; readonly terrain: Terrain; readonly cells: readonly Cell[] }
  /** On the map sheet received (CA-38). */
  | { readonly type: 'drawMonster'; readonly cells: readonly Cell[] }
  | { readonly type: 'drawHero'; readonly cell: Cell; readonly orientation: number }
  | { readonly type: 'gaze'; readonly cell: Cell }
  | { readonly type: 'ravage'; readonly cell: Cell }
  /**
   * CA-47: one space of the chosen cluster, for each edict scored now that needs a choice. Null chooses the best
   * cluster.
   */
  | { readonly type: 'choose'; readonly clusters: readonly (Cell | null)[] }
  | { readonly type: 'cancel' };

/** The stars of an edict, and the spaces that earned them. */
export interface EdictScore {
  readonly edict: EdictLetter;
  readonly card: CardId;
  readonly stars: number;
  readonly awards: readonly {
    readonly stars: number;
    readonly cells: readonly Cell[];
    readonly each?: number;
  }[];
}

/** An event on one sheet. */
export type SheetEvent =
  | {
      readonly type: 'drawn';
      readonly sheet: Seat;
      readonly by: Seat | null;
      readonly terrain: Terrain;
      readonly cells: readonly Cell[];
      readonly letter?: string;
      /** CA-25, CA-26, CA-41: whether it is the single space, because no shape fits. */
      readonly single?: true;
    }
  | {
      readonly type: 'marked';
      readonly sheet: Seat;
      readonly card: CardId;
      readonly cell: Cell;
      readonly cells: readonly Cell[];
    }
  | {
      readonly type: 'destroyed';
      readonly sheet: Seat;
      readonly cells: readonly Cell[];
      readonly why: 'heroes' | 'gaze' | 'ravage';
    }
  | {
      readonly type: 'coined';
      readonly sheet: Seat;
      /** The seat that gets the coins; null if nobody does (CA-A-09). */
      readonly to: Seat | null;
      readonly coins: number;
      readonly why: 'shape' | 'mountain' | 'bounty';
      readonly cells: readonly Cell[];
      readonly letter?: string;
    }
  | {
      readonly type: 'scored';
      readonly sheet: Seat;
      readonly season: Season;
      readonly edicts: readonly EdictScore[];
      readonly coins: number;
      readonly monsters: number;
      /** The empty spaces next to monsters, each costing a star. */
      readonly preyed: readonly Cell[];
      readonly total: number;
    };

export type Scored = Extract<SheetEvent, { type: 'scored' }>;

/** An event of the game. Hidden information is in `secret`, which `redact` removes. */
export type Event =
  | {
      readonly type: 'started';
      readonly seats: number;
      readonly config: Config;
      readonly seedHash: string;
      readonly openSeed: boolean;
      readonly edicts: readonly CardId[];
      readonly secret?: {
        readonly seed: Seed;
        readonly ambushDeck: readonly CardId[];
        readonly heroDeck: readonly CardId[];
      };
    }
  | {
      readonly type: 'begun';
      readonly season: Season;
      readonly cards: number;
      readonly ambushes: number;
      readonly heroes: number;
      readonly secret?: { readonly deck: readonly CardId[] };
    }
  | { readonly type: 'revealed'; readonly card: CardId }
  | { readonly type: 'asked'; readonly phase: Phase; readonly seats: readonly Seat[] }
  | { readonly type: 'submitted'; readonly seat: Seat; readonly secret?: { readonly command: Command } }
  | { readonly type: 'cancelled'; readonly seat: Seat }
  /** CS-02: the shape fits nowhere as printed. */
  | { readonly type: 'ignored'; readonly card: CardId }
  | SheetEvent
  | { readonly type: 'ended'; readonly result: Result; readonly seed: Seed };

export interface Result {
  readonly totals: readonly number[];
  /** CA-50: stars lost to monsters over the four seasons. */
  readonly monsters: readonly number[];
  /** 1 for the winners; full ties share a place (CA-51). */
  readonly places: readonly number[];
  /** CS-06, CS-07: only in solo. `title` is the lowest rating of its row in `TITLES`, or null below the table. */
  readonly solo?: { readonly rating: number; readonly title: number | null };
}

export interface State {
  readonly config: Config;
  readonly seats: number;
  readonly seedHash: string;
  readonly openSeed: boolean;
  /** The scoring cards of edicts A to D. */
  readonly edicts: readonly CardId[];
  readonly season: Season;
  /** Number of cards that asked for an answer. It is part of the decision's id. */
  readonly turn: number;
  /** Explore and ruins cards of this season, in order. */
  readonly column: readonly CardId[];
  /** Ambush and hero cards revealed so far, in order. */
  readonly ambushes: readonly CardId[];
  readonly heroes: readonly CardId[];
  readonly deck: DeckCount;
  readonly phase: Phase;
  /** The seats that still have to answer. */
  readonly owing: readonly Seat[];
  /** The seats that have answered and may undo it. */
  readonly answered: readonly Seat[];
  readonly sheets: readonly Sheet[];
  readonly result?: Result;
  readonly seed?: Seed;
  readonly secret: Secret;
}

/** CA-12: how many cards are left face down, and how many of them are ambushes and heroes. */
export interface DeckCount {
  readonly cards: number;
  readonly ambushes: number;
  readonly heroes: number;
}

/** Information that no view shows; `view.ts` is the only file that turns it into output. */
export interface Secret {
  readonly seed: Seed;
  /** The last card is the next to be revealed. */
  readonly deck: readonly CardId[];
  readonly ambushDeck: readonly CardId[];
  readonly heroDeck: readonly CardId[];
  /** Answers given, by seat. */
  readonly answers: Answers;
}

/** Answers by seat. */
export type Answers = Readonly<Record<Seat, Command>>;

/** The coin track and the scores of a sheet. */
export type Track = Pick<Sheet, 'coinsEarned' | 'coinsSpent' | 'seasons'>;

/** The game as one viewer sees it. With `openSheets: false`, map sheets of others are null. */
export interface View {
  readonly viewer: Viewer;
  readonly config: Config;
  readonly seats: number;
  readonly seedHash: string;
  readonly openSeed: boolean;
  readonly edicts: readonly CardId[];
  readonly season: Season;
  readonly turn: number;
  readonly column: readonly CardId[];
  readonly ambushes: readonly CardId[];
  readonly heroes: readonly CardId[];
  readonly deck: DeckCount;
  readonly phase: Phase;
  readonly owing: readonly Seat[];
  readonly answered: readonly Seat[];
  /** Null if the map sheet is hidden from the viewer. */
  readonly sheets: readonly (Sheet | null)[];
  /** The coins and season scores of every map sheet, including hidden ones. */
  readonly tracks: readonly Track[];
  /** The answers that this viewer knows: their own, and with `reveal: live` all of them. */
  readonly answers: Answers;
  readonly result?: Result;
  readonly seed?: Seed;
}

/** The common part of State and View, which is enough to find the legal answers. */
export type Position = Pick<View, 'config' | 'seats' | 'column' | 'phase' | 'season' | 'edicts' | 'sheets'>;
