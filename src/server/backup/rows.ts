/** The columns of the tables that both stores have, in the order of their values in a backup. */
export const COLUMNS = {
  supplies: { name: 'string', text: 'string' },
  rooms: { id: 'string', changes: 'number', created: 'number', room: 'string' },
  players: { player: 'string', id: 'string' },
  stands: { id: 'string', changes: 'number', version: 'number', since: 'number' },
  documents: { id: 'string', changes: 'number', at: 'number', body: 'string' },
  document_names: { name: 'string', at: 'number', id: 'string' },
} as const;

export type PlainTable = keyof typeof COLUMNS;

/** Card packs (`supplies`) are before the games that need them, so that a reader can fold the games in one pass. */
export const PLAIN_TABLES = [
  'supplies',
  'rooms',
  'players',
  'stands',
  'documents',
  'document_names',
] as const;

/** A game is followed by its log. `version` is the number of its last entry, even if entries are lost. */
const GAME_COLUMNS = {
  tables: { id: 'string', head: 'string', version: 'number' },
  entries: { id: 'string', version: 'number', entry: 'string' },
} as const;

const SHAPES: Readonly<Record<string, Readonly<Record<string, 'string' | 'number'>>>> = {
  ...COLUMNS,
  ...GAME_COLUMNS,
};

export type Value = string | number;

/** A row of a backup: the name of its table, then its values. */
export type BackupRow = readonly [table: string, ...values: Value[]];

const isOfType = (value: unknown, type: 'string' | 'number' | undefined): boolean =>
  type === 'number' ? Number.isSafeInteger(value) : typeof value === type;

/** Whether a value is a row of a known table. */
export const isRow = (value: unknown): value is BackupRow => {
  if (!Array.isArray(value)) return false;
  const [table, ...values]: readonly unknown[] = value;
  const types = typeof table === 'string' && Object.hasOwn(SHAPES, table) && Object.values(SHAPES[table]!);
  return types && values.length === types.length && values.every((each, i) => isOfType(each, types[i]));
};

/** How many rows a backup contains, by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** A consistent state of a store. */
export interface StoreSnapshot {
  readonly store: 'sqlite' | 'postgres';
  /** The number of rows that is known before they are read. */
  readonly counts: RowCounts;
  readonly rows: () => AsyncIterable<readonly BackupRow[]> | Iterable<readonly BackupRow[]>;
  readonly close: () => Promise<void>;
}

/** A store that a backup is restored into. If `write` throws, nothing is restored. */
export interface RestoreTarget {
  readonly write: (rows: AsyncIterable<readonly BackupRow[]>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Rows of `supplies` that aren't in a backup: `-` only tests whether the store can save. The table `snapshots` is left
 * out, too, because checkpoints are a cache that only one build can read.
 */
export const PROBE_NAME = '-';

/** How many rows are read or written together. */
export const AT_ONCE = 500;
