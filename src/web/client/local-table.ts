import { signal } from '@preact/signals';
import { type Bots, letBotsAnswer, oneAtATime } from '../../engine/bots.ts';
import type { GameTypes } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import type { onWindowWrite } from '../windows.ts';
import { connect, makeReplica, makeReplicas } from './client.ts';
import { type ScreenTable, type Trouble, troubleIn } from './table.ts';

/** Connects a screen to a table whose rules run in this browser. The table's bots answer until the player leaves. */
export const connectLocal = <T extends GameTypes>(
  table: EngineTable<T>,
  at: Bots<T['View'], T['Command']>['at'] = () => undefined,
  /** Calls back when another window has appended an entry to the same table. Returns a function that unsubscribes. */
  onOtherWindow: typeof onWindowWrite = () => () => undefined,
): ScreenTable<T> => {
  const trouble = signal<Trouble | undefined>(undefined);
  let isLeft = false;
  const chance: Bots<T['View'], T['Command']>['chance'] = (seat, version) =>
    table.chance(`bot:${seat}:${version}`);
  const stop = (cause: unknown): void => {
    trouble.value = troubleIn(cause) ?? 'failed';
    if (trouble.value === 'failed')
      reportError(
        isRefusal(cause)
          ? new Error(`expected a legal command from the bot, found the refusal ${cause.refused}`)
          : cause,
      );
  };
  const letBots = oneAtATime(async () => {
    const isStopped = (): boolean => isLeft || trouble.peek() === 'failed';
    const cause: unknown = await letBotsAnswer(table, { at, chance }, isStopped).catch(error => error);
    if (cause) stop(cause);
  });
  const catchUp = async (): Promise<void> => {
    const cause = await table.catchUp();
    if (cause) stop(cause);
  };
  const unsubscribers = [onOtherWindow(table.id, () => void catchUp().catch(() => undefined))];
  const screen = connect<T>({
    ...table,
    players: table.head.seats,
    config: table.head.config,
    replicas: makeReplicas(viewer => {
      const replica = makeReplica<T['Event'], T['View']>(table.snapshot(viewer));
      unsubscribers.push(table.subscribe(viewer, replica.apply));
      return replica;
    }),
    trouble,
    retry: letBots,
    leave: () => {
      isLeft = true;
      for (const unsubscribe of unsubscribers) unsubscribe();
    },
  });
  // After any entry, from this window or a different one, it may be a bot's turn, and saving evidently works
  // again.
  unsubscribers.push(table.onAppend(screen.retry));
  letBots();
  return screen;
};
