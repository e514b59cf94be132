import type { Seat } from '../../engine/game.ts';
import type { Cell, Rows } from './board/grid.ts';
import type { Terrain } from './board/land.ts';
import type { Orientation } from './board/shapes.ts';
import type { Attack } from './cards/hero.ts';
import type { EdictLetter } from './config.ts';
import type { CardId } from './types.ts';

/**
 * A shape in one orientation, and all legal places for the top left corner of its box: bit c of row r is space (r,
 * c).
 */
export interface Lay {
  readonly height: number;
  readonly width: number;
  readonly spaces: readonly (readonly [row: number, column: number])[];
  readonly anchors: Rows;
}

export const layOf = ({ height, width, spaces }: Orientation, anchors: Rows): Lay => ({
  height,
  width,
  spaces,
  anchors,
});

export interface ShapeOptions {
  /** The index of the shape among the card's shapes. */
  readonly shape: number;
  readonly coin: boolean;
  readonly lays: readonly Lay[];
}

/** CA-25, CA-26, CA-41: the reason why only a single space may be drawn. */
export type SingleReason = 'nothing-fits' | 'no-ruins-left' | 'ruins-out-of-reach';

/** CA-47: a cluster that may be chosen, with its stars. */
export interface ClusterOption {
  readonly stars: number;
  readonly cells: readonly Cell[];
}

/** The legal answers of a seat in compact form. `commands` lists them, `allows` checks one. */
export type Options = { readonly width: number; readonly canCancel: boolean } & (
  | { readonly type: 'none'; readonly why: 'over' | 'answered' | 'not-asked' | 'spectator' }
  | {
      readonly type: 'draw';
      readonly sheet: Seat;
      readonly terrains: readonly Terrain[];
      /** CA-24: whether the shape must cover a ruins space. */
      readonly mustCoverRuins: boolean;
      readonly shapes: readonly ShapeOptions[];
    }
  | {
      readonly type: 'drawSingle';
      readonly sheet: Seat;
      readonly why: SingleReason;
      readonly terrains: readonly Terrain[];
      readonly cells: Rows;
    }
  | { readonly type: 'drawMonster'; readonly sheet: Seat; readonly lays: readonly Lay[] }
  | {
      readonly type: 'drawMonsterSingle';
      readonly sheet: Seat;
      readonly why: SingleReason;
      readonly cells: Rows;
    }
  | {
      readonly type: 'drawHero';
      readonly sheet: Seat;
      readonly cells: Rows;
      readonly attacks: readonly Attack[];
    }
  | { readonly type: 'gaze' | 'ravage'; readonly sheet: Seat; readonly cells: Rows }
  | {
      readonly type: 'choose';
      readonly sheet: Seat;
      readonly edicts: readonly {
        readonly edict: EdictLetter;
        readonly card: CardId;
        /** The clusters that the player may choose from; empty if there is nothing to choose. */
        readonly clusters: readonly ClusterOption[];
      }[];
    }
);

/** The options of a phase, without `width` and `canCancel`, which all options have. */
export type PhaseOptions = Options extends infer O
  ? O extends Options
    ? Omit<O, 'width' | 'canCancel'>
    : never
  : never;
