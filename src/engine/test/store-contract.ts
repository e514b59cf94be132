import { canonical } from '../canonical.ts';
import type { StoredEntry } from '../encoding.ts';
import { readEntries } from '../read-entries.ts';
import { refuse } from '../refusal.ts';
import { PRACTICE_MARK } from '../replay.ts';
import type { Head, Store } from '../store.ts';
import { toy } from './toy.ts';

/** The tests that every implementation of `Store` must pass, on Node and in a browser. */

const HEAD: Head = {
  game: 'toy',
  rulesVersion: 1,
  config: { rounds: 3, nested: { list: [1, null, 'é 🗺'] } },
  seats: [{ name: 'Ada' }, {}],
  seedHash: '0'.repeat(64),
  openSeed: true,
};

const entry = (n: number) => ({ id: `c-${n}`, seat: 0, command: { say: n }, events: [{ type: 'said', n }] });
/** An entry that can't be stored, because reading its events throws. */
const broken: StoredEntry = {
  get events(): never {
    throw new Error('simulated unreadable entry');
  },
};
const OPENING = { events: [{ type: 'began' }] };

const equal = (is: unknown, wanted: unknown, why = 'values differ'): void => {
  const [a, b] = [canonical(is), canonical(wanted)];
  if (a !== b) throw new Error(`${why}: expected ${b}, found ${a}`);
};

/** Changes stored entries directly, as damage to the files or the database would. */
export interface Harm {
  readonly damage: (id: string, version: number, entry: unknown) => Promise<void>;
  readonly lose: (id: string, version: number) => Promise<void>;
}

/** The functions that a test case uses. */
interface Bench extends Harm {
  readonly open: () => Promise<Store>;
  /** Returns an id that no other test uses, because test runs may share a store. */
  readonly fresh: () => string;
  /** Creates a table with its setup and this many further entries. */
  readonly laid: (entries?: number) => Promise<{ readonly store: Store; readonly id: string }>;
}

let named = 0;

const benchOf = (open: () => Promise<Store>, harm: Harm): Bench => {
  const fresh = (): string => `contract-${performance.timeOrigin}-${named++}`;
  return {
    ...harm,
    open,
    fresh,
    laid: async (entries = 0) => {
      const store = await open();
      const id = fresh();
      equal(await store.create(id, HEAD, [OPENING]), true);
      for (let n = 1; n <= entries; n++) equal(await store.append(id, n, entry(n)), true);
      return { store, id };
    },
  };
};

