import { type ReadonlySignal, signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Event } from '../../../../games/thargos/events.ts';
import type { Command, State, View } from '../../../../games/thargos/types.ts';
import { tellings } from '../../../tellings.ts';
import { game } from '../device.ts';
import type { ThargosTable } from '../local-table.ts';
import { chronicler } from '../table/chronicle/chronicle.ts';
import { answer, situationOf } from './situations.ts';
import { type Judged, STEPS, type Step, type StepId } from './steps.ts';

/** How a step stands; `open` until something was done. */
export type Outcome = 'open' | Judged;

export interface LessonTable extends ThargosTable {
  readonly outcome: ReadonlySignal<Outcome>;
  /** How many parts of the step are done: what to do next follows from it. */
  readonly progress: ReadonlySignal<number>;
}

/** What happens without the pupil: the other side answers, and nobody spies. */
const replyOf = ({ reply }: Step, state: State): Command | undefined => {
  if (!state.conflict) return undefined;
  if (state.question?.type === 'beforeReveal') return { type: 'pass' };
  return state.question?.type === 'defend' && state.question.seat === 1 ? reply?.(state) : undefined;
};

/** A table for one step. It keeps nothing and takes back whatever was not asked for. */
export const lessonTable = (id: StepId): LessonTable => {
  const step = STEPS[id];
  const version = signal(0);
  const outcome = signal<Outcome>('open');
  const progress = signal(0);
  let at = situationOf(id);
  const { start } = at;
  const tales = tellings<State, Event, View>(game);

  const carryOut = (command: Command): Refusal | undefined => {
    if (outcome.peek() === 'done') return undefined;
    const refused = game.decide(at.state, 0, command);
    if (isRefusal(refused)) return refused;
    let after = answer(at, command);
    for (let reply = replyOf(step, after.state); reply; reply = replyOf(step, after.state))
      after = answer(after, reply);
    const events = after.log.slice(at.log.length).flatMap(batch => batch.events);
    const judged = step.judge(command, events, at.state);
    outcome.value = judged;
    if (judged === 'missed') return undefined;
    if (judged === 'on') progress.value += 1;
    tales.add(version.peek() + 1, at.state, events);
    at = after;
    version.value += 1;
    return undefined;
  };

  return {
    id: `lesson-${id}`,
    players: [{}, { bot: 'greedy' }],
    version,
    view: viewer => game.view(at.state, viewer),
    told: tales.since,
    submit: (_, command) => Promise.resolve(carryOut(command)),
    trouble: signal(undefined),
    goOn: () => undefined,
    leave: () => undefined,
    record: () => {
      throw new Error('a lesson is not kept');
    },
    // A step begins in the middle of a duel, with a table laid out.
    chronicle: reader => {
      const tell = chronicler(reader, start);
      return () => tell(at.log);
    },
    canUndo: () => false,
    undo: () => Promise.resolve(undefined),
    outcome,
    progress,
  };
};
