import type { Viewer } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { mapInParts } from '../engine/pause.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Update, UpdateListener } from '../engine/update.ts';
import { encodeSnapshot, encodeStep, encodeUpdate } from '../sync/codec.ts';
import type { ToServer } from '../sync/messages.ts';
import type { SignShown } from '../sync/signs.ts';
import { batchOf, readUpdates } from './api/updates.ts';
import { pause } from './cost.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { submitCommand, submitUndo } from './live-room.ts';
import { crowdDelay } from './presence.ts';
import { publicRefusal, refuse } from './refused.ts';
import type { Role } from './room.ts';
import { showRoom, showSnapshot } from './room-view.ts';

/** A client that is connected to a room over a socket. */
export interface Session {
  /** Applies a command or an undo, and sends the answer. */
  readonly handle: (message: Extract<ToServer, { type: 'command' | 'undo' }>) => Promise<void>;
  /** The version of the table; 0 before the game starts. */
  readonly version: () => number;
  readonly leave: () => void;
}

/**
 * How a client receives updates: with the whole view and its options (plain), with a diff of the snapshot (diff), or as
 * a whole snapshot with the update in `missed` (whole), for pages of version 0.2 and older.
 */
type Mode = 'plain' | 'diff' | 'whole';

interface Client extends Pick<Role, 'viewer'> {
  /** A function, because another player may become the host while the client is connected. */
  readonly isHost: () => boolean;
  /** The last version that the client received. */
  readonly since?: number | undefined;
  readonly mode: Mode;
  /** The viewers to send updates for, if the client named them (NP-38). */
  readonly viewers?: readonly Viewer[] | undefined;
  readonly beatMs: number;
  /** Called after a command or an undo from this player is saved. */
  readonly onAct?: () => void;
  readonly onRefused?: (code: string) => void;
}

type Send = (text: string) => void;

/** The updates after the version in the client's hello, as JSON, or the refusal if they can't be read. */
type Missed = readonly string[] | Refusal;

/** The messages for all clients with the same viewer and mode: each is encoded only once. */
interface Channel {
  /** The current snapshot as JSON, with the updates that the client missed. */
  readonly view: (missed: Missed | undefined) => string;
  /** An update as JSON, in the form that `missed` has in this mode. */
  readonly encode: (update: Update<unknown>) => string;
  /** Sends every later update. Returns a function that unsubscribes. */
  readonly subscribe: (send: Send) => () => void;
}

const showMissed = (missed: Missed): string =>
  isRefusal(missed) ? `"missedRefused":${JSON.stringify(missed.refused)}` : `"missed":[${missed.join(',')}]`;

const makeChannel = (module: AnyModule, table: AnyTable, viewer: Viewer, mode: Mode): Channel => {
  const listeners = new Set<Send>();
  let stop = (): void => undefined;
  const messageOf: (...step: Parameters<UpdateListener<unknown, unknown>>) => object = (
    update,
    snapshot,
    before,
  ) => {
    if (mode === 'diff') return encodeStep(update, snapshot, before);
    if (mode === 'plain')
      return { type: 'told', ...batchOf(update), ...showSnapshot(module, viewer, snapshot) };
    return { ...encodeSnapshot(snapshot), missed: [encodeUpdate(update)] };
  };
  return {
    view: missed => {
      const snapshot = table.snapshot(viewer);
      const shown =
        mode === 'plain'
          ? { type: 'view', ...showSnapshot(module, viewer, snapshot) }
          : encodeSnapshot(snapshot);
      const text = JSON.stringify(shown);
      return missed ? `${text.slice(0, -1)},${showMissed(missed)}}` : text;
    },
    encode: update => JSON.stringify(mode === 'plain' ? batchOf(update) : encodeUpdate(update)),
    subscribe: send => {
      if (listeners.size === 0)
        stop = table.subscribe(viewer, (...step) => {
          const text = JSON.stringify(messageOf(...step));
          for (const each of listeners) each(text);
        });
      listeners.add(send);
      return () => {
        if (listeners.delete(send) && listeners.size === 0) stop();
      };
    },
  };
};

const channels = new WeakMap<AnyTable, Map<string, Channel>>();

