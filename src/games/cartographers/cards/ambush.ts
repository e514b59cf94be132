import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land } from '../board/land.ts';
import type { ShapeRows } from '../board/shapes.ts';
import type { HouseRules } from '../config.ts';

export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The input of a lasting effect: the sheet, and the beast's spaces on it. */
export interface Lair {
  readonly land: Land;
  /** Every space that was drawn with the card's letter. */
  readonly drawn: Cells;
  /** CH-13: the spaces that are not destroyed. */
  readonly living: Cells;
}

/** An ambush card. Each effect is named after its moment and only returns spaces; the phases apply it. */
export interface AmbushCard {
  readonly kind: 'ambush';
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly shape: ShapeRows;
  /** CA-39: the direction in which sheets are passed, and in solo, the direction along the edge. */
  readonly pass: Direction;
  readonly soloCorner: Corner;
  /** CH-13 */
  readonly letter?: string;
  /** After drawing: the chooser picks one of these spaces, which is destroyed. */
  readonly gazes?: (lair: Lair, house: HouseRules) => Cells;
  /** After scoring: all of these become monsters of the same letter. */
  readonly grows?: (lair: Lair) => Cells;
  /** After scoring: the chooser picks one of these spaces, which is destroyed. */
  readonly ravages?: (lair: Lair) => Cells;
  /** At any moment: coins for the owner of the sheet, once, when the beast is enclosed or destroyed. */
  readonly bounty?: { readonly coins: number; readonly earned: (lair: Lair) => boolean };
}

export const ambush = (card: Omit<AmbushCard, 'kind' | 'shape'> & { shape: string }): AmbushCard => ({
  kind: 'ambush',
  ...card,
  shape: card.shape.split('/'),
});
