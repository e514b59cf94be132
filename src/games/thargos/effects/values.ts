import { ATTRIBUTES } from '../attributes.ts';
import { attributesOf } from '../board/evaluate.ts';
import type { Run } from '../flow/run.ts';
import { emit } from '../flow/run.ts';
import type { LastingWhat } from '../types.ts';
import type { Until } from './effect.ts';
import type { OpTask } from './handler.ts';

/** Starts a lasting change. */
export const begin = (run: Run, task: OpTask, what: LastingWhat, until: Until | undefined): void => {
  const { seat, card } = task.context;
  // Without `until`, a change lasts for the conflict, or outside one for the turn.
  const lasts = until ?? (run.state.conflict ? 'conflict' : 'endOfTurn');
  emit(run, { type: 'began', lasting: { seat, card, until: lasts, what } });
};

/** HT-11.4: the sum of a hero's three attributes. */
export const strength = (run: Run, hero: number): number => {
  const values = attributesOf(run.state, hero);
  return ATTRIBUTES.reduce((sum, colour) => sum + values[colour], 0);
};
