import { computed, type ReadonlySignal } from '@preact/signals';
import type { Decided, Seat } from '../../../../engine/game.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Command, Event, State, ThargosTypes } from '../../../../games/thargos/ui.ts';
import { type AnswerOutcome as OutcomeOf, type TaughtTable, teach } from '../../../screens/lesson/teach.ts';
import { game } from '../rules.ts';
import { situationOf } from './situations.ts';
import { type LessonStep, STEPS, type StepId, type StepOutcome } from './steps.ts';

type Asked = Exclude<StepOutcome, 'missed'>;

/** The state of a step; `open` until an answer. */
export type Outcome = OutcomeOf<Asked>;

export interface LessonTable extends TaughtTable<ThargosTypes, Asked> {
  /** How many parts of the step are done: what to do next follows from it. */
  readonly progress: ReadonlySignal<number>;
}

/** The automatic answer of the other side. */
const replyOf = ({ reply }: LessonStep, state: State): Command | undefined => {
  const { conflict, question } = state;
  if (!conflict) return undefined;
  if (question?.type === 'beforeReveal') return { type: 'pass' };
  return question?.type === 'defend' && question.seat === 1 ? reply?.(state) : undefined;
};

/** What comes of an answer, with all that the other side does about it. */
const decideWith =
  (step: LessonStep) =>
  (state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal => {
    const all: Event[] = [];
    let [at, who, wish] = [state, seat, command as Command | undefined];
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

/** A table for one step. */
export const lessonTable = (id: StepId): LessonTable => {
  const step = STEPS[id];
  const { start, log } = situationOf(id);
  const table = teach({
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
    judge: (command, events, before): Asked | undefined => {
      const judged = step.judge(command, events, before);
      return judged === 'missed' ? undefined : judged;
    },
  });
  return { ...table, progress: computed(() => table.version.value - log.length) };
};
