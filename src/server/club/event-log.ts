import { queue } from '../../engine/queue.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Data, FoundDocument } from '../data.ts';
import { newKey } from '../keys.ts';
import { orNotKept, RefusalError, refused } from '../refused.ts';
import { bodyOf } from './bodies.ts';

/** An event in a log. */
export interface LoggedEvent<E> {
  /** Counts the events of the log from 1. */
  readonly number: number;
  /** When it was appended, in milliseconds since 1970. Increases with every event of the log. */
  readonly at: number;
  readonly event: E;
}

interface Ports<S, E extends object> {
  readonly data: Data;
  /** The kind of log, such as `tournament`. Its documents have the ids `PREFIX:ID:1`, `PREFIX:ID:2` and so on. */
  readonly prefix: string;
  readonly initial: S;
  /** Returns the state after an event. */
  readonly fold: (state: S, logged: LoggedEvent<E>) => S;
  readonly report: (error: unknown) => void;
  /** The most logs in memory. */
  readonly mostCached?: number;
}

interface Body<E> {
  readonly event: E;
  /** Makes every write different, so that a server never mistakes another server's write for its own. */
  readonly by: string;
}

/** A log in memory. The store contains the actual events. */
interface Entry<S> {
  state: S;
  number: number;
  at: number;
  isLoaded: boolean;
  readonly inTurn: ReturnType<typeof queue>;
  /** How many calls use the entry now. */
  users: number;
}

/** What `decide` returns: an event, undefined if nothing has to change, or a refusal. */
export type LogDecision<E> = E | undefined | Refusal;

const PAGE = 200;
const MOST_CACHED = 1000;
/** How often an event is tried again while other servers append to the same log. */
const TRIES = 50;

/**
 * Opens event logs. Each event is a document with a number that the store accepts once, so all servers agree on one
 * order. The state of a log follows from its events. If a log has no events, it doesn't exist.
 */
