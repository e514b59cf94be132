import { isObject } from '../../../engine/util.ts';
import type { Card } from '../cards/card.ts';
import type { Effect, Op } from '../effects/effect.ts';
import type { Path } from './fault.ts';

/** Every effect of a card, with its path in the card. */
export const effectsOf = (card: Card): { readonly effect: Effect; readonly path: Path }[] => {
  const listed = (effects: readonly Effect[] | undefined, ...path: Path) =>
    (effects ?? []).map((effect, i) => ({ effect, path: [...path, 'effects', i] }));
  if (card.type !== 'hero') return listed(card.effects);
  const { active, wounded } = card.faces;
  return [...listed(active.effects, 'faces', 'active'), ...listed(wounded.effects, 'faces', 'wounded')];
};

/** Yields every object and list in a part of a card, outer ones before inner ones. */
export function* partsOf(
  part: unknown,
  path: Path = [],
): Generator<{ part: object; path: Path; key: unknown }> {
  if (typeof part !== 'object' || part === null) return;
  yield { part, path, key: path[path.length - 1] };
  const entries = Array.isArray(part) ? part.entries() : Object.entries(part);
  for (const [key, inner] of entries) yield* partsOf(inner, [...path, key]);
}

export const opsOf = (effect: Effect): Op[] =>
  [...partsOf(effect)].map(({ part }) => part).filter((part): part is Op => isObject(part) && 'op' in part);
