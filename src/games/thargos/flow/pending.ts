import type { Instance } from '../types.ts';
import type { Task } from './tasks.ts';

/** Where the agenda has the wound of this hero, or this Action, that an effect can still stop. */
export const pendingAt = (agenda: readonly Task[], bound: Instance | null): number =>
  agenda.findLastIndex(
    task => (task.do === 'wound' && task.hero === bound) || (task.do === 'carryOut' && task.card === bound),
  );
