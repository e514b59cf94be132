import { type ReadonlySignal, signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Event, State } from '../../../../games/cartographers/types.ts';
import type { CartographersTable } from '../local-table.ts';
import { type Situation, STEPS, type StepId, situationOf } from './situations.ts';

/** How a step stands: nothing was drawn yet, something else than asked, or what was asked. */
export type Outcome = 'open' | 'missed' | 'done';

export interface LessonTable extends CartographersTable {
  readonly situation: Situation;
  readonly outcome: ReadonlySignal<Outcome>;
  /** What the drawing that did it brought about. */
  readonly won: () => { readonly state: State; readonly events: readonly Event[] } | undefined;
}

/** A table for one step. It keeps nothing and takes back whatever was not asked for. */
export const lessonTable = (id: StepId): LessonTable => {
  const step = STEPS[id];
  const situation = situationOf(step);
  const version = signal(0);
  const outcome = signal<Outcome>('open');
  let state = situation.state;
  let won: ReturnType<LessonTable['won']>;
  const refusedOr = (seat: number, command: Parameters<typeof game.decide>[2]): Refusal | undefined => {
    const events = game.decide(state, seat, command);
    if (isRefusal(events)) return events;
    const facts = events as readonly Event[];
    const after = facts.reduce<State>(game.evolve, state);
    if (step.isDone(state, after, facts)) {
      won = { state: after, events: facts };
      state = after;
      outcome.value = 'done';
      version.value++;
    } else outcome.value = 'missed';
    return undefined;
  };
  return {
    id: `lesson-${id}`,
    players: [{}],
    version,
    view: viewer => game.view(state, viewer),
    told: () => [],
    submit: (seat, command) => Promise.resolve(refusedOr(seat, command)),
    trouble: signal(undefined),
    canUndo: () => false,
    undo: async () => undefined,
    goOn: () => undefined,
    record: () => {
      throw new Error('a lesson is not kept');
    },
    leave: () => undefined,
    situation,
    outcome,
    won: () => won,
  };
};
