import type { Viewer } from '../../engine/game.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { Message, Told } from '../../engine/told.ts';
import { makeSender } from '../../engine/wire.ts';
import type { ToServer } from '../../wire/messages.ts';
import type { AnyTable, OpenRoom } from '../open-room.ts';
import type { Role } from '../room.ts';
import { submitFrom, undoFrom } from '../seat-door.ts';
import { showRoom, showSeen } from '../shown.ts';
import { batchOf } from './tell.ts';

/** Somebody at the table of a room, over a socket. */
export interface Visit {
  readonly hear: (message: Exclude<ToServer, { readonly type: 'hello' }>) => Promise<void>;
  readonly leave: () => void;
}

interface Visitor extends Pick<Role, 'viewer'> {
  /** Whoever sits next is the host when the host leaves. */
  readonly isHost: () => boolean;
  /** Up to which version he has heard everything. */
  readonly since?: number | undefined;
  readonly isCompact: boolean;
  /** Through whose eyes he looks, if he has said so. */
  readonly viewers?: readonly Viewer[] | undefined;
  readonly beatMs: number;
}

type Send = (message: object) => void;

/** Says in the visitor's way what a table tells him. */
const tellerFor = (
  { module }: OpenRoom,
  table: AnyTable,
  viewer: Viewer,
  { isCompact }: Visitor,
  send: Send,
): ((message: Message<unknown, unknown>, missed?: readonly Told<unknown>[]) => void) => {
  if (isCompact) {
    const sent = makeSender(module);
    return (message, missed) => send({ ...sent(message), ...(missed && { missed }) });
  }
  return (message, missed) => {
    const seen = showSeen(module, viewer, table.seen(viewer));
    const what = message.type === 'view' ? { version: message.version } : batchOf(message);
    send({ type: message.type, ...what, ...seen, ...(missed && { missed: missed.map(batchOf) }) });
  };
};

/** All that he has missed, up to now: what happens while the log is read is read as well. */
const missedBy = async (
  table: AnyTable,
  viewer: Viewer,
  since: number,
): Promise<readonly Told<unknown>[] | undefined> => {
  const missed: Told<unknown>[] = [];
  for (let heard = since; heard < table.version(); heard = missed.at(-1)?.version ?? heard) {
    const told = await table.toldSince(viewer, heard);
    // He gets the view all the same.
    if (isRefusal(told) || told.length === 0) return undefined;
    missed.push(...told);
  }
  return missed;
};

export const visit = (open: OpenRoom, visitor: Visitor, send: Send): Visit => {
  const { viewer, viewers } = visitor;
  const endings: (() => void)[] = [];
  let isWatching = false;
  let isLeft = false;

  const watch = async (table: AnyTable, who: Viewer): Promise<void> => {
    let missed = visitor.since === undefined ? undefined : await missedBy(table, who, visitor.since);
    if (isLeft) return;
    const sendAs: Send = viewers ? message => send({ ...message, viewer: who }) : send;
    const tell = tellerFor(open, table, who, visitor, sendAs);
    const stop = table.watch(who, message => {
      tell(message, missed);
      missed = undefined;
    });
    endings.push(stop);
    // Where something on the way swallows what is sent, nobody waits for it longer than for the next of these.
    const beat = setInterval(
      () => sendAs({ type: 'beat', version: table.version() }),
      visitor.beatMs,
    ).unref();
    endings.push(() => clearInterval(beat));
  };
  const showAll = (): void => {
    if (isLeft) return;
    send({ type: 'room', ...showRoom(open, { viewer, isHost: visitor.isHost() }) });
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
      const type = isRefusal(answered) ? 'refused' : 'ack';
      send({ type, id: message.id, ...answered });
    },
    leave: () => {
      isLeft = true;
      for (const end of endings) end();
    },
  };
};
