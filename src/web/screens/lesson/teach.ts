import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '../../../engine/game.ts';
import type { GameModule } from '../../../engine/module.ts';
import { isRefusal, refuse } from '../../../engine/refusal.ts';
import type { Log } from '../../../engine/replay.ts';
import { memoryTable } from '../../../engine/tables.ts';
import { connect } from '../../client/client.ts';
import type { ScreenTable, SeatedPlayer } from '../../client/table.ts';
import { localTransport } from '../../client/transport-local.ts';

/** One step of a lesson: a position of a game and a task. */
export interface Lesson<T extends GameTypes, Judged> {
  readonly id: string;
  readonly module: GameModule<T>;
  readonly config: T['Config'];
  readonly players: readonly SeatedPlayer[];
  /** The log before the step. */
  readonly log: Log<T['Command'], T['Event']>;
  /** The outcome of a legal answer; undefined if it isn't what the task asks. */
  readonly judge: (
    command: T['Command'],
    events: readonly T['Event'][],
    before: T['State'],
    after: T['State'],
  ) => Judged | undefined;
}

/** The state of a step: no answer yet, a wrong one, or the outcome of the last one. */
export type AnswerOutcome<Judged> = 'open' | 'missed' | Judged;

export interface TaughtTable<T extends GameTypes, Judged> extends ScreenTable<T> {
  readonly outcome: ReadonlySignal<AnswerOutcome<Judged>>;
}

const MISSED = 'lesson-missed';

/** A table for one step. It saves nothing, and rejects legal answers that the task doesn't ask for. */
export const teach = <T extends GameTypes, J>({
  id,
  module,
  config,
  players,
  log,
  judge,
}: Lesson<T, J>): TaughtTable<T, J> => {
  const outcome = signal<AnswerOutcome<J>>('open');
  let judged: J | undefined;
  const taught: typeof module = {
    ...module,
    // No undo in a lesson.
    reveals: () => true,
    decide: (state, seat, command) => {
      const decided = module.decide(state, seat, command);
      if (isRefusal(decided)) return decided;
      judged = judge(command, decided.events, state, decided.state);
      return judged === undefined ? refuse(MISSED) : decided;
    },
  };
  const { id: game, rulesVersion } = module;
  const head = { game, rulesVersion, config, seats: players, seedHash: '', openSeed: true };
  const table = connect(localTransport(memoryTable(taught, id, head, log)));
  return {
    ...table,
    outcome,
    submit: async (seat, command) => {
      const refusal = await table.submit(seat, command);
      if (refusal && refusal.refused !== MISSED) return refusal;
      outcome.value = refusal || judged === undefined ? 'missed' : judged;
      return undefined;
    },
  };
};
