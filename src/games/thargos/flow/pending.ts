import type { Instance } from '../types.ts';
import type { Task } from './tasks.ts';

/**
 * The index on the agenda of this hero's wound or of this Action, while an effect can still cancel it. -1
 * if no effect can.
 */
export const pendingAt = (agenda: readonly Task[], bound: Instance | null): number =>
  agenda.findLastIndex(
    task => (task.do === 'wound' && task.hero === bound) || (task.do === 'carryOut' && task.card === bound),
  );
