import { type Random, shuffled } from '../../../engine/random.ts';
import type { CardId } from '../cards/card.ts';
import type { StoryPlan } from './story.ts';

/** HT-A-53: the keys of the nodes with a secret Mission. */
export const secretNodes = ({ nodes }: StoryPlan): string[] =>
  Object.keys(nodes).filter(key => nodes[key]!.role === 'secret');

/**
 * HT-A-53: for each of these values, a random Mission that gives as many VP. The other Missions stay in the
 * secondary pile.
 */
export const drawSecrets = (
  random: Random,
  wanted: readonly number[],
  pool: readonly CardId[],
  vpOf: (id: CardId) => number,
): { readonly drawn: readonly (CardId | undefined)[]; readonly rest: readonly CardId[] } => {
  const rest = shuffled(random, pool);
  const drawn = wanted.map(vp => {
    const at = rest.findIndex(id => vpOf(id) === vp);
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  });
  return { drawn, rest };
};
