import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameTypes, Viewer } from '../../engine/game.ts';
import type { Answer } from '../../engine/history.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import { decodeSnapshot, decodeStep, decodeUpdate, type EncodedUpdate } from '../../sync/codec.ts';
import type { RoomShown, ToPage } from '../../sync/messages.ts';
import { makeRoomState, type RoomState } from '../online/room-state.ts';
import { request } from '../request.ts';
import { connect, makeReplica, makeReplicas, type Replica } from './client.ts';
import { makeOutbox, type OutboxMessage, type OutboxState, type OutboxStorage } from './outbox.ts';
import { openSocket, type RemotePlace, type TIMEOUTS } from './reconnecting-socket.ts';
import type { ScreenTable } from './table.ts';

/** A table on a server, with its room and the state of the connection. */
export interface SocketTable<T extends GameTypes> extends ScreenTable<T>, RoomState, OutboxState {
  readonly room: ReadonlySignal<RoomShown>;
  readonly isConnected: ReadonlySignal<boolean>;
  readonly isStoodIn: ReadonlySignal<boolean>;
}

export interface SocketOptions {
  readonly outbox?: OutboxStorage;
  readonly timeouts?: typeof TIMEOUTS;
  /** The build of this page. The server compares it with its own, and can offer an update. */
  readonly build?: string | undefined;
  /** The name that a spectator chose. */
  readonly name?: () => string | undefined;
}

type ViewMessage<E, V> = Extract<ToPage<E, V>, { type: 'view' | 'told' }>;

/** Applies a message to a replica. Returns false if earlier messages are missing. */
export const receive = <E, V>(replica: Replica<E, V>, message: ViewMessage<E, V>): boolean => {
  const { viewer: _, missed = [], missedRefused: __, ...sent } = message;
  const before = replica.current.peek();
  if (sent.type === 'told') {
    const step = decodeStep(before, sent);
    if (step) replica.apply(step.update, step.snapshot);
    return step !== undefined;
  }
  const snapshot = decodeSnapshot(sent);
  // The replicas of one page may have different versions, because the connection can break between two messages.
  const later = missed.filter(({ version }) => before && version > before.version);
  if (before && later[0]?.version === before.version + 1)
    // All missed updates are added, but only the last one changes the view.
    for (const each of later) {
      const { version } = each;
      replica.apply(decodeUpdate(each), version === snapshot.version ? snapshot : { ...before, version });
    }
  if (replica.current.peek()?.version !== snapshot.version) replica.reset(snapshot);
  return true;
};

/** Connects to a table on a server, and reconnects if the connection breaks. */
export const connectSocket = async <T extends GameTypes>(
  place: RemotePlace,
  seat: Viewer,
  { outbox: storage, timeouts, build, name }: SocketOptions = {},
): Promise<SocketTable<T> | Refusal> => {
  type E = T['Event'];
  type V = T['View'];
  const { server, id, token } = place;
  const viewers = [...new Set<Viewer>(['spectator', seat])];
  const spectator = makeReplica<E, V>();
  // A spectator gets the spectator's replica for every viewer.
  const replicas = makeReplicas(viewer =>
    viewer === seat && seat !== 'spectator' ? makeReplica<E, V>() : spectator,
  );
  for (const viewer of viewers) replicas.of(viewer);
  const { room, state, take } = makeRoomState();
  const outbox = makeOutbox(storage);
  let begin: ((first: RoomShown | Refusal) => void) | undefined;

  const onViewMessage = (message: ViewMessage<E, V>): void => {
    const replica = replicas.of(message.viewer ?? seat);
    if (!receive(replica, message)) socket.reconnect();
    // The server doesn't send the room again when the game ends, so this line updates its status.
    else if (room.value?.status === 'running' && replica.snapshot().isOver)
      room.value = { ...room.value, status: 'over' };
  };
  /**
   * Reconnects if a message to or from the server was lost. The server sends one heartbeat per viewer; only that of
   * `seat` counts.
   */
  const onBeat = ({ version, viewer = seat }: Extract<ToPage, { type: 'beat' }>): void => {
    if (viewer !== seat) return;
    if (outbox.isLost() || !room.value || version > replicas.version.peek()) socket.reconnect();
  };
  const onMessage = (message: ToPage<E, V>): void => {
    if (message.type === 'view' || message.type === 'told') onViewMessage(message);
    else if (message.type === 'ack') outbox.acknowledge(message.id, message.version);
    else if (message.type === 'beat') onBeat(message);
    else if (message.type === 'refused' && message.id !== undefined) {
      const { type: _, id, ...refusal } = message;
      outbox.answer(id, refusal);
    } else take(message);
    const version = replicas.version.peek();
    outbox.settle(version);
    const { value: refusal } = state.gone;
    // The table doesn't exist anymore, so the server will answer no pending message.
    if (refusal && room.value) outbox.refuseAll(refusal);
    const first = refusal ?? (version > 0 ? room.value : undefined);
    if (first) begin?.(first);
  };
  const socket = openSocket<ToPage<E, V>>(place, {
    hello: () => {
      const since = replicas.version.peek();
      const watcher = name?.();
      return {
        viewers,
        ...(build !== undefined && { build }),
        ...(since > 0 && { since }),
        ...(watcher !== undefined && { name: watcher }),
      };
    },
    unanswered: outbox.all,
    onMessage,
    timeouts,
  });
  const first = await new Promise<RoomShown | Refusal>(resolve => {
    begin = resolve;
  });
  if (isRefusal(first)) {
    socket.close();
    return first;
  }
  const send = async (message: OutboxMessage): Promise<Answer> => {
    if (state.gone.value) return state.gone.value;
    const answer = outbox.add(message);
    socket.send(message);
    return answer;
  };
  const table = connect<T>({
    id,
    players: first.seats.map((each, i) =>
      i === seat || each.bot !== undefined ? each : { ...each, isAway: true },
    ),
    // This cast is safe because the server checked the config with the rules of this game.
    config: first.config as T['Config'],
    replicas,
    submit: (_, { id, decision, command }) =>
      send({ type: 'command', id, ...(decision !== undefined && { decision }), command }),
    undo: (_, id) => send({ type: 'undo', id }),
    practice: async () => refuseEngine('undo-hidden'),
    updatesSince: async (viewer, version) => {
      const as = viewer === 'spectator' ? '&viewer=spectator' : '';
      const path = `tables/${id}/told?since=${version}&whole=1${as}`;
      const answer = await request<{ readonly told: readonly EncodedUpdate<E>[] }>(server, path, token);
      return isRefusal(answer) ? answer : answer.told.map(decodeUpdate);
    },
    record: () => request(server, `tables/${id}/record`, token),
    trouble: signal(undefined),
    retry: socket.reconnect,
    leave: socket.close,
  });
  const { isConnected } = socket;
  return { ...table, ...state, ...outbox.state, isConnected, room: computed(() => room.value ?? first) };
};
