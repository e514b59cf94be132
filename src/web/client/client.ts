import { computed, type Signal, signal } from '@preact/signals';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import type { Answer } from '../../engine/history.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import type { Snapshot, Update } from '../../engine/update.ts';
import { newId } from '../random-ids.ts';
import { peopleAt, type ScreenTable, type ShownUpdate, type Trouble, troubleIn } from './table.ts';

/** A copy of a table's state and updates, as one viewer at this device may see them. */
export type Replica<Event, View> = ReturnType<typeof makeReplica<Event, View>>;

export const makeReplica = <E, V>(first?: Snapshot<V>) => {
  const current = signal(first);
  let updates: Update<E>[] = [];
  // Views are large, so the screen releases them as soon as it has shown them.
  let shown: ShownUpdate<E, V>[] = [];
  const snapshot = (): Snapshot<V> => {
    const now = current.peek();
    if (!now) throw new Error('expected the replica to have a snapshot, found none');
    return now;
  };
  return {
    /** The newest snapshot; undefined before the first one. */
    current,
    snapshot,
    updates: (since: number): readonly Update<E>[] => updates.filter(({ version }) => version > since),
    shown: (since: number): readonly ShownUpdate<E, V>[] => shown.filter(({ version }) => version > since),
    release: (upTo: number): void => {
      shown = shown.filter(({ version }) => version > upTo);
    },
    /** Replaces the snapshot: with the first one, or after a gap in the updates. */
    reset: (next: Snapshot<V>): void => {
      // A server restored from a backup may have an older version of the game, without the later updates.
      updates = updates.filter(({ version }) => version <= next.version);
      shown = shown.filter(({ version }) => version <= next.version);
      current.value = next;
    },
    apply: (update: Update<E>, next: Snapshot<V>): void => {
      updates.push(update);
      shown.push({ ...update, before: snapshot().view });
      current.value = next;
    },
  };
};

/** The replicas of all viewers at this device. Each is created when it is first used. */
export const makeReplicas = <E, V>(make: (viewer: Viewer) => Replica<E, V>) => {
  const replicas = new Map<Viewer, Replica<E, V>>();
  const versionIn = ({ current }: Replica<E, V>): number => current.value?.version ?? 0;
  return {
    of: (viewer: Viewer): Replica<E, V> => {
      const replica = replicas.get(viewer) ?? make(viewer);
      replicas.set(viewer, replica);
      return replica;
    },
    /** The lowest version of all replicas; 0 while one of them has no snapshot. */
    version: computed(() => Math.min(...[...replicas.values()].map(versionIn))),
    release: (upTo: number): void => {
      for (const replica of replicas.values()) replica.release(upTo);
    },
  };
};

/** Sends commands to a table in this browser or on a server, and applies its updates to replicas. */
interface Transport<T extends GameTypes>
  extends Pick<EngineTable<T>, 'submit' | 'undo' | 'practice' | 'mark' | 'record'>,
    Pick<ScreenTable<T>, 'id' | 'players' | 'config' | 'updatesSince' | 'retry' | 'leave'> {
  readonly replicas: ReturnType<typeof makeReplicas<T['Event'], T['View']>>;
  readonly trouble: Signal<Trouble | undefined>;
}

/** Connects a screen to a table through a transport. */
export const connect = <T extends GameTypes>(transport: Transport<T>): ScreenTable<T> => {
  const { replicas, mark, trouble } = transport;
  replicas.of('spectator');

  const clearTrouble = (): void => {
    if (trouble.peek() !== 'failed') trouble.value = undefined;
  };
  let answerRetry: ((isRetry: boolean) => void) | undefined;
  /** Retries until the command is saved, refused or replaced. It keeps its id, so it is applied only once. */
  const untilSaved = async (attempt: (id: string) => Promise<Answer>): Promise<Refusal | undefined> => {
    answerRetry?.(false);
    const id = newId();
    for (;;) {
      const answer = await attempt(id).catch(error => {
        // An exception means that the rules could not be loaded, or that there is a bug.
        trouble.value = 'failed';
        throw error;
      });
      const found = troubleIn(answer);
      if (found) trouble.value = found;
      else if (!isRefusal(answer)) clearTrouble();
      if (found !== 'not-kept') return isRefusal(answer) ? answer : undefined;
      const isRetry = await new Promise<boolean>(resolve => {
        answerRetry = resolve;
      });
      if (!isRetry) return refuseEngine('not-kept');
    }
  };
  return {
    ...transport,
    version: replicas.version,
    snapshot: viewer => replicas.of(viewer).snapshot(),
    view: viewer => replicas.of(viewer).snapshot().view,
    updates: (viewer, since) => replicas.of(viewer).updates(since),
    shown: (viewer, since) => replicas.of(viewer).shown(since),
    release: replicas.release,
    submit: (seat, command) => {
      const { decision } = replicas.of(seat).snapshot();
      return untilSaved(id => transport.submit(seat, { id, decision, command }));
    },
    undo: seat => untilSaved(id => transport.undo(seat, id)),
    practice: seat => untilSaved(id => transport.practice(seat, id)),
    mark: mark && (seat => untilSaved(id => mark(seat, id))),
    record: () => {
      // If several people share this device, the record contains only what a spectator may know.
      const [seat = 'spectator', ...more] = peopleAt(transport);
      return transport.record(more.length > 0 ? 'spectator' : seat);
    },
    retry: () => {
      clearTrouble();
      answerRetry?.(true);
      transport.retry();
    },
  };
};
