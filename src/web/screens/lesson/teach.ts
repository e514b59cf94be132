import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes } from '../../../engine/game.ts';
import type { GameModule } from '../../../engine/module.ts';
import { isRefusal, refuseIn } from '../../../engine/refusal.ts';
import type { NoDetails } from '../../../engine/refusals.ts';
import type { Log } from '../../../engine/replay.ts';
import { memoryTable } from '../../../engine/tables.ts';
import { connectLocal } from '../../client/local-table.ts';
import type { ScreenTable, SeatedPlayer } from '../../client/table.ts';

/** A step of a lesson that is played at a table: the position of a game, and a task. */
export interface Lesson<T extends GameTypes> {
  readonly id: string;
  readonly module: GameModule<T>;
  readonly config: T['Config'];
  readonly players: readonly SeatedPlayer[];
  /** The log that leads to the position in which the step starts. */
  readonly log: Log<T['Command'], T['Event']>;
  readonly judge: (
    command: T['Command'],
    events: readonly T['Event'][],
    before: T['State'],
    after: T['State'],
  ) => Judged;
}

/** What a legal answer completes: the whole task (`done`), a part of it (`on`), or nothing. */
export type Judged = 'done' | 'on' | undefined;

/** The state of a step: no answer yet (`open`), a wrong answer (`missed`), a part completed (`on`), or all (`done`). */
export type Outcome = 'open' | 'missed' | 'on' | 'done';

export interface TaughtTable<T extends GameTypes> extends ScreenTable<T> {
  readonly outcome: ReadonlySignal<Outcome>;
  /** The number of parts of the task that are done. */
  readonly parts: ReadonlySignal<number>;
}

const MISSED = refuseIn<{ readonly 'lesson-missed': NoDetails }>()('lesson-missed');

/** Makes the table for a step. It saves nothing, and refuses legal answers that complete nothing of the task. */
export const teach = <T extends GameTypes>(lesson: Lesson<T>): TaughtTable<T> => {
  const { id, module, config, players, log, judge } = lesson;
  const outcome = signal<Outcome>('open');
  let judged: Judged;
  const taught: typeof module = {
    ...module,
    // A lesson has no undo, because every answer counts as revealing something.
    reveals: () => true,
    decide: (state, seat, command) => {
      const decided = module.decide(state, seat, command);
      if (isRefusal(decided)) return decided;
      judged = judge(command, decided.events, state, decided.state);
      return judged === undefined ? MISSED : decided;
    },
  };
  const { id: game, rulesVersion } = module;
  const head = { game, rulesVersion, config, seats: players, seedHash: '', openSeed: true };
  const table = connectLocal(memoryTable(taught, id, head, log));
  return {
    ...table,
    outcome,
    parts: computed(() => table.version.value - log.length),
    submit: async (seat, command) => {
      const refusal = await table.submit(seat, command);
      if (refusal && refusal.refused !== MISSED.refused) return refusal;
      outcome.value = (!refusal && judged) || 'missed';
      return undefined;
    },
  };
};
