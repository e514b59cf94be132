import type { Text } from '../../../engine/text.ts';
import type { Terrain } from '../board/land.ts';
import type { ShapeRows } from '../board/shapes.ts';

export interface ExploreShape {
  readonly rows: ShapeRows;
  /** CA-35 */
  readonly coin: boolean;
}

/** CA-06 */
export interface ExploreCard {
  readonly kind: 'explore';
  readonly id: string;
  readonly name: Text;
  readonly time: number;
  readonly terrains: readonly Terrain[];
  readonly shapes: readonly ExploreShape[];
}

/** CA-15 */
export interface RuinsCard {
  readonly kind: 'ruins';
  readonly id: string;
  readonly name: Text;
}

export const explore = (card: Omit<ExploreCard, 'kind'>): ExploreCard => ({ kind: 'explore', ...card });
export const ruins = (id: string, name: Text): RuinsCard => ({ kind: 'ruins', id, name });

/** Parses shapes on one line, with rows separated by `/`. */
export const coinShape = (drawing: string): ExploreShape => ({ rows: drawing.split('/'), coin: true });
export const plainShape = (drawing: string): ExploreShape => ({ rows: drawing.split('/'), coin: false });
