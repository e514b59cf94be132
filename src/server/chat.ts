import type { Seat } from '../engine/game.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import type { AdminReport } from '../sync/administration.ts';
import type { ReportShown, TextShown, TextsShown } from '../sync/chat.ts';
import { showAuthor } from './chat-rules.ts';
import { type Data, type FoundDocument, inRoom } from './data.ts';
import { countPerWindow } from './limits.ts';
import { orNotKept, RefusalError, refused } from './refused.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { combined } from './throttle.ts';

/** NP-70: the most texts that are stored for a room. Beyond that, the oldest are deleted. */
export const MOST_TEXTS = 500;
/** The texts in one answer. */
const PAGE = 50;
/** The newest texts, among which a repeated request finds its first copy. */
const RECENT = 50;
/** The most reports that are stored for a room. */
const MOST_REPORTS = 100;
/** Texts that an author may send within WINDOW_MS. */
const TEXTS_PER_WINDOW = 20;
const WINDOW_MS = 60_000;
/** Clients load the texts and reports again at most once in this time. */
const RELOAD_MS = 200;
/** The most attempts while other servers write to the same chat. */
const TRIES = 50;

/**
 * A stored text or report. A removed text has no `text` and no `name`; one whose author was deleted has nothing. A report
 * also has what an operator needs to judge it.
 */
type Stored = {
  readonly [K in keyof StoredFields]?: StoredFields[K] | undefined;
};

interface StoredFields {
  readonly author: string;
  /** Chosen by the client: the same id and author is the same text. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly time: number;
  /** Of a report: the room, and the number of the text. */
  readonly room: string;
  readonly number: number;
  readonly by: ReportShown['by'];
  /** The host has dealt with the report. */
  readonly isClosed: boolean;
}

const textsOf = (room: string): string => `chat:${room}`;
const textId = (room: string, number: number): string => `chat:${room}:${number}`;
const reportsOf = (room: string): string => `reports:${room}`;
const reportId = (room: string, number: number): string => `report:${room}:${number}`;
/** The name of the reports of all rooms, for a tool of the operator. */
const REPORTS = 'reports';

const ID = /^(chat|report):([\w-]+):(\d+)$/;

const wordsIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const countIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const isReporter = (value: unknown): value is Seat | 'spectator' =>
  typeof value === 'number' || value === 'spectator';

const storedIn = ({ body }: FoundDocument): Stored => {
  const { author, id, name, text, time, room, number, by, isClosed } = isObject(body) ? body : {};
  return {
    author: wordsIn(author),
    id: wordsIn(id),
    name: wordsIn(name),
    text: wordsIn(text),
    time: countIn(time),
    room: wordsIn(room),
    number: countIn(number),
    by: Array.isArray(by) ? by.filter(isReporter) : undefined,
    isClosed: isClosed === true || undefined,
  };
};

const shownText = (
  room: Room,
  number: number,
  { author, name, text, time: at }: Stored,
): TextShown | undefined => {
  if (author === undefined || text === undefined || at === undefined) return undefined;
  const by = showAuthor(room, author, name);
  return by && { number, ...by, text, at };
};

const shownReport = (room: Room, found: FoundDocument): readonly ReportShown[] => {
  const report = storedIn(found);
  const { number, by, isClosed } = report;
  if (number === undefined || by === undefined || isClosed) return [];
  const shown = shownText(room, number, report);
  return shown ? [{ ...shown, by }] : [];
};

/** The texts by these authors that a room stores. */
export const chatTextsBy = async (
  data: Pick<Data, 'documentsOf'>,
  room: string,
  authors: readonly string[],
): Promise<
  readonly { readonly table: string; readonly number: number; readonly text: string; readonly at: number }[]
> => {
  if (authors.length === 0) return [];
  const found = await data.documentsOf(textsOf(room), 2 * MOST_TEXTS);
  return found.flatMap(each => {
    const { author, text, time } = storedIn(each);
    const isOwn = author !== undefined && authors.includes(author) && text !== undefined;
    return isOwn ? [{ table: room, number: each.at, text, at: time ?? 0 }] : [];
  });
};

/** The reports of all rooms, the newest first. */
export const allReports = async (
  data: Pick<Data, 'documentsOf'>,
  most: number,
  before?: number,
): Promise<readonly AdminReport[]> =>
  (await data.documentsOf(REPORTS, most, before)).flatMap(found => {
    const { room: table, number, name, text, time, by = [], isClosed = false } = storedIn(found);
    if (table === undefined || number === undefined || text === undefined) return [];
    const named = name === undefined ? {} : { name };
    return [{ table, number, ...named, text, at: time ?? 0, reportedAt: found.at, by, isClosed }];
  });

