import type { Text } from '../../../engine/text.ts';
import type { Terrain } from '../board/land.ts';
import type { ShapeRows } from '../board/shapes.ts';

export interface ExploreShape {
  readonly rows: ShapeRows;
  /** CA-35: whether drawing this shape earns a coin. */
  readonly coin: boolean;
}

/** CA-06: a card that all players draw on their sheets. */
export interface ExploreCard {
  readonly kind: 'explore';
  readonly id: string;
  readonly name: Text;
  readonly time: number;
  readonly terrains: readonly Terrain[];
  readonly shapes: readonly ExploreShape[];
}

/** CA-15: a card after which the next shape must cover ruins. */
export interface RuinsCard {
  readonly kind: 'ruins';
  readonly id: string;
  readonly name: Text;
}

export const explore = (card: Omit<ExploreCard, 'kind'>): ExploreCard => ({ kind: 'explore', ...card });
export const ruins = (id: string, name: Text): RuinsCard => ({ kind: 'ruins', id, name });

/** A shape that earns a coin, drawn on one line with rows separated by `/`. */
export const coinShape = (drawing: string): ExploreShape => ({ rows: drawing.split('/'), coin: true });
export const plainShape = (drawing: string): ExploreShape => ({ rows: drawing.split('/'), coin: false });
