import type { Decided, Seat } from '../../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Command, Event, State, ThargosTypes } from '../../../../games/thargos/ui.ts';
import { type TaughtTable, teach } from '../../../screens/lesson/teach.ts';
import { game } from '../rules.ts';
import { situationOf } from './situations.ts';
import { type LessonStep, STEPS, type StepId } from './steps.ts';

/** The opponent's prepared answer to the pending question; undefined if the player must answer. */
const replyOf = ({ reply }: LessonStep, state: State): Command | undefined => {
  const { conflict, question } = state;
  if (!conflict) return undefined;
  if (question?.type === 'beforeReveal') return { type: 'pass' };
  return question?.type === 'defend' && question.seat === 1 ? reply?.(state) : undefined;
};

/** Decides the player's command and then the opponent's prepared answers. */
const decideWith =
  (step: LessonStep) =>
  (state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal => {
    const all: Event[] = [];
    let at = state;
    let who = seat;
    let wish: Command | undefined = command;
    while (wish) {
      const decided = game.decide(at, who, wish);
      if (isRefusal(decided)) return decided;
      all.push(...decided.events);
      at = decided.state;
      wish = replyOf(step, at);
      who = at.question?.seat ?? 0;
    }
    return { events: all, state: at };
  };

/** The table at which a player solves one step of the lesson. */
export const lessonTable = (id: StepId): TaughtTable<ThargosTypes> => {
  const step = STEPS[id];
  const { start, log } = situationOf(id);
  return teach({
    id: `lesson-${id}`,
    module: {
      ...game,
      // A step starts in the middle of a duel, from a prepared state.
      evolve: (state: State | undefined, event: Event) => game.evolve(state ?? start, event),
      decide: decideWith(step),
    },
    config: start.config,
    players: [{}, { bot: 'greedy' }],
    log,
    judge: step.judge,
  });
};