/** A client of a room on this server. */
interface Listener {
  readonly onText: (text: TextShown) => void;
  /** Texts were removed, or may have been missed. All clients share the page, which is read when the first one needs it. */
  readonly onTexts: (page: () => Promise<TextsShown>) => void;
  readonly onReports: (reports: () => Promise<readonly ReportShown[]>) => void;
}

/** The clients of a room on this server. A reload sends them the texts or reports again. */
interface RoomClients {
  readonly clients: Set<Listener>;
  readonly reloadTexts: () => void;
  readonly reloadReports: () => void;
}

/** Runs the work when the result is needed, and only once. */
const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
};

/** Runs the tasks of each room one at a time. */
const roomQueues = () => {
  const lines = new Map<string, { readonly inTurn: ReturnType<typeof queue>; waiting: number }>();
  return async <T>(room: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(room) ?? { inTurn: queue(), waiting: 0 };
    lines.set(room, line);
    line.waiting += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(room);
    }
  };
};

export type TextDraft = Pick<StoredFields, 'author' | 'text'> & Pick<Stored, 'id' | 'name'>;

interface Ports {
  readonly data: Data;
  readonly rooms: Pick<Rooms, 'room'>;
  readonly report: (error: unknown) => void;
}

/**
 * NP-70: the texts of all rooms. Each text is a document with a number, so that writing one never rewrites the room,
 * and several servers can write at the same time.
 */