const channelFor = ({ module }: LiveRoom, table: AnyTable, viewer: Viewer, { mode }: Client): Channel => {
  const known = channels.get(table) ?? new Map<string, Channel>();
  channels.set(table, known);
  const name = `${viewer}:${mode}`;
  const channel = known.get(name) ?? makeChannel(module, table, viewer, mode);
  known.set(name, channel);
  return channel;
};

/** Adds the viewer to a message for a client that named its viewers. */
const withViewer = (viewer: Viewer, text: string): string =>
  `${text.slice(0, -1)},"viewer":${JSON.stringify(viewer)}}`;

/** All updates after a version as JSON, including those appended while the log is read. */
const missedSince = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
  encode: Channel['encode'],
): Promise<Missed> => {
  const missed: string[] = [];
  for (let version = since; version < table.version(); ) {
    const updates = await readUpdates(table, viewer, version);
    if (isRefusal(updates)) return updates;
    if (updates.length === 0) return refuse('log-gap', { version: version + 1 });
    for (const text of await mapInParts(updates, encode, pause)) missed.push(text);
    version = updates.at(-1)!.version;
  }
  return missed;
};

const signsText = (signs: readonly SignShown[]): string => JSON.stringify({ type: 'signs', signs });

export const openSession = (live: LiveRoom, client: Client, send: Send): Session => {
  const { viewer, viewers } = client;
  const endings: (() => void)[] = [];
  let isSubscribed = false;
  let isLeft = false;

  const sendUpdates = async (table: AnyTable, who: Viewer): Promise<void> => {
    const { view, encode, subscribe } = channelFor(live, table, who, client);
    const missed =
      client.since === undefined ? undefined : await missedSince(table, who, client.since, encode);
    if (isLeft) return;
    const sendAs: Send = viewers ? text => send(withViewer(who, text)) : send;
    endings.push(subscribe(sendAs));
    sendAs(view(missed));
    // NP-11: each beat contains the version, so that a client notices a missed update.
    const beat = setInterval(
      () => sendAs(JSON.stringify({ type: 'beat', version: table.version() })),
      client.beatMs,
    ).unref();
    endings.push(() => clearInterval(beat));
  };
  let shownSigns = signsText([]);
  const showSigns = (): void => {
    const text = signsText(live.room().signs ?? []);
    if (text !== shownSigns) send(text);
    shownSigns = text;
  };
  let shownAt = 0;
  let timer: NodeJS.Timeout | undefined;
  endings.push(() => clearTimeout(timer));
  const showAll = (): void => {
    if (isLeft) return;
    clearTimeout(timer);
    timer = undefined;
    shownAt = performance.now();
    send(JSON.stringify({ type: 'room', ...showRoom(live, { viewer, isHost: client.isHost() }) }));
    showSigns();
    const table = live.table();
    if (!table || viewer === 'guest' || isSubscribed) return;
    isSubscribed = true;
    for (const who of viewers ?? [viewer]) void sendUpdates(table, who);
  };
  const changed = (): void => {
    const isBeginning = !isSubscribed && viewer !== 'guest' && live.table() !== undefined;
    const wait = isBeginning ? 0 : crowdDelay(live.room().seats.length, shownAt);
    if (wait === 0) showAll();
    else timer ??= setTimeout(showAll, wait).unref();
  };
  endings.push(live.onChange(changed));
  showAll();

  const answer = async (
    message: Parameters<Session['handle']>[0],
  ): Promise<{ version: number } | Refusal> => {
    if (typeof viewer !== 'number') return refuse('not-yours');
    const table = live.table();
    if (!table) return refuse('not-begun');
    if (message.type === 'undo') return submitUndo(live, table, viewer, message.id);
    return submitCommand(live, table, viewer, message);
  };

  return {
    handle: async message => {
      const answered = await answer(message);
      const { id } = message;
      if (isRefusal(answered)) client.onRefused?.(answered.refused);
      else client.onAct?.();
      const shown = isRefusal(answered)
        ? { type: 'refused', id, ...publicRefusal(answered) }
        : { type: 'ack', id, ...answered };
      send(JSON.stringify(shown));
    },
    version: () => live.table()?.version() ?? 0,
    leave: () => {
      isLeft = true;
      for (const end of endings) end();
    },
  };
};
