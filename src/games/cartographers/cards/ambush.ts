import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land } from '../board/land.ts';
import type { ShapeRows } from '../board/shapes.ts';
import type { HouseRules } from '../config.ts';

export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** What a lasting effect may read: the sheet, and the beast's own spaces on it. */
export interface Lair {
  readonly land: Land;
  /** Every space that was drawn with the card's letter. */
  readonly drawn: Cells;
  /** CH-13: those of them that are not destroyed. */
  readonly living: Cells;
}

/** An ambush card. The effects are named by their moment; each only says where, the phases do it. */
export interface AmbushCard {
  readonly kind: 'ambush';
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly shape: ShapeRows;
  /** CA-39: the way the sheets are passed, and in solo the way round the edge. */
  readonly pass: Direction;
  readonly soloCorner: Corner;
  /** CH-13 */
  readonly letter?: string;
  /** After drawing: one of these spaces is destroyed, the chooser picks. */
  readonly gazes?: (lair: Lair, house: HouseRules) => Cells;
  /** After scoring: all of these become monsters of the same letter. */
  readonly grows?: (lair: Lair) => Cells;
  /** After scoring: one of these spaces is destroyed, the chooser picks. */
  readonly ravages?: (lair: Lair) => Cells;
  /** At any moment: coins for the owner of the sheet, once, when it is subdued. */
  readonly bounty?: { readonly coins: number; readonly earned: (lair: Lair) => boolean };
}

export const ambush = (card: Omit<AmbushCard, 'kind' | 'shape'> & { shape: string }): AmbushCard => ({
  kind: 'ambush',
  ...card,
  shape: card.shape.split('/'),
});
