import { type CartographersTypes, cartographers as game } from '../../../../games/cartographers/ui.ts';
import { type TaughtTable, teach } from '../../../screens/lesson/teach.ts';
import { type Situation, STEPS, type StepId, situationOf } from './situations.ts';

export interface LessonTable extends TaughtTable<CartographersTypes, 'done'> {
  readonly situation: Situation;
}

/** A table for one step. */
export const lessonTable = (id: StepId): LessonTable => {
  const step = STEPS[id];
  const situation = situationOf(step);
  const table = teach({
    id: `lesson-${id}`,
    module: game,
    config: {},
    players: [{}],
    log: [{ events: [...situation.earlier, ...situation.events] }],
    judge: (_, events, before, after) => (step.isDone(before, after, events) ? ('done' as const) : undefined),
  });
  return { ...table, situation };
};
