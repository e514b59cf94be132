import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Command, Event, View } from '../../../../games/cartographers/types.ts';
import { type Taught, teach } from '../../../lesson/teach.ts';
import { type Situation, STEPS, type StepId, situationOf } from './situations.ts';

export interface LessonTable extends Taught<Command, Event, View, ConfigWish, 'done'> {
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