export const openChat = ({ data, rooms, report }: Ports) => {
  const listeners = new Map<string, RoomClients>();
  const count = countPerWindow();
  /** Writes texts of a room one at a time, so that this server doesn't compete with itself for a number. */
  const inTurn = roomQueues();

  const tell = (room: string, call: (listener: Listener) => void): void => {
    for (const each of [...(listeners.get(room)?.clients ?? [])]) call(each);
  };
  const reloadTexts = (room: string): void => listeners.get(room)?.reloadTexts();
  const reloadReports = (room: string): void => listeners.get(room)?.reloadReports();
  const clientsOf = (room: string): RoomClients => ({
    clients: new Set(),
    reloadTexts: combined(() => {
      const shared = once(() => page(room));
      tell(room, ({ onTexts }) => onTexts(shared));
    }, RELOAD_MS),
    reloadReports: combined(() => {
      const shared = once(() => reports(room));
      tell(room, ({ onReports }) => onReports(shared));
    }, RELOAD_MS),
  });
  /** The current data of a room, including changes by other servers. */
  const roomAt = async (id: string): Promise<Room> => {
    const room = await rooms.room(id);
    if (room === undefined) throw refused('no-such-table', { id });
    if (isRefusal(room)) throw new RefusalError(room);
    return room;
  };

  const trim = async (room: string, newest: number): Promise<void> => {
    if (newest <= MOST_TEXTS) return;
    for (const { id, changes } of await data.documentsOf(textsOf(room), PAGE, newest - MOST_TEXTS + 1))
      await data.removeDocument(id, changes);
  };
  /** Writes a text, unless it is a copy of an earlier one. */
  const write = async (
    room: string,
    { author, text, id, name }: TextDraft,
  ): Promise<{ readonly number: number; readonly at: number; readonly isNew: boolean }> => {
    for (let i = 0; i < TRIES; i++) {
      const recent = await data.documentsOf(textsOf(room), RECENT);
      const copy = recent.find(each => {
        const known = storedIn(each);
        return id !== undefined && known.id === id && known.author === author;
      });
      if (copy) return { number: copy.at, at: storedIn(copy).time ?? 0, isNew: false };
      const number = (recent[0]?.at ?? 0) + 1;
      const last = Math.max(0, ...recent.map(each => storedIn(each).time ?? 0));
      const time = Math.max(Date.now(), last + 1);
      const body: Stored = { author, text, id, name, time };
      const names = [inRoom(room), textsOf(room)];
      if (!(await data.createDocument({ id: textId(room, number), at: number, names, body }))) continue;
      await trim(room, number);
      return { number, at: time, isNew: true };
    }
    throw refused('not-kept');
  };

  /**
   * Replaces a document's body: `after` returns the new one, or that nothing changes, or that the document goes. Retries on
   * a version conflict. Returns false if there is no document.
   */
  const replace = async (
    id: string,
    names: readonly string[],
    after: (was: Stored) => Stored | 'unchanged' | 'gone',
  ): Promise<boolean> => {
    for (let i = 0; i < TRIES; i++) {
      const found = await data.document(id);
      if (!found) return false;
      const body = after(storedIn(found));
      if (body === 'unchanged') return true;
      const { at, changes } = found;
      const isKept =
        body === 'gone'
          ? await data.removeDocument(id, changes)
          : await data.changeDocument({ id, at, names, body }, changes);
      if (isKept) return true;
    }
    throw refused('not-kept');
  };
  type After = Parameters<typeof replace>[2];
  const replaceText = (room: string, number: number, after: After): Promise<boolean> =>
    replace(textId(room, number), [inRoom(room), textsOf(room)], after);
  const replaceReport = (room: string, number: number, after: After): Promise<boolean> =>
    replace(reportId(room, number), [inRoom(room), reportsOf(room), REPORTS], after);
  const closeReport = (room: string, number: number): Promise<boolean> =>
    replaceReport(room, number, was => (was.isClosed ? 'unchanged' : { ...was, isClosed: true }));

  /** Deletes the oldest closed reports to make room for one more. Open reports stay, so refuses if all are open. */
  const makeRoom = async (room: string): Promise<void> => {
    const known = await orNotKept(data.documentsOf(reportsOf(room), 2 * MOST_REPORTS));
    const excess = known.length - MOST_REPORTS + 1;
    if (excess <= 0) return;
    const closed = known.filter(each => storedIn(each).isClosed);
    if (closed.length < excess) throw refused('too-many');
    for (const { id, changes } of closed.slice(-excess)) await orNotKept(data.removeDocument(id, changes));
  };

  const textAt = async (room: Room, number: number): Promise<Stored> => {
    const found = await orNotKept(data.document(textId(room.id, number)));
    const body = found && storedIn(found);
    if (!body || !shownText(room, number, body)) throw refused('no-such-text', { number });
    return body;
  };

  const erase = async (room: string, authors: readonly string[]): Promise<void> => {
    if (authors.length === 0) return;
    const isOwn = ({ author }: Stored): boolean => author !== undefined && authors.includes(author);
    for (const each of await data.documentsOf(textsOf(room), 2 * MOST_TEXTS))
      if (isOwn(storedIn(each))) await replaceText(room, each.at, was => (isOwn(was) ? {} : 'unchanged'));
    for (const each of await data.documentsOf(reportsOf(room), 2 * MOST_REPORTS)) {
      const { number } = storedIn(each);
      if (number !== undefined && isOwn(storedIn(each))) await replaceReport(room, number, () => 'gone');
    }
    reloadTexts(room);
    reloadReports(room);
  };

  /** The last texts of a room, or those before a number. */
  const page = async (id: string, before?: number): Promise<TextsShown> => {
    const room = await roomAt(id);
    if (!room.chat?.isUsed) return { texts: [] };
    const found = await orNotKept(data.documentsOf(textsOf(id), PAGE + 1, before));
    const rows = found.slice(0, PAGE);
    const texts = rows.flatMap(row => shownText(room, row.at, storedIn(row)) ?? []).reverse();
    return { texts, ...(found.length > PAGE && { before: rows.at(-1)!.at }) };
  };
  /** The reports that the host hasn't dealt with, the oldest first. */
  const reports = async (id: string): Promise<readonly ReportShown[]> => {
    const room = await roomAt(id);
    if (!room.chat?.isUsed) return [];
    const found = await orNotKept(data.documentsOf(reportsOf(id), 2 * MOST_REPORTS));
    return found.flatMap(each => shownReport(room, each)).reverse();
  };

  const noticesInTurn = roomQueues();
  /** Shows this server's clients a text that another server has written. */
  const showStored = async (id: string, room: string, number: number): Promise<void> => {
    if (!listeners.has(room)) return;
    const found = await data.document(id);
    // Texts beyond MOST_TEXTS are deleted. Pages may still show them.
    if (!found) return;
    const stored = storedIn(found);
    const text = stored.text === undefined ? undefined : shownText(await roomAt(room), number, stored);
    if (text) tell(room, ({ onText }) => onText(text));
    else reloadTexts(room);
  };
  data.cluster?.subscribe(notice => {
    if (notice.type !== 'document') return;
    const [, kind, room = '', number] = ID.exec(notice.id) ?? [];
    if (!listeners.has(room)) return;
    if (kind === 'report') reloadReports(room);
    else noticesInTurn(room, () => showStored(notice.id, room, Number(number))).catch(report);
  });
  // Notices may have been lost.
  data.cluster?.onReconnect(() => {
    for (const { reloadTexts, reloadReports } of listeners.values()) {
      reloadTexts();
      reloadReports();
    }
  });

  return {
    /** Refuses an author who writes too fast. `who` is the author, or the address of a spectator. */
    limit: (room: string, who: string): void => {
      const { times, leftMs } = count(`${room}:${who}`, WINDOW_MS);
      if (times > TEXTS_PER_WINDOW) throw refused('too-many', { retryAfter: Math.ceil(leftMs / 1000) });
    },
    /**
     * Saves a text, then sends it to all clients. Checks the room again after the text was written: the author may have
     * deleted their data meanwhile.
     */
    write: async (
      id: string,
      draft: TextDraft,
      whyNot: (room: Room) => Refusal | undefined,
    ): Promise<Pick<TextShown, 'number' | 'at'>> => {
      const { number, at, isNew } = await inTurn(id, () => orNotKept(write(id, draft)));
      const room = await rooms.room(id);
      if (isRefusal(room)) throw new RefusalError(room);
      if (!room) {
        if (isNew) await orNotKept(data.removeDocument(textId(id, number), 0));
        throw refused('no-such-table', { id });
      }
      const refusal = whyNot(room);
      if (refusal) {
        if (isNew) await orNotKept(replaceText(id, number, () => ({})));
        throw new RefusalError(refusal);
      }
      const shown = isNew && shownText(room, number, { ...draft, time: at });
      if (shown) tell(id, ({ onText }) => onText(shown));
      return { number, at };
    },
    page,
    /** Removes a text for everyone, and closes its report. */
    remove: async (room: Room, number: number): Promise<void> => {
      await textAt(room, number);
      await orNotKept(replaceText(room.id, number, was => ({ ...was, text: undefined, name: undefined })));
      const isReported = await orNotKept(closeReport(room.id, number));
      reloadTexts(room.id);
      if (isReported) reloadReports(room.id);
    },
    /**
     * Reports a text to the host. Checks the text again after the report was written. A second report by the same reader
     * changes nothing.
     */
    report: async (room: Room, number: number, by: Seat | 'spectator'): Promise<void> => {
      const text = await textAt(room, number);
      const name = text.name ?? room.seats.find(({ author }) => author === text.author)?.name;
      const body: Stored = { ...text, name, room: room.id, number, by: [by] };
      const names = [inRoom(room.id), reportsOf(room.id), REPORTS];
      const id = reportId(room.id, number);
      if (!(await orNotKept(data.document(id)))) await makeRoom(room.id);
      const isNew = await orNotKept(data.createDocument({ id, at: Date.now(), names, body }));
      const more: After = ({ by: before = [], ...was }) =>
        before.includes(by) ? 'unchanged' : { ...was, by: [...before, by] };
      if (!isNew) await orNotKept(replaceReport(room.id, number, more));
      // The text may have been deleted or removed after it was read.
      const now = await orNotKept(data.document(textId(room.id, number)));
      const isErased = !now || storedIn(now).author === undefined;
      const isRemoved = now && storedIn(now).text === undefined;
      if (isErased) await orNotKept(replaceReport(room.id, number, () => 'gone'));
      else if (isRemoved) await orNotKept(closeReport(room.id, number));
      reloadReports(room.id);
    },
    reports,
    closeReport: async (room: string, number: number): Promise<void> => {
      if (!(await orNotKept(closeReport(room, number)))) throw refused('no-such-text', { number });
      reloadReports(room);
    },
    /** Deletes all texts by these authors, and the reports about them. */
    erase: (room: string, authors: readonly string[]): Promise<void> => orNotKept(erase(room, authors)),
    /** Adds a client of a room. Returns a function that removes it. */
    subscribe: (room: string, listener: Listener): (() => void) => {
      const known = listeners.get(room) ?? clientsOf(room);
      listeners.set(room, known);
      known.clients.add(listener);
      return () => {
        known.clients.delete(listener);
        if (known.clients.size === 0 && listeners.get(room) === known) listeners.delete(room);
      };
    },
    /** Reports an error of a client's feed. */
    onError: report,
  };
};

export type Chat = ReturnType<typeof openChat>;
