import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { Answer } from '../../engine/table-state.ts';
import type { Snapshot } from '../../engine/update.ts';
import { decodeSnapshot, decodeStep, decodeUpdate } from '../../sync/codec.ts';
import type { Presence, RoomShown, ToPage } from '../../sync/messages.ts';
import type { SignShown } from '../../sync/signs.ts';
import { tableRequests } from './http.ts';
import { makeOutbox, type OutboxMessage, type OutboxStorage } from './outbox.ts';
import { type OnWake, openSocket, type ReconnectingSocket, type Timeouts } from './reconnecting-socket.ts';
import { makeReplica, type ReplicaFeed } from './replica.ts';
import type { Transport } from './transport.ts';

/** Where a table on a server is, and the key to a seat at it. */
export interface RemotePlace {
  readonly server: string;
  readonly id: string;
  readonly token: string;
}

const isStoodIn = (room: RoomShown | undefined): boolean =>
  room?.status === 'running' &&
  typeof room.viewer === 'number' &&
  room.seats[room.viewer]?.standIn !== undefined;

/** A transport over the network, with presence and the state of the connection. */
export interface SocketTransport<T extends GameTypes> extends Transport<T> {
  readonly room: ReadonlySignal<RoomShown>;
  readonly presence: ReadonlySignal<Presence | undefined>;
  readonly isConnected: ReadonlySignal<boolean>;
  readonly isStoodIn: ReadonlySignal<boolean>;
  /** Whether a message waits for its answer. */
  readonly isWaiting: ReadonlySignal<boolean>;
  /** The last message of a player at the table. */
  readonly sign: ReadonlySignal<SignShown | undefined>;
  /** The last messages of the players, the newest last. */
  readonly signs: ReadonlySignal<readonly SignShown[]>;
  /** Why the last command was refused. */
  readonly lastRefusal: ReadonlySignal<Refusal | undefined>;
  /** Why this device no longer has a seat here. */
  readonly gone: ReadonlySignal<Refusal | undefined>;
  /** How long the player was away before they returned. */
  readonly wasAway: ReadonlySignal<{ readonly ms: number } | undefined>;
  /** The server has a newer page than this one. */
  readonly isOld: ReadonlySignal<boolean>;
}

export interface SocketOptions {
  readonly onWake?: OnWake;
  readonly outbox?: OutboxStorage;
  readonly timeouts?: Timeouts;
  /** The build of this page, so that the server can offer a newer one. */
  readonly build?: string | undefined;
}

/** A shorter absence is not worth mentioning. */
export const MISSED_MS = 60_000;

const returned = ({ wasAway: ms = 0 }: Presence): { readonly ms: number } | undefined =>
  ms < MISSED_MS ? undefined : { ms };

const neverWakes: OnWake = () => () => undefined;

type ViewMessage = Extract<ToPage, { type: 'view' | 'told' }>;

/** Feeds a message to a replica. Returns false if messages before it are missing. */
export const receive = <E, V>(replica: ReplicaFeed<E, V>, message: ViewMessage): boolean => {
  const { viewer: _, missed, missedRefused: __, ...sent } = message;
  const version = replica.version();
  if (sent.type === 'told') {
    const step = version === undefined ? undefined : decodeStep<V, E>(replica.snapshot(), sent as never);
    if (step) replica.apply(step.update, step.snapshot);
    return step !== undefined;
  }
  const snapshot = decodeSnapshot(sent) as Snapshot<V>;
  // The viewers of one page may have received different numbers of updates before the connection broke.
  const later = (missed ?? []).filter(each => version !== undefined && each.version > version);
  if (version !== undefined && later[0]?.version === version + 1) {
    // The missed updates arrive one by one; the view changes with the last of them.
    const before = replica.snapshot();
    for (const each of later) {
      const update = decodeUpdate(each) as Parameters<typeof replica.apply>[0];
      const isLast = update.version === snapshot.version;
      replica.apply(update, isLast ? snapshot : { ...before, version: update.version });
    }
  }
  if (replica.version() !== snapshot.version) replica.reset(snapshot);
  return true;
};

