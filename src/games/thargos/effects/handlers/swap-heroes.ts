import { candidates } from '../../board/evaluate.ts';
import { isBeside, postOfHero } from '../../board/lookup.ts';
import { seatOf } from '../../board/places.ts';
import type { Run } from '../../flow/run.ts';
import { changePlaces } from '../../flow/wounds.ts';
import type { Instance } from '../../types.ts';
import type { Target } from '../effect.ts';
import type { Handler, OpTask } from '../handler.ts';
import { chosenOf, heroesMeant } from '../target.ts';

export const swapHeroes: Handler<'swapHeroes'> = (run, op, task) => {
  if (run.state.story) return;
  const first = heroesMeant(run, op.target, task);
  if (!first || first.length === 0) return;
  const second = otherHero(run, op.to, task, first[0]!);
  if (!second || second.length === 0) return;
  const a = postOfHero(run.state, first[0]!);
  const b = postOfHero(run.state, second[0]!);
  if (a !== undefined && b !== undefined) changePlaces(run, a, b);
};

/** The second hero must be another hero of the same player. */
const otherHero = (run: Run, to: Target, task: OpTask, first: Instance): readonly Instance[] | undefined => {
  if (typeof to === 'string' || to.kind !== 'hero') return heroesMeant(run, to, task, 'to');
  const post = postOfHero(run.state, first);
  // `adjacent` means next to the hero that moves, not next to the card with the effect.
  const pick = to.pick === 'adjacent' ? ('choose' as const) : to.pick;
  const from = candidates(run.state, 'hero', task.context, { ...to, pick }).filter(hero => {
    const place = postOfHero(run.state, hero);
    if (hero === first || place === undefined || post === undefined || seatOf(place) !== seatOf(post))
      return false;
    return to.pick !== 'adjacent' || isBeside(run.state, place, post);
  });
  return chosenOf(run, { ...to, pick }, task, 'to', from);
};