export const openLog = <S, E extends object>(ports: Ports<S, E>) => {
  const { data, prefix, initial, fold, report, mostCached = MOST_CACHED } = ports;
  const entries = new Map<string, Entry<S>>();
  const listeners = new Set<(id: string) => void>();
  const nameOf = (id: string): string => `${prefix}:${id}`;
  const documentId = (id: string, number: number): string => `${prefix}:${id}:${number}`;
  const ID = new RegExp(`^${prefix}:([\\w-]+):\\d+$`);

  const notify = (id: string): void => {
    for (const hear of [...listeners]) hear(id);
  };
  const trim = (): void => {
    for (const [id, { users }] of entries) {
      if (entries.size <= mostCached) return;
      if (users === 0) entries.delete(id);
    }
  };
  /** Runs work on a log, one call at a time. */
  const use = async <T>(id: string, work: (entry: Entry<S>) => Promise<T>): Promise<T> => {
    const fresh = { state: initial, number: 0, at: 0, isLoaded: false, inTurn: queue(), users: 0 };
    const entry: Entry<S> = entries.get(id) ?? fresh;
    entries.delete(id);
    entries.set(id, entry);
    entry.users += 1;
    try {
      return await entry.inTurn(() => work(entry));
    } finally {
      entry.users -= 1;
      if (entry.users === 0 && entry.number === 0) entries.delete(id);
      trim();
    }
  };

  /** Applies an event if it is the next one. */
  const take = (entry: Entry<S>, found: FoundDocument): void => {
    const number = Number(found.id.slice(found.id.lastIndexOf(':') + 1));
    if (number !== entry.number + 1) return;
    entry.state = fold(entry.state, { number, at: found.at, event: bodyOf<Body<E>>(found).event });
    entry.number = number;
    entry.at = found.at;
  };
  const reset = (entry: Entry<S>): void => {
    entry.state = initial;
    entry.number = 0;
    entry.at = 0;
  };
  /** Reads the whole log. The newest events come first in the store. */
  const load = async (id: string, entry: Entry<S>): Promise<void> => {
    const found: FoundDocument[] = [];
    for (let before: number | undefined; ; before = found.at(-1)!.at) {
      const page = await orNotKept(data.documentsOf(nameOf(id), PAGE, before));
      found.push(...page);
      if (page.length < PAGE) break;
    }
    reset(entry);
    for (const each of found.reverse()) take(entry, each);
    entry.isLoaded = true;
  };
  /** Reads the events that other servers have appended. */
  const catchUp = async (id: string, entry: Entry<S>): Promise<void> => {
    if (!entry.isLoaded) return load(id, entry);
    if (!data.cluster) return;
    const [last] = await orNotKept(data.documentsOf(nameOf(id), 1));
    if (last) take(entry, last);
    if ((last?.at ?? 0) !== entry.at) await load(id, entry);
  };
  const read = (id: string): Promise<Entry<S>> =>
    use(id, async entry => {
      const before = entry.number;
      const wasLoaded = entry.isLoaded;
      await catchUp(id, entry);
      if (wasLoaded && entry.number !== before) setImmediate(notify, id);
      return entry;
    });
  const isIn = ({ number }: Entry<S>): boolean => number > 0;

  const tryAppend = async (
    id: string,
    entry: Entry<S>,
    decide: (state: S, isNew: boolean) => LogDecision<E>,
    names: readonly string[],
  ): Promise<S> => {
    for (let i = 0; i < TRIES; i++) {
      await catchUp(id, entry);
      const event = decide(entry.state, !isIn(entry));
      if (event === undefined) return entry.state;
      if (isRefusal(event)) throw new RefusalError(event);
      const number = entry.number + 1;
      const at = Math.max(Date.now(), entry.at + 1);
      const body: Body<E> = { event, by: newKey() };
      const all = [nameOf(id), ...(number === 1 ? names : [])];
      const document = { id: documentId(id, number), at, names: all, body };
      if (!(await orNotKept(data.createDocument(document)))) {
        // Another server was faster, or the log in memory is older than the store.
        if (!data.cluster) entry.isLoaded = false;
        continue;
      }
      take(entry, { id: document.id, at, body, changes: 0 });
      setImmediate(notify, id);
      return entry.state;
    }
    throw refused('not-kept');
  };

  const refresh = (id: string): void => {
    if (!entries.has(id)) return notify(id);
    // The store logs its own failures, and the next call reads again.
    read(id).catch(error => error instanceof RefusalError || report(error));
  };
  data.cluster?.subscribe(notice => {
    const [, id] = (notice.type === 'document' && ID.exec(notice.id)) || [];
    if (id !== undefined) refresh(id);
  });
  // Notices may have been lost.
  data.cluster?.onReconnect(() => {
    for (const id of entries.keys()) refresh(id);
  });

  return {
    /** The current state of a log; undefined if it doesn't exist. */
    state: async (id: string): Promise<S | undefined> => {
      const entry = await read(id);
      return isIn(entry) ? entry.state : undefined;
    },
    /**
     * Appends the event that `decide` returns for the current state, and retries if another server was faster. Throws a
     * refusal. `names` are stored with the first event, for `ids`.
     */
    append: (
      id: string,
      decide: (state: S, isNew: boolean) => LogDecision<E>,
      names: readonly string[] = [],
    ): Promise<S> => use(id, entry => tryAppend(id, entry, decide, names)),
    /** The ids of the logs with a name, newest first. */
    ids: async (name: string, most: number): Promise<readonly string[]> =>
      (await orNotKept(data.documentsOf(name, most))).flatMap(found => ID.exec(found.id)?.[1] ?? []),
    /** Replaces the names under which `ids` finds a log. */
    rename: async (id: string, names: readonly string[]): Promise<void> => {
      for (let i = 0; i < TRIES; i++) {
        const found = await orNotKept(data.document(documentId(id, 1)));
        if (!found) return;
        const { at, changes } = found;
        const body = bodyOf(found);
        const document = { id: found.id, at, names: [nameOf(id), ...names], body };
        if (await orNotKept(data.changeDocument(document, changes))) return;
      }
      throw refused('not-kept');
    },
    /** Removes a log, the newest event first. Append a closing event before, so that no one appends meanwhile. */
    remove: (id: string): Promise<void> =>
      use(id, async entry => {
        await load(id, entry);
        for (let { number } = entry; number > 0; number--) {
          const found = await orNotKept(data.document(documentId(id, number)));
          if (found) await orNotKept(data.removeDocument(found.id, found.changes));
        }
        reset(entry);
        setImmediate(notify, id);
      }),
    /** Calls the listener with the id of a log that has changed, on this server or another one. */
    onChange: (hear: (id: string) => void): (() => void) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};
