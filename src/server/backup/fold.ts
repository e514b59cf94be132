import { DatabaseSync } from 'node:sqlite';
import { isRefusal } from '../../engine/refusal.ts';
import { memoryStore, type ReadEntry, type Store } from '../../engine/store.ts';
import { openTable } from '../../engine/tables.ts';
import { isObject } from '../../engine/util.ts';
import { loadGame } from '../../games/list.ts';
import { loadAssets } from '../assets.ts';
import type { AssetStore } from '../data.ts';
import type { OpenBackup } from './read.ts';
import type { RowCounts, Value } from './rows.ts';
import type { OnProgress } from './write.ts';

/** A table whose log can't be replayed, and why. */
interface FaultyTable {
  readonly table: string;
  readonly refused: string;
  /** The first log entry that is missing or damaged. */
  readonly version?: number;
}

/** The result of a check. `first` is the first faulty table. */
export interface Checked {
  readonly rows: RowCounts;
  readonly faulty: number;
  readonly first?: FaultyTable;
}

/** Card packs of the backup. SQLite moves them to a temporary file if they don't fit in its cache. */
const openPacks = (): AssetStore & { add: (name: Value, text: Value) => void; close: () => void } => {
  const file = new DatabaseSync('');
  file.exec('CREATE TABLE packs (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID');
  const add = file.prepare('INSERT INTO packs VALUES (?, ?)');
  const find = file.prepare('SELECT text FROM packs WHERE name = ?');
  return {
    add: (name, text) => void add.run(name, text),
    asset: async name => {
      const found = find.get(name)?.text;
      return found === undefined ? undefined : String(found);
    },
    close: () => file.close(),
  };
};

interface Game {
  readonly id: string;
  readonly head: string;
  readonly version: number;
  readonly entries: ReadEntry[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A store with one game, whose last entry may be missing. */
const storeOf = ({ head, version: last, entries }: Game): Store => {
  const all = entries.at(-1)?.version === last ? entries : [...entries, { version: last, entry: undefined }];
  return {
    ...memoryStore(),
    head: async () => JSON.parse(head),
    read: async (_, since) => all.filter(({ version }) => version > since),
  };
};

const faultOf = async (game: Game, packs: AssetStore): Promise<FaultyTable | undefined> => {
  const fault = (refused: string, version?: unknown): FaultyTable => ({
    table: game.id,
    refused,
    ...(typeof version === 'number' && { version }),
  });
  const head = parsed(game.head);
  if (!isObject(head) || !isObject(head.config) || !Array.isArray(head.seats)) return fault('head-damaged');
  const module = await loadGame(String(head.game));
  if (isRefusal(module)) return fault(module.refused);
  const loaded = await loadAssets(module, head.config, packs);
  if (isRefusal(loaded)) return fault(loaded.refused);
  const table = await openTable(loaded.module, storeOf(game), game.id);
  return isRefusal(table) ? fault(table.refused, table.version) : undefined;
};

/** Checks a whole backup: its checksum, and that the log of every table can be replayed under the current rules. */
export const checkBackup = async (backup: OpenBackup, onProgress: OnProgress): Promise<Checked> => {
  const packs = openPacks();
  let [faulty, done] = [0, 0];
  let first: FaultyTable | undefined;
  let game: Game | undefined;
  const finish = async (): Promise<void> => {
    const found = game && (await faultOf(game, packs));
    first ??= found;
    faulty += found ? 1 : 0;
    onProgress(done, backup.header.counts.tables ?? 0);
  };
  try {
    for await (const batch of backup.rows())
      for (const [kind, id = '', one = '', two = ''] of batch) {
        if (kind === 'supplies') packs.add(id, one);
        if (kind === 'entries') game?.entries.push({ version: Number(one), entry: parsed(String(two)) });
        if (kind !== 'tables') continue;
        await finish();
        game = { id: String(id), head: String(one), version: Number(two), entries: [] };
        done += 1;
      }
    await finish();
  } finally {
    packs.close();
  }
  return { rows: backup.counts(), faulty, ...(first && { first }) };
};
