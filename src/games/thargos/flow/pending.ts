import type { Instance } from '../types.ts';
import type { Task } from './tasks.ts';

/** The index of this hero's wound, or of this Action, on the agenda while an effect can still stop it. */
export const pendingAt = (agenda: readonly Task[], bound: Instance | null): number =>
  agenda.findLastIndex(
    task => (task.do === 'wound' && task.hero === bound) || (task.do === 'carryOut' && task.card === bound),
  );
