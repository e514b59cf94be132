import { canonical } from '../canonical.ts';
import { readEntries } from '../read-entries.ts';
import { refuse } from '../refusal.ts';
import { PRACTICE_MARK } from '../replay.ts';
import type { Head, Store } from '../store.ts';
import type { StoredEntry } from '../stored-entry.ts';
import { toy } from './toy.ts';

/** What every store must do, whatever it is made of and wherever it runs: on Node or in a browser. */

const HEAD: Head = {
  game: 'toy',
  rulesVersion: 1,
  config: { rounds: 3, nested: { list: [1, null, 'é 🗺'] } },
  seats: [{ name: 'Ada' }, {}],
  seedHash: '0'.repeat(64),
  openSeed: true,
};

const entry = (n: number) => ({ id: `c-${n}`, seat: 0, command: { say: n }, events: [{ type: 'said', n }] });
/** What no store can keep. */
const broken: StoredEntry = {
  get events(): never {
    throw new Error('gone');
  },
};
const OPENING = { events: [{ type: 'began' }] };

const equal = (is: unknown, wanted: unknown, why = 'it differs'): void => {
  const [a, b] = [canonical(is), canonical(wanted)];
  if (a !== b) throw new Error(`${why}: ${a} instead of ${b}`);
};

/** What befalls the entries of a table, past its store. */
export interface Harm {
  readonly damage: (id: string, version: number, entry: unknown) => Promise<void>;
  readonly lose: (id: string, version: number) => Promise<void>;
}

/** What a case has at hand. */
interface Bench extends Harm {
  readonly open: () => Promise<Store>;
  /** A name nobody had before: stores may be shared by whoever runs the suite. */
  readonly fresh: () => string;
  /** A table with so many entries after its opening. */
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
    'what nobody kept is not there',
    async ({ open, fresh }) => {
      const store = await open();
      const id = fresh();
      equal(await store.head(id), undefined);
      equal(await store.read(id, 0), []);
      equal(await store.snapshot(id), undefined);
      equal(await store.append(id, 0, OPENING), false);
      equal(await store.append(id, 1, entry(1)), false);
      equal(await store.read(id, 0), []);
    },
  ],

  [
    'a table is kept with its head and its opening, and once',
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
    'a table is kept with all that has happened at it, or not at all',
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
    'what cannot be kept leaves all as it was',
    async ({ laid }) => {
      const { store, id } = await laid(1);
      equal(await store.append(id, 2, broken).catch(() => 'not kept'), 'not kept');
      equal((await store.read(id, 0)).length, 2);
      equal(await store.append(id, 2, entry(2)), true);
    },
  ],

  [
    'entries are read in their order, from any version on',
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
    'nothing is written over and nothing is left out',
    async ({ laid }) => {
      const { store, id } = await laid(2);
      for (const version of [0, 1, 2, 4, 5]) equal(await store.append(id, version, entry(7)), false);
      equal((await store.read(id, 0)).length, 3);
      equal(await store.append(id, 3, { seat: 0, undo: 1 }), true);
      equal((await store.read(id, 3))[0], { version: 4, entry: { seat: 0, undo: 1 } });
    },
  ],

  [
    'what was taken back as practice is kept as such',
    async ({ laid, open, fresh }) => {
      const practised = { id: 'back', seat: 0, undo: 2, practice: true } as const;
      const { store, id } = await laid(2);
      equal(await store.append(id, 3, practised), true);
      equal(await store.read(id, 3), [{ version: 4, entry: practised }]);
      equal(await readEntries(toy, store, id, 3), [practised]);
      const [again, copy] = [await open(), fresh()];
      equal(await again.create(copy, HEAD, [OPENING, PRACTICE_MARK, entry(1)]), true);
      equal(await readEntries(toy, again, copy, 0), [OPENING, PRACTICE_MARK, entry(1)]);
    },
  ],

  [
    'of many who write at the same time one is first',
    async ({ laid }) => {
      const { store, id } = await laid(1);
      const answers = await Promise.all([11, 12, 13, 14, 15].map(n => store.append(id, 2, entry(n))));
      equal(answers.filter(answer => answer).length, 1);
      const found = await store.read(id, 2);
      equal(found, [{ version: 3, entry: entry(11 + answers.indexOf(true)) }]);
    },
  ],

  [
    'tables do not touch each other',
    async ({ laid }) => {
      const [a, b] = [await laid(3), await laid(1)];
      await a.store.append(a.id, 4, entry(40));
      equal((await a.store.read(a.id, 0)).length, 5);
      equal((await b.store.read(b.id, 0)).length, 2);
    },
  ],

  [
    "what was handed in or out is nobody's to change",
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
    'a damaged entry is handed out as it lies, and is found by its place',
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
        equal(await readEntries(toy, store, id, 3), [entry(3)], 'what comes after it is sound');
      }
    },
  ],

  [
    'a missing entry is noticed wherever it was, and nothing is written after it',
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
    'the newest snapshot is the one that is kept',
    async ({ laid }) => {
      const { store, id } = await laid(3);
      await store.saveSnapshot(id, { version: 2, data: { state: { a: [1] } } });
      await store.saveSnapshot(id, { version: 4, data: { state: { a: [2] } } });
      await store.saveSnapshot(id, { version: 3, data: {} });
      equal(await store.snapshot(id), { version: 4, data: { state: { a: [2] } } });
      equal((await store.read(id, 0)).length, 4, 'a snapshot takes nothing away');
    },
  ],
];

/** One case by its title; it throws when the store does not keep it. */
export interface Case {
  readonly title: string;
  readonly check: () => Promise<void>;
}

export const storeContract = (open: () => Promise<Store>, harm: Harm): readonly Case[] => {
  const bench = benchOf(open, harm);
  return CASES.map(([title, check]) => ({ title, check: () => check(bench) }));
};
