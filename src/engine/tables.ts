import { type Checkpoints, parseCheckpoint } from './checkpoint.ts';
import { type Encoding, encodeEntry } from './encoding.ts';
import type { GameTypes } from './game.ts';
import { type AnsweredCommand, answeredCommand, nextTableState, type TableState } from './history.ts';
import { type AssetSource, type GameModule, resolveAssets, type TableRules } from './module.ts';
import type { Pause } from './pause.ts';
import { type GivenSeed, hashSeed } from './random.ts';
import { readEntries } from './read-entries.ts';
import { type GameRecord, headOf, recordOf, type SeatRecord, seedIn } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import type { Entry, Log } from './replay.ts';
import { type Head, memoryStore, type Store } from './store.ts';
import { type Forget, makeTable, type Table } from './table.ts';

export interface NewGame<Config> {
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
}

/** Optional services that the device of a table provides. */
export interface Ports {
  /** Finds the assets that a config needs. By default, none are available. */
  readonly source?: AssetSource;
  /** When to store checkpoints. By default, none are stored and every log is folded from its start. */
  readonly checkpoints?: Checkpoints;
  /** Whether players may undo a reveal, which makes the game practice. */
  readonly practice?: boolean;
  /** Drops old states from memory. By default, a table keeps all its states in memory. */
  readonly forget?: Forget;
  /** A function that is called between the parts of long work. By default, a long log is read without a pause. */
  readonly pause?: Pause;
}

const NOTHING: AssetSource = async () => undefined;

/** Sets up a game and stores it. Returns its table, or a refusal if the game cannot be played. */
export const createTable = async <T extends GameTypes>(
  module: GameModule<T>,
  store: Store,
  id: string,
  { config, seats, seed }: NewGame<T['Config']>,
  { source = NOTHING, ...ports }: Ports = {},
): Promise<Table<T> | Refusal> => {
  const game = await resolveAssets(module, config, source);
  if (isRefusal(game)) return game;
  const events = game.setup(seats.length, seed, config);
  if (isRefusal(events)) return events;
  const head: Head<T['Config']> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    config,
    seats,
    seedHash: hashSeed(seed.seed),
    openSeed: seed.open,
  };
  const opening: Entry<T['Command'], T['Event']> = { events };
  const current = nextTableState(game, seats.length, undefined, opening);
  const isKept = await store.create(id, head, [encodeEntry(game.encoding, opening)]).catch(() => undefined);
  if (isKept === undefined) return refuseEngine('not-kept');
  if (!isKept) return refuseEngine('table-taken', { id });
  return makeTable({ module: game, store, id, head, current, answered: new Map(), ...ports });
};

/** What folding a log results in: the state and all accepted commands. */
interface FoldedLog<T extends GameTypes> {
  readonly current: TableState<T['State'], T['Event']>;
  readonly answered: ReadonlyMap<string, AnsweredCommand>;
}

/** Folds a log to its end, starting from a checkpoint if there is one. */
const foldLog = async <T extends GameTypes>(
  game: TableRules<T>,
  store: Store,
  id: string,
  seats: number,
  start?: FoldedLog<T>,
  pause?: Pause,
): Promise<FoldedLog<T> | Refusal> => {
  let version = start?.current.history.version ?? 0;
  const found = await readEntries(game, store, id, Math.max(0, version - 1), pause);
  if (isRefusal(found)) return found;
  // If the log was truncated, it may end before the version of the checkpoint.
  if (start && found.length === 0) return refuseEngine('log-gap', { version });
  const entries = start ? found.slice(1) : found;
  const answered = new Map(start?.answered);
  let current = start?.current;
  // `fold` may accept a damaged state on which `view` then throws.
  const look = () => current && game.view(current.history.state, 'spectator');
  try {
    look();
    for (const [i, entry] of entries.entries()) {
      version += 1;
      const wait = pause?.();
      if (wait) await wait;
      current = nextTableState(game, seats, current, entry);
      if (i === 0 || i === entries.length - 1) look();
      if (entry.id !== undefined) answered.set(entry.id, answeredCommand(entry, version));
    }
  } catch {
    return refuseEngine('log-damaged', { version, place: `log[${version - 1}]` });
  }
  return current ? { current, answered } : refuseEngine('log-gap', { version: 1 });
};

/** Opens a stored table. Resolves to undefined if the store has no table with this id. */
export const openTable = async <T extends GameTypes>(
  module: TableRules<T>,
  store: Store,
  id: string,
  { source = NOTHING, ...ports }: Ports = {},
): Promise<Table<T> | Refusal | undefined> => {
  let head: Head | undefined;
  try {
    head = await store.head(id);
  } catch {
    return refuseEngine('not-kept');
  }
  if (!head) return undefined;
  if (head.game !== module.id) return refuseEngine('unknown-game', { game: head.game });
  // Cast: the game wrote this config when the table was created.
  const known = head as Head<T['Config']>;
  const game = await resolveAssets(module, known.config, source);
  if (isRefusal(game)) return game;
  const { checkpoints, pause } = ports;
  const rest = checkpoints && (await store.checkpoint(id).catch(() => undefined));
  const start = checkpoints && rest && parseCheckpoint<T['State'], T['Event']>(checkpoints, rest);
  const quick = start && (await foldLog(game, store, id, known.seats.length, start, pause));
  // An unusable checkpoint is ignored: the log is complete without it.
  const reached =
    quick && !isRefusal(quick)
      ? quick
      : await foldLog<T>(game, store, id, known.seats.length, undefined, pause);
  if (isRefusal(reached)) return reached;
  const rested = reached === quick ? start?.current.history : undefined;
  return makeTable({ module: game, store, id, head: known, ...reached, checkpointHistory: rested, ...ports });
};

/** Opens a table that exists only in memory, with an existing log. */
export const memoryTable = <T extends GameTypes>(
  module: TableRules<T>,
  id: string,
  head: Head<T['Config']>,
  log: Log<T['Command'], T['Event']>,
): Table<T> => {
  let current: TableState<T['State'], T['Event']> | undefined;
  for (const entry of log) current = nextTableState(module, head.seats.length, current, entry);
  if (!current) throw new Error('expected the setup as the first entry of the table, found none');
  return makeTable({ module, store: memoryStore({ id, head, log }), id, head, current, answered: new Map() });
};

/** Returns the complete game of a stored table, with its secrets. Only the owner of the store may call this. */
export const storedRecord = async <T extends GameTypes>(
  module: TableRules<T>,
  store: Store,
  id: string,
): Promise<GameRecord<T['Command'], T['Event'], T['Config']> | Refusal | undefined> => {
  const head = await store.head(id);
  if (!head) return undefined;
  const log = await readEntries(module, store, id, 0);
  if (isRefusal(log)) return log;
  // Cast: the game wrote this config when the table was created.
  return recordOf(head as Head<T['Config']>, seedIn(module.seedAt, log), log);
};

/** Stores the game of a record as a table. Resolves to false if the id is in use. */
export const storeRecord = async (
  store: Store,
  id: string,
  record: GameRecord<unknown, unknown, object>,
  encoding?: Encoding,
): Promise<boolean> => {
  const [opening, ...more] = record.log.map(entry => encodeEntry(encoding, entry));
  return opening !== undefined && store.create(id, headOf(record), [opening, ...more]);
};
