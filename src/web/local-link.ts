import { signal } from '@preact/signals';
import { type Bots, letBotsAnswer, onCall } from '../engine/bots.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { Table as EngineTable } from '../engine/table.ts';
import type { Link } from './link.ts';
import type { Trouble } from './table.ts';

/** What became of a bot's answer that was not granted. */
const troubleOf = ({ refused }: Refusal): Trouble =>
  refused === 'not-kept' || refused === 'table-gone' ? refused : 'failed';

/** The way to a table that is decided in this browser, where bots answer by themselves until it is left. */
export const localLink = <C, E, V, Cfg>(
  table: EngineTable<C, E, V, Cfg>,
  at: Bots<V, C>['at'] = () => undefined,
  /** Calls when somebody else has written to the same table; answers how to stop. */
  hearOthers: (id: string, onWritten: () => void) => () => void = () => () => undefined,
): Link<C, E, V, Cfg> => {
  const trouble = signal<Trouble | undefined>(undefined);
  let isLeft = false;
  const botsAnswer = async (): Promise<void> => {
    const refusal = await letBotsAnswer(
      table,
      { at, chance: (seat, version) => table.chance(`bot:${seat}:${version}`) },
      () => isLeft,
    );
    if (!refusal) return;
    trouble.value = troubleOf(refusal);
    if (trouble.value === 'failed') throw new Error(`a bot was refused: ${refusal.refused}`);
  };
  const letBots = onCall(() =>
    botsAnswer().catch(error => {
      trouble.value = 'failed';
      reportError(error);
    }),
  );
  /** A bot may be asked after whatever happened, here or in another window. */
  const stopFollowing = table.follow(() => {
    if (trouble.peek() === 'failed') return;
    // What was written shows that there is room again.
    trouble.value = undefined;
    letBots();
  });
  letBots();
  const stopHearing = hearOthers(table.id, () => {
    table.catchUp().then(
      refusal => {
        if (refusal) trouble.value = troubleOf(refusal);
      },
      () => undefined,
    );
  });
  const { mark } = table;
  const orFail = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      // The rules to decide it did not come, or something broke.
      trouble.value = 'failed';
      throw error;
    }
  };
  return {
    id: table.id,
    players: table.head.seats,
    config: table.head.config,
    watch: table.watch,
    submit: (seat, submission) => orFail(table.submit(seat, submission)),
    undo: (seat, id) => orFail(table.undo(seat, id)),
    practise: (seat, id) => orFail(table.practise(seat, id)),
    ...(mark && { mark: (seat, id) => orFail(mark(seat, id)) }),
    toldSince: table.toldSince,
    record: table.record,
    trouble,
    goOn: () => {
      trouble.value = undefined;
      letBots();
    },
    leave: () => {
      isLeft = true;
      stopFollowing();
      stopHearing();
    },
  };
};