/** Connects to a table on a server and stays connected. */
export const socketTransport = async <T extends GameTypes>(
  place: RemotePlace,
  seat: Seat | 'spectator',
  { onWake = neverWakes, outbox: storage, timeouts, build }: SocketOptions = {},
): Promise<SocketTransport<T> | Refusal> => {
  const viewers: readonly Viewer[] = seat === 'spectator' ? [seat] : ['spectator', seat];
  const replicas = new Map(viewers.map(viewer => [viewer, makeReplica<T['Event'], T['View']>()]));
  const isConnected = signal(false);
  const presence = signal<Presence | undefined>(undefined);
  const room = signal<RoomShown | undefined>(undefined);
  const gone = signal<Refusal | undefined>(undefined);
  const isOld = signal(false);
  const wasAway = signal<{ readonly ms: number } | undefined>(undefined);
  const outbox = makeOutbox(storage);
  const sign = signal<SignShown | undefined>(undefined);
  const signs = signal<readonly SignShown[]>([]);
  const requests = tableRequests(place);
  let socket: ReconnectingSocket | undefined;
  let begun: ((refusal?: Refusal) => void) | undefined;

  const since = (): number | undefined => {
    const versions = [...replicas.values()].map(replica => replica.version());
    return versions.includes(undefined) ? undefined : Math.min(...(versions as number[]));
  };

  const settle = (): void => outbox.settle(since() ?? 0);
  const isComplete = (): boolean => room.value !== undefined && since() !== undefined;
  /** Reconnects if a message was lost on its way to the server or from it. */
  const onBeat = (version: number): void => {
    const isLost = outbox.isLost();
    if (isLost || !isComplete() || version > (since() ?? 0)) socket?.reconnect();
  };
  /** Nothing that was sent will be answered. */
  const leaveSeat = (refusal: Refusal): void => {
    gone.value = refusal;
    outbox.refuseAll(refusal);
  };
  /** The server doesn't send the room again when the game ends. */
  const endRoom = (): void => {
    const { value: running } = room;
    const isOver = [...replicas.values()].some(
      each => each.version() !== undefined && each.snapshot().isOver,
    );
    if (isOver && running?.status === 'running') room.value = { ...running, status: 'over' };
  };
  const onViewMessage = (message: ViewMessage): void => {
    const replica = replicas.get(message.viewer ?? seat);
    if (replica && !receive(replica, message)) socket?.reconnect();
    endRoom();
    settle();
  };
  const onMessage = (message: ToPage): void => {
    switch (message.type) {
      case 'room':
        room.value = message;
        break;
      case 'presence':
        presence.value = message;
        wasAway.value = returned(message) ?? wasAway.value;
        break;
      case 'sign':
        sign.value = message;
        break;
      case 'signs':
        signs.value = message.signs;
        break;
      case 'beat':
        // It comes once for each viewer.
        if ((message.viewer ?? seat) === seat) onBeat(message.version);
        break;
      case 'newer':
        isOld.value = true;
        break;
      case 'view':
      case 'told':
        onViewMessage(message);
        break;
      case 'ack':
        outbox.acknowledge(message.id, message.version);
        settle();
        break;
      case 'refused': {
        const { type: _, id, ...refusal } = message;
        if (id !== undefined) outbox.answer(id, refusal);
        else if (begun) begun(refusal);
        else leaveSeat(refusal);
        break;
      }
      default:
      // A newer server may send messages that this page does not know.
    }
    if (isComplete()) begun?.();
  };
  const refusal = await new Promise<Refusal | undefined>(resolve => {
    begun = resolve;
    socket = openSocket(place, {
      hello: () => {
        const receivedUpTo = since();
        return {
          type: 'hello',
          token: place.token,
          diff: true,
          // Servers of version 0.2 know only these flags, and send whole snapshots.
          compact: true,
          whole: true,
          viewers,
          ...(build !== undefined && { build }),
          ...(receivedUpTo !== undefined && { since: receivedUpTo }),
        };
      },
      onOpen: () => {
        isConnected.value = true;
        for (const message of outbox.all()) socket?.send(message);
      },
      onLost: () => {
        isConnected.value = false;
      },
      onMessage,
      onWake,
      ...(timeouts && { timeouts }),
    });
  });
  begun = undefined;
  const shown = room.value;
  if (refusal || !shown) {
    socket?.close();
    return refusal ?? refuse('not-begun');
  }

  const send = async (message: OutboxMessage): Promise<Answer> => {
    if (gone.value) return gone.value;
    const answer = outbox.add(message);
    socket?.send(message);
    return answer;
  };
  const replicaFor = (viewer: Viewer) => {
    // A spectator sees every seat as a spectator.
    const replica = replicas.get(seat === 'spectator' ? seat : viewer);
    if (!replica) throw new Error(`no replica for viewer ${viewer} on this device`);
    return replica;
  };
  return {
    id: place.id,
    players: shown.seats.map((each, i) => ({
      ...each,
      ...(i !== seat && each.bot === undefined && { isAway: true }),
    })),
    config: shown.config as T['Config'],
    replica: replicaFor,
    submit: (_, { id, decision, command }) =>
      send({ type: 'command', id, ...(decision !== undefined && { decision }), command }),
    undo: (_, id) => send({ type: 'undo', id }),
    practise: async () => refuse('undo-hidden'),
    updatesSince: (viewer, version) => requests.updatesSince(seat === 'spectator' ? seat : viewer, version),
    record: () => requests.record(),
    room: room as ReadonlySignal<RoomShown>,
    presence,
    isConnected,
    isWaiting: outbox.isWaiting,
    sign,
    signs,
    lastRefusal: outbox.lastRefusal,
    gone,
    isOld,
    wasAway,
    isStoodIn: computed(() => isStoodIn(room.value)),
    trouble: signal(undefined),
    retry: () => socket?.reconnect(),
    leave: () => socket?.close(),
  };
};
