import type { Viewer } from '../../engine/game.ts';
import type { AnyModule } from '../../engine/module.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { News, Told } from '../../engine/told.ts';
import { sentOf } from '../../engine/wire.ts';
import type { ToServer } from '../../wire/messages.ts';
import type { AnyTable, OpenRoom } from '../open-room.ts';
import type { Role } from '../room.ts';
import { submitFrom, undoFrom } from '../seat-door.ts';
import { showRoom, showSeen } from '../shown.ts';
import { batchOf } from './tell.ts';

/** Somebody at the table of a room, over a socket. */
export interface Visit {
  readonly hear: (message: Extract<ToServer, { readonly id: string }>) => Promise<void>;
  readonly leave: () => void;
}

/**
 * For whoever knows no rules; for whoever thinks along; and for whoever would, but with other rules: he sees what
 * happened with all that came of it, as after a long absence.
 */
type Way = 'plain' | 'compact' | 'whole';

interface Visitor extends Pick<Role, 'viewer'> {
  /** Whoever sits next is the host when the host leaves. */
  readonly isHost: () => boolean;
  /** Up to which version he has heard everything. */
  readonly since?: number | undefined;
  readonly way: Way;
  /** Through whose eyes he looks, if he has said so. */
  readonly viewers?: readonly Viewer[] | undefined;
  readonly beatMs: number;
}

type Send = (text: string) => void;

/** What a table tells those who look with the same eyes in the same way: it is written once for all of them. */
interface Teller {
  readonly view: (missed: readonly Told<unknown>[] | undefined) => string;
  /** Calls with every news; answers how to stop. */
  readonly listen: (send: Send) => () => void;
}

const makeTeller = (module: AnyModule, table: AnyTable, viewer: Viewer, way: Way): Teller => {
  const listeners = new Set<Send>();
  let stop = (): void => undefined;
  const toldOf = (news: News<unknown, unknown>): object => {
    if (way === 'compact') return sentOf(module, news);
    if (way === 'plain')
      return { type: 'told', ...batchOf(news.told), ...showSeen(module, viewer, news.after) };
    return { type: 'view', version: news.told.version, seen: news.after, missed: [news.told] };
  };
  return {
    view: missed => {
      const [version, seen] = [table.version(), table.seen(viewer)];
      const isPlain = way === 'plain';
      const shown = isPlain ? { version, ...showSeen(module, viewer, seen) } : { version, seen };
      const told = missed && { missed: isPlain ? missed.map(batchOf) : missed };
      return JSON.stringify({ type: 'view', ...shown, ...told });
    },
    listen: send => {
      if (listeners.size === 0)
        stop = table.listen(viewer, news => {
          const text = JSON.stringify(toldOf(news));
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

const tellerFor = ({ module }: OpenRoom, table: AnyTable, viewer: Viewer, { way }: Visitor): Teller => {
  const known = tellers.get(table) ?? new Map<string, Teller>();
  tellers.set(table, known);
  const name = `${viewer}:${way}`;
  const teller = known.get(name) ?? makeTeller(module, table, viewer, way);
  known.set(name, teller);
  return teller;
};

/** The same for one who looks through several eyes. */
const through = (viewer: Viewer, text: string): string =>
  `${text.slice(0, -1)},"viewer":${JSON.stringify(viewer)}}`;

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
    const missed = visitor.since === undefined ? undefined : await missedBy(table, who, visitor.since);
    if (isLeft) return;
    const sendAs: Send = viewers ? text => send(through(who, text)) : send;
    const { view, listen } = tellerFor(open, table, who, visitor);
    endings.push(listen(sendAs));
    sendAs(view(missed));
    // Where something on the way swallows what is sent, nobody waits for it longer than for the next of these.
    const beat = setInterval(
      () => sendAs(JSON.stringify({ type: 'beat', version: table.version() })),
      visitor.beatMs,
    ).unref();
    endings.push(() => clearInterval(beat));
  };
  const showAll = (): void => {
    if (isLeft) return;
    send(JSON.stringify({ type: 'room', ...showRoom(open, { viewer, isHost: visitor.isHost() }) }));
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
      send(JSON.stringify({ type, id: message.id, ...answered }));
    },
    leave: () => {
      isLeft = true;
      for (const end of endings) end();
    },
  };
};