const CASES: readonly (readonly [title: string, check: (bench: Bench) => Promise<void>])[] = [
  [
    'a table that was never created has no head, entries or checkpoint',
    async ({ open, fresh }) => {
      const store = await open();
      const id = fresh();
      equal(await store.head(id), undefined);
      equal(await store.read(id, 0), []);
      equal(await store.checkpoint(id), undefined);
      equal(await store.append(id, 0, OPENING), false);
      equal(await store.append(id, 1, entry(1)), false);
      equal(await store.read(id, 0), []);
    },
  ],

  [
    'create stores the head and the setup, and returns false for an id in use',
    async ({ laid }) => {
      const { store, id } = await laid();
      equal(await store.head(id), HEAD);
      equal(await store.read(id, 0), [{ version: 1, entry: OPENING }]);
      equal(await store.create(id, { ...HEAD, game: 'other' }, [entry(9), entry(10)]), false);
      equal(await store.head(id), HEAD);
      equal(await store.read(id, 0), [{ version: 1, entry: OPENING }]);
    },
  ],

  [
    'create stores the whole log, or nothing if an entry fails',
    async ({ open, fresh }) => {
      const store = await open();
      const [id, other] = [fresh(), fresh()];
      equal(await store.create(id, HEAD, [OPENING, entry(1), { seat: 0, undo: 1 }]), true);
      equal(
        (await store.read(id, 0)).map(found => found.entry),
        [OPENING, entry(1), { seat: 0, undo: 1 }],
      );
      equal(await store.append(id, 2, entry(2)), false);
      equal(await store.append(id, 3, entry(2)), true);
      const half = store.create(other, HEAD, [OPENING, entry(1), broken, entry(3)]);
      equal(await half.catch(() => 'not kept'), 'not kept');
      equal(await store.head(other), undefined);
      equal(await store.read(other, 0), []);
      equal(await store.create(other, HEAD, [OPENING]), true);
    },
  ],

  [
    'a failed append stores nothing',
    async ({ laid }) => {
      const { store, id } = await laid(1);
      equal(await store.append(id, 2, broken).catch(() => 'not kept'), 'not kept');
      equal((await store.read(id, 0)).length, 2);
      equal(await store.append(id, 2, entry(2)), true);
    },
  ],

  [
    'reads entries in order, after any version',
    async ({ laid }) => {
      const { store, id } = await laid(12);
      const all = await store.read(id, 0);
      equal(
        all.map(({ version }) => version),
        Array.from({ length: 13 }, (_, i) => i + 1),
      );
      equal(all[9], { version: 10, entry: entry(9) });
      equal(await store.read(id, 10), all.slice(10));
      equal(await store.read(id, 13), []);
      equal(await store.read(id, 99), []);
    },
  ],

  [
    'append neither overwrites an entry nor leaves a gap',
    async ({ laid }) => {
      const { store, id } = await laid(2);
      for (const version of [0, 1, 2, 4, 5]) equal(await store.append(id, version, entry(7)), false);
      equal((await store.read(id, 0)).length, 3);
      equal(await store.append(id, 3, { seat: 0, undo: 1 }), true);
      equal((await store.read(id, 3))[0], { version: 4, entry: { seat: 0, undo: 1 } });
    },
  ],

  [
    'stores practice undos and practice marks',
    async ({ laid, open, fresh }) => {
      const practiced = { id: 'back', seat: 0, undo: 2, practice: true } as const;
      const { store, id } = await laid(2);
      equal(await store.append(id, 3, practiced), true);
      equal(await store.read(id, 3), [{ version: 4, entry: practiced }]);
      equal(await readEntries(toy, store, id, 3), [practiced]);
      const [again, copy] = [await open(), fresh()];
      equal(await again.create(copy, HEAD, [OPENING, PRACTICE_MARK, entry(1)]), true);
      equal(await readEntries(toy, again, copy, 0), [OPENING, PRACTICE_MARK, entry(1)]);
    },
  ],

  [
    'of several simultaneous appends, exactly one succeeds',
    async ({ laid }) => {
      const { store, id } = await laid(1);
      const answers = await Promise.all([11, 12, 13, 14, 15].map(n => store.append(id, 2, entry(n))));
      equal(answers.filter(answer => answer).length, 1);
      const found = await store.read(id, 2);
      equal(found, [{ version: 3, entry: entry(11 + answers.indexOf(true)) }]);
    },
  ],

  [
    "an entry of one table doesn't affect another table",
    async ({ laid }) => {
      const [a, b] = [await laid(3), await laid(1)];
      await a.store.append(a.id, 4, entry(40));
      equal((await a.store.read(a.id, 0)).length, 5);
      equal((await b.store.read(b.id, 0)).length, 2);
    },
  ],

  [
    "changing an object after storing or reading it doesn't change the store",
    async ({ laid }) => {
      const { store, id } = await laid();
      const config = (await store.head(id))?.config as { nested?: unknown };
      config.nested = 'changed';
      equal(await store.head(id), HEAD);
      const mine = { seat: 0, command: { say: 1 }, events: [{ type: 'said', list: [1] }] };
      await store.append(id, 1, mine);
      mine.events[0]?.list.push(2);
      const [found] = await store.read(id, 1);
      const theirs = found?.entry as typeof mine;
      theirs.events.length = 0;
      equal((await store.read(id, 1))[0]?.entry, {
        seat: 0,
        command: { say: 1 },
        events: [{ type: 'said', list: [1] }],
      });
    },
  ],

  [
    'returns a damaged entry unchanged, and readEntries reports its place',
    async ({ laid, damage }) => {
      const { store, id } = await laid(3);
      for (const lies of [7, 'gone', { seat: 0, events: [{ type: 'nonsense' }] }]) {
        await damage(id, 3, lies);
        const found = await store.read(id, 0);
        equal(found[2], { version: 3, entry: lies });
        equal([found[1]?.entry, found[3]?.entry], [entry(1), entry(3)]);
        const refusal = await readEntries(toy, store, id, 0);
        const place = typeof lies === 'object' ? 'log[2].events[0]' : 'log[2]';
        equal(refusal, refuse('log-damaged', { version: 3, place }));
        equal(await readEntries(toy, store, id, 3), [entry(3)], 'the entries after it are intact');
      }
    },
  ],

  [
    'detects a missing entry anywhere, and appends nothing in its place',
    async ({ laid, lose }) => {
      for (const version of [1, 3, 4]) {
        const { store, id } = await laid(3);
        await lose(id, version);
        equal(await readEntries(toy, store, id, 0), refuse('log-gap', { version }));
        equal(await readEntries(toy, store, id, 4), []);
        equal(await store.append(id, 4, entry(4)), version !== 4);
        equal(await store.append(id, version, entry(4)), false);
      }
      const { store, id } = await laid(3);
      for (const version of [3, 4]) await lose(id, version);
      equal(await readEntries(toy, store, id, 0), refuse('log-gap', { version: 3 }));
      equal(await readEntries(toy, store, id, 2), refuse('log-gap', { version: 3 }));
      const other = await laid(3);
      equal(await readEntries(toy, other.store, other.id, 0), [OPENING, entry(1), entry(2), entry(3)]);
    },
  ],

  [
    'keeps only the newest checkpoint',
    async ({ laid }) => {
      const { store, id } = await laid(3);
      await store.saveCheckpoint(id, { version: 2, data: { state: { a: [1] } } });
      await store.saveCheckpoint(id, { version: 4, data: { state: { a: [2] } } });
      await store.saveCheckpoint(id, { version: 3, data: {} });
      equal(await store.checkpoint(id), { version: 4, data: { state: { a: [2] } } });
      equal((await store.read(id, 0)).length, 4, 'a checkpoint removes no entries');
    },
  ],
];

/** A test case with its title. `check` throws if the store fails it. */
export interface Case {
  readonly title: string;
  readonly check: () => Promise<void>;
}

export const storeContract = (open: () => Promise<Store>, harm: Harm): readonly Case[] => {
  const bench = benchOf(open, harm);
  return CASES.map(([title, check]) => ({ title, check: () => check(bench) }));
};
