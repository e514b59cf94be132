import { ATTRIBUTES } from '../attributes.ts';
import { attributesOf } from '../board/evaluate.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';
import type { LastingWhat } from '../types.ts';
import type { OpTask } from './definition.ts';
import type { Until } from './effect.ts';

/** Starts a lasting change, with the default duration if `until` is undefined. */
export const begin = (run: Run, task: OpTask, what: LastingWhat, until: Until | undefined): void => {
  const { seat, card } = task.context;
  // By default, a change lasts until the end of the conflict, or outside one until the end of the turn.
  const lasts = until ?? (run.state.conflict ? 'conflict' : 'endOfTurn');
  emit(run, { type: 'began', lasting: { seat, card, until: lasts, what } });
};

/** HT-11.4: a hero's strength, which is the sum of its three attributes. */
export const strength = (run: Run, hero: number): number => {
  const values = attributesOf(run.state, hero);
  return ATTRIBUTES.reduce((sum, colour) => sum + values[colour], 0);
};
