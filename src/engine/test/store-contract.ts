import { canonical } from '../canonical.ts';
import type { Head, Store } from '../store.ts';

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
const OPENING = { events: [{ type: 'began' }] };

const equal = (is: unknown, wanted: unknown, why = 'it differs'): void => {
  const [a, b] = [canonical(is), canonical(wanted)];
  if (a !== b) throw new Error(`${why}: ${a} instead of ${b}`);
};

/** What a case has at hand. */
interface Bench {
  readonly open: () => Promise<Store>;
  /** A name nobody had before: stores may be shared by whoever runs the suite. */
  readonly fresh: () => string;
  /** A table with so many entries after its opening. */
  readonly laid: (entries?: number) => Promise<{ readonly store: Store; readonly id: string }>;
}

let named = 0;

const benchOf = (open: () => Promise<Store>): Bench => {
  const fresh = (): string => `contract-${performance.timeOrigin}-${named++}`;
  return {
    open,
    fresh,
    laid: async (entries = 0) => {
      const store = await open();
      const id = fresh();
      equal(await store.create(id, HEAD, OPENING), true);
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
      equal(await store.create(id, { ...HEAD, game: 'other' }, entry(9)), false);
      equal(await store.head(id), HEAD);
      equal(await store.read(id, 0), [{ version: 1, entry: OPENING }]);
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
    'the newest snapshot is the one that is kept',
    async ({ laid }) => {
      const { store, id } = await laid(3);
      await store.keepSnapshot(id, { version: 2, data: { state: { a: [1] } } });
      await store.keepSnapshot(id, { version: 4, data: { state: { a: [2] } } });
      await store.keepSnapshot(id, { version: 3, data: {} });
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

export const storeContract = (open: () => Promise<Store>): readonly Case[] => {
  const bench = benchOf(open);
  return CASES.map(([title, check]) => ({ title, check: () => check(bench) }));
};
