import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land } from '../board/land.ts';
import type { ShapeRows } from '../board/shapes.ts';
import type { HouseRules } from '../config.ts';

export const DIRECTIONS = ['clockwise', 'counter-clockwise'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** The input of an ambush's effect: a sheet, and the spaces of the ambush's monster ("beast") on it. */
export interface Lair {
  readonly land: Land;
  /** Every space that was drawn with the card's letter. */
  readonly drawn: Cells;
  /** CH-13: the spaces of `drawn` that are not destroyed. */
  readonly living: Cells;
}

/** An ambush card. Its effects are functions that only return spaces; the phases of the game apply them. */
export interface AmbushCard {
  readonly kind: 'ambush';
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly shape: ShapeRows;
  /** CA-39: the direction in which players pass their sheets; in solo, the direction of the walk along the edge. */
  readonly pass: Direction;
  readonly soloCorner: Corner;
  /** CH-13: the letter that marks the beast's spaces. Base ambushes have none. */
  readonly letter?: string;
  /** The spaces of which one is destroyed after the beast is drawn; a player chooses it (CH-16). */
  readonly gazes?: (lair: Lair, house: HouseRules) => Cells;
  /** The spaces that become monsters with the beast's letter after each scoring (CH-14). */
  readonly grows?: (lair: Lair) => Cells;
  /** The spaces of which one is destroyed after each scoring; a player chooses it (CH-15). */
  readonly ravages?: (lair: Lair) => Cells;
  /** The coins that the owner of the sheet gets, only once, as soon as `earned` is true (CH-18). */
  readonly bounty?: { readonly coins: number; readonly earned: (lair: Lair) => boolean };
}

export const ambush = (card: Omit<AmbushCard, 'kind' | 'shape'> & { shape: string }): AmbushCard => ({
  kind: 'ambush',
  ...card,
  shape: card.shape.split('/'),
});
