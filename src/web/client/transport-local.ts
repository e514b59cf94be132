import { signal } from '@preact/signals';
import { type Bots, letBotsAnswer, oneAtATime } from '../../engine/bots.ts';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import { makeReplica, type Replica } from './replica.ts';
import type { Trouble } from './table.ts';
import type { Transport } from './transport.ts';

const troubleOf = ({ refused }: Refusal): Trouble =>
  refused === 'not-kept' || refused === 'table-gone' ? refused : 'failed';

/** A table that is decided in this browser, where bots answer until the player leaves. */
export const localTransport = <T extends GameTypes>(
  table: EngineTable<T>,
  at: Bots<T['View'], T['Command']>['at'] = () => undefined,
  /** Calls when another window has appended to the same table. Returns a function that unsubscribes. */
  onOtherWindow: (id: string, onAppend: () => void) => () => void = () => () => undefined,
): Transport<T> => {
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
  const letBots = oneAtATime(() =>
    botsAnswer().catch(error => {
      trouble.value = 'failed';
      reportError(error);
    }),
  );
  // Any entry may put a bot on turn, here or in another window.
  const unsubscribeTable = table.onAppend(() => {
    if (trouble.peek() === 'failed') return;
    // An appended entry shows that saving works again.
    trouble.value = undefined;
    letBots();
  });
  letBots();
  const unsubscribeWindows = onOtherWindow(table.id, () => {
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
      // The rules could not be loaded, or there is a bug.
      trouble.value = 'failed';
      throw error;
    }
  };
  const replicas = new Map<Viewer, Replica<T['Event'], T['View']>>();
  const unsubscribers: (() => void)[] = [];
  const replicaFor = (viewer: Viewer): Replica<T['Event'], T['View']> => {
    const known = replicas.get(viewer);
    if (known) return known;
    const replica = makeReplica<T['Event'], T['View']>();
    replica.reset(table.snapshot(viewer));
    unsubscribers.push(table.subscribe(viewer, replica.apply));
    replicas.set(viewer, replica);
    return replica;
  };
  return {
    id: table.id,
    players: table.head.seats,
    config: table.head.config,
    replica: replicaFor,
    submit: (seat, submission) => orFail(table.submit(seat, submission)),
    undo: (seat, id) => orFail(table.undo(seat, id)),
    practise: (seat, id) => orFail(table.practise(seat, id)),
    ...(mark && { mark: (seat, id) => orFail(mark(seat, id)) }),
    updatesSince: table.updatesSince,
    record: table.record,
    trouble,
    retry: () => {
      trouble.value = undefined;
      letBots();
    },
    leave: () => {
      isLeft = true;
      unsubscribeTable();
      for (const unsubscribe of unsubscribers) unsubscribe();
      unsubscribeWindows();
    },
  };
};
