import type { Seat, Viewer } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import type { Cell, Rows } from './board/grid.ts';
import type { Drawing, Terrain } from './board/land.ts';
import type { Config, EdictLetter } from './config.ts';

/** The id of a card: its English name in kebab-case. Ids never change, because logs contain them. */
export type CardId = string;

export type Season = 0 | 1 | 2 | 3;

/** CA-46: the five numbers of one season on one sheet. */
export interface SeasonScore {
  readonly first: number;
  readonly second: number;
  readonly coins: number;
  /** The stars lost to monsters, as a positive number. */
  readonly monsters: number;
  readonly total: number;
}

/** What was drawn on one player's map sheet. The config's map is the printed layer below it. */
export interface Sheet extends Drawing {
  /** CH-13: by letter, the spaces that were drawn with it, including destroyed ones. */
  readonly letters: Readonly<Record<string, Rows>>;
  /** CH-06: all spaces with an attack mark. */
  readonly marks: Rows;
  /** CA-32: the mountains that have paid their coin. */
  readonly paid: Rows;
  /** CH-18: the letters of the monsters that have paid their bounty, the coins for enclosing or destroying them. */
  readonly bounties: readonly string[];
  /** CA-37: all coins earned so far. */
  readonly coinsEarned: number;
  readonly coinsSpent: number;
  readonly seasons: readonly SeasonScore[];
  /** The number of changes to this sheet, so that a screen knows whether it shows the latest version. */
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
  /** Draws a shape of the explore card, or a single space if no shape fits (CA-20, CA-25). */
  | { readonly type: 'draw'; readonly terrain: Terrain; readonly cells: readonly Cell[] }
  /** Draws a monster on the map sheet that the seat received (CA-38). */
  | { readonly type: 'drawMonster'; readonly cells: readonly Cell[] }
  | { readonly type: 'drawHero'; readonly cell: Cell; readonly orientation: number }
  | { readonly type: 'gaze'; readonly cell: Cell }
  | { readonly type: 'ravage'; readonly cell: Cell }
  /**
   * CA-47: chooses a cluster for each edict scored now, by one of its spaces. Null chooses the best cluster,
   * or stands for an edict without a choice.
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
      /** CA-25, CA-26, CA-41: true if a single space was drawn because no shape fits. */
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
      /** The empty spaces next to monsters, each of which costs a star. */
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
  /** CS-02: a solo ambush has no effect, because its shape fits nowhere as printed. */
  | { readonly type: 'ignored'; readonly card: CardId }
  | SheetEvent
  | { readonly type: 'ended'; readonly result: Result; readonly seed: Seed };

export interface Result {
  readonly totals: readonly number[];
  /** CA-50: by seat, the stars lost to monsters in all four seasons. */
  readonly monsters: readonly number[];
  /** The place of each seat; winners have place 1, and players with equal results share a place (CA-51). */
  readonly places: readonly number[];
  /**
   * CS-06, CS-07: only in solo. `title` is the lowest rating that earns the title in `TITLES`, or null for no title.
   */
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
  /** The number of cards so far that seats had to answer. It is part of the decision's id. */
  readonly turn: number;
  /** The explore and ruins cards revealed this season, in order. */
  readonly column: readonly CardId[];
  /** The ambush and hero cards revealed so far, each in order. */
  readonly ambushes: readonly CardId[];
  readonly heroes: readonly CardId[];
  readonly deck: DeckCount;
  readonly phase: Phase;
  /** The seats that still have to answer. */
  readonly owing: readonly Seat[];
  /** The seats that have answered and may still cancel their answer. */
  readonly answered: readonly Seat[];
  readonly sheets: readonly Sheet[];
  readonly result?: Result;
  readonly seed?: Seed;
  readonly secret: Secret;
}

/** CA-12: the number of face-down cards in the deck, and how many of them are ambushes and heroes. */
export interface DeckCount {
  readonly cards: number;
  readonly ambushes: number;
  readonly heroes: number;
}

/** Information that views don't contain; `view.ts` is the only file that shows parts of it. */
export interface Secret {
  readonly seed: Seed;
  /** The face-down cards; the last one is revealed next. */
  readonly deck: readonly CardId[];
  readonly ambushDeck: readonly CardId[];
  readonly heroDeck: readonly CardId[];
  /** The answers to the current decision so far, by seat. */
  readonly answers: Answers;
}

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
  /** The map sheets by seat; null for a sheet that is hidden from the viewer. */
  readonly sheets: readonly (Sheet | null)[];
  /** The coins and season scores of every map sheet, including hidden ones. */
  readonly tracks: readonly Track[];
  /** The answers that this viewer knows: their own, and with `reveal: live` all of them. */
  readonly answers: Answers;
  readonly result?: Result;
  readonly seed?: Seed;
}

/** The fields that State and View share and that decide the legal answers. */
export type Position = Pick<View, 'config' | 'seats' | 'column' | 'phase' | 'season' | 'edicts' | 'sheets'>;
