import type { Text } from '../../../engine/text.ts';
import { distinctWays, type ShapeRows } from '../board/shapes.ts';

/** A hero card. In its pattern, `H` is the hero and `*` a space that they attack (CH-05). */
export interface HeroCard {
  readonly kind: 'hero';
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly pattern: ShapeRows;
}

/** The spaces that a hero attacks, as rows and columns relative to the hero. */
export type Attack = readonly (readonly [down: number, right: number])[];

export const hero = (card: Omit<HeroCard, 'kind' | 'pattern'> & { pattern: string }): HeroCard => ({
  kind: 'hero',
  ...card,
  pattern: card.pattern.split('/'),
});

const attackOf = (pattern: ShapeRows): Attack => {
  const row = pattern.findIndex(line => line.includes('H'));
  const column = pattern[row]!.indexOf('H');
  return pattern.flatMap((line, r) =>
    [...line].flatMap((mark, c) => (mark === '*' ? [[r - row, c - column] as const] : [])),
  );
};

const known = new WeakMap<ShapeRows, readonly Attack[]>();

/** CH-07: the different rotations and flips of the attack pattern, the printed one first. */
export const attacks = (pattern: ShapeRows): readonly Attack[] => {
  const found = known.get(pattern);
  if (found) return found;
  const ways = distinctWays(pattern).map(attackOf);
  known.set(pattern, ways);
  return ways;
};
