import { computed, signal } from '@preact/signals';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Answer } from '../../engine/table-state.ts';
import { newId } from '../random-ids.ts';
import type { Replica } from './replica.ts';
import { peopleAt, type ScreenTable, type SeatedPlayer, type Trouble } from './table.ts';
import type { Transport } from './transport.ts';

/** Retries a command that could not be saved until it is saved or replaced by another. */
const makeRetries = (report: (trouble: Trouble | undefined) => void) => {
  let waiting: ((isRetry: boolean) => void) | undefined;
  const settle = (isRetry: boolean): void => {
    const answer = waiting;
    waiting = undefined;
    answer?.(isRetry);
  };
  /** All attempts use one command id, so the command is applied once. */
  const untilSaved = async (attempt: () => Promise<Answer>): Promise<Refusal | undefined> => {
    settle(false);
    for (;;) {
      const answer = await attempt();
      if (!isRefusal(answer)) {
        report(undefined);
        return undefined;
      }
      if (answer.refused === 'table-gone') report('table-gone');
      if (answer.refused !== 'not-kept') return answer;
      report('not-kept');
      const isRetry = await new Promise<boolean>(resolve => {
        waiting = resolve;
      });
      if (!isRetry) return answer;
    }
  };
  return { untilSaved, settle };
};

/** The viewer whose record this device may save: if several people share it, that is a spectator. */
const viewerOf = (table: { readonly players: readonly SeatedPlayer[] }): Viewer => {
  const [seat, ...more] = peopleAt(table);
  return seat === undefined || more.length > 0 ? 'spectator' : seat;
};

/** Connects a screen to a table. */
export const connect = <T extends GameTypes>(transport: Transport<T>): ScreenTable<T> => {
  const replicas = new Map<Viewer, Replica<T['Event'], T['View']>>();
  const endings: (() => void)[] = [];
  const version = signal(0);
  // A version counts when the replicas of all viewers have reached it.
  const settleVersion = (): void => {
    version.value = Math.min(...[...replicas.values()].map(replica => replica.version() ?? 0));
  };
  const replicaFor = (viewer: Viewer): Replica<T['Event'], T['View']> => {
    const known = replicas.get(viewer);
    if (known) return known;
    const replica = transport.replica(viewer);
    replicas.set(viewer, replica);
    endings.push(replica.onChange(settleVersion));
    return replica;
  };
  replicaFor('spectator');
  settleVersion();

  const own = signal<Trouble | undefined>(undefined);
  const { untilSaved, settle } = makeRetries(trouble => {
    own.value = trouble;
  });
  const submit = (seat: Seat, command: T['Command']): Promise<Refusal | undefined> => {
    const { decision } = replicaFor(seat).snapshot();
    const id = newId();
    return untilSaved(() => transport.submit(seat, { id, decision, command }));
  };
  const withId = (seat: Seat, act: typeof transport.undo): Promise<Refusal | undefined> => {
    const id = newId();
    return untilSaved(() => act(seat, id));
  };

  const { mark, isStoodIn } = transport;

  return {
    id: transport.id,
    players: transport.players,
    config: transport.config,
    version,
    snapshot: viewer => replicaFor(viewer).snapshot(),
    view: viewer => replicaFor(viewer).snapshot().view,
    updates: (viewer, since) => replicaFor(viewer).updates(since),
    shown: (viewer, since) => replicaFor(viewer).shown(since),
    release: upTo => {
      for (const replica of replicas.values()) replica.release(upTo);
    },
    updatesSince: transport.updatesSince,
    submit,
    undo: seat => withId(seat, transport.undo),
    practise: seat => withId(seat, transport.practise),
    ...(mark && { mark: seat => withId(seat, mark) }),
    record: () => transport.record(viewerOf(transport)),
    ...(isStoodIn && { isStoodIn }),
    trouble: computed(() => own.value ?? transport.trouble.value),
    retry: () => {
      own.value = undefined;
      settle(true);
      transport.retry();
    },
    leave: () => {
      for (const end of endings) end();
      transport.leave();
    },
  };
};
