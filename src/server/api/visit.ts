import type { Viewer } from '../../engine/game.ts';
import type { AnyModule } from '../../engine/module.ts';
import { mapInParts } from '../../engine/pause.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { UpdateListener } from '../../engine/subscribers.ts';
import type { Update } from '../../engine/update.ts';
import { encodeSnapshot, encodeStep, encodeUpdate } from '../../sync/codec.ts';
import type { ToServer } from '../../sync/messages.ts';
import type { SignShown } from '../../sync/signs.ts';
import { pause } from '../cost.ts';
import type { AnyTable, OpenRoom } from '../open-room.ts';
import type { Role } from '../room.ts';
import { submitFrom, undoFrom } from '../seat-door.ts';
import { showRoom, showSnapshot } from '../shown.ts';
import { shownRefusal } from './refused.ts';
import { batchOf, catchUp } from './tell.ts';

/** Somebody at the table of a room, over a socket. */
export interface Visit {
  readonly hear: (message: Extract<ToServer, { readonly id: string }>) => Promise<void>;
  readonly leave: () => void;
}

/**
 * How a client receives updates: with the whole view and its options (plain), with a diff of the snapshot (diff), or as
 * a whole snapshot with the update in `missed` (whole), for pages of version 0.2 and older.
 */
type Mode = 'plain' | 'diff' | 'whole';

interface Visitor extends Pick<Role, 'viewer'> {
  /** Whoever sits next is the host when the host leaves. */
  readonly isHost: () => boolean;
  /** Up to which version he has heard everything. */
  readonly since?: number | undefined;
  readonly mode: Mode;
  /** Through whose eyes he looks, if he has said so. */
  readonly viewers?: readonly Viewer[] | undefined;
  readonly beatMs: number;
  /** Called after a command or an undo of this player was written. */
  readonly onAct?: () => void;
}

type Send = (text: string) => void;

/** The batches after the version a client named in its hello, as JSON, or why they cannot be read. */
type Missed = readonly string[] | Refusal;

/** What a table tells those who look with the same eyes in the same way: it is written once for all of them. */
interface Teller {
  /** The missed entries come as JSON. */
  readonly view: (missed: Missed | undefined) => string;
  /** An entry as JSON, in the form in which missed ones are sent. */
  readonly missed: (update: Update<unknown>) => string;
  /** Calls with every news; answers how to stop. */
  readonly listen: (send: Send) => () => void;
}

const showMissed = (missed: Missed): string =>
  isRefusal(missed) ? `"missedRefused":${JSON.stringify(missed.refused)}` : `"missed":[${missed.join(',')}]`;

const makeTeller = (module: AnyModule, table: AnyTable, viewer: Viewer, mode: Mode): Teller => {
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
    missed: update => JSON.stringify(mode === 'plain' ? batchOf(update) : encodeUpdate(update)),
    listen: send => {
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

const tellers = new WeakMap<AnyTable, Map<string, Teller>>();

const tellerFor = ({ module }: OpenRoom, table: AnyTable, viewer: Viewer, { mode }: Visitor): Teller => {
  const known = tellers.get(table) ?? new Map<string, Teller>();
  tellers.set(table, known);
  const name = `${viewer}:${mode}`;
  const teller = known.get(name) ?? makeTeller(module, table, viewer, mode);
  known.set(name, teller);
  return teller;
};

/** The same for one who looks through several eyes. */
const through = (viewer: Viewer, text: string): string =>
  `${text.slice(0, -1)},"viewer":${JSON.stringify(viewer)}}`;

/** All batches after a version as JSON, including those written while the log is read. */
const missedBy = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
  textOf: Teller['missed'],
): Promise<Missed> => {
  const missed: string[] = [];
  for (let heard = since; heard < table.version(); ) {
    const told = await catchUp(table, viewer, heard);
    if (isRefusal(told)) return told;
    if (told.length === 0) return refuse('log-gap', { version: heard + 1 });
    for (const text of await mapInParts(told, textOf, pause)) missed.push(text);
    heard = told.at(-1)!.version;
  }
  return missed;
};

const signsText = (signs: readonly SignShown[]): string => JSON.stringify({ type: 'signs', signs });

export const visit = (open: OpenRoom, visitor: Visitor, send: Send): Visit => {
  const { viewer, viewers } = visitor;
  const endings: (() => void)[] = [];
  let isWatching = false;
  let isLeft = false;

  const watch = async (table: AnyTable, who: Viewer): Promise<void> => {
    const { view, missed: textOf, listen } = tellerFor(open, table, who, visitor);
    const missed =
      visitor.since === undefined ? undefined : await missedBy(table, who, visitor.since, textOf);
    if (isLeft) return;
    const sendAs: Send = viewers ? text => send(through(who, text)) : send;
    endings.push(listen(sendAs));
    sendAs(view(missed));
    // Where something on the way swallows what is sent, nobody waits for it longer than for the next of these.
    const beat = setInterval(
      () => sendAs(JSON.stringify({ type: 'beat', version: table.version() })),
      visitor.beatMs,
    ).unref();
    endings.push(() => clearInterval(beat));
  };
  let shownSigns = signsText([]);
  const showSigns = (): void => {
    const text = signsText(open.room().signs ?? []);
    if (text !== shownSigns) send(text);
    shownSigns = text;
  };
  const showAll = (): void => {
    if (isLeft) return;
    send(JSON.stringify({ type: 'room', ...showRoom(open, { viewer, isHost: visitor.isHost() }) }));
    showSigns();
    const table = open.table();
    if (!table || viewer === 'guest' || isWatching) return;
    isWatching = true;
    for (const who of viewers ?? [viewer]) void watch(table, who);
  };
  endings.push(open.onChange(showAll));
  showAll();

  const answer = async (message: Parameters<Visit['hear']>[0]): Promise<{ version: number } | Refusal> => {
    if (typeof viewer !== 'number') return refuse('not-yours');
    const table = open.table();
    if (!table) return refuse('not-begun');
    if (message.type === 'undo') return undoFrom(table, viewer, message.id);
    return submitFrom(open.module, table, viewer, message);
  };

  return {
    hear: async message => {
      const answered = await answer(message);
      const { id } = message;
      if (!isRefusal(answered)) visitor.onAct?.();
      const shown = isRefusal(answered)
        ? { type: 'refused', id, ...shownRefusal(answered) }
        : { type: 'ack', id, ...answered };
      send(JSON.stringify(shown));
    },
    leave: () => {
      isLeft = true;
      for (const end of endings) end();
    },
  };
};
