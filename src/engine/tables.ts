import type { GameTypes } from './game.ts';
import { keptEntry } from './kept-entry.ts';
import { type Begun, type GameModule, type Source, supply } from './module.ts';
import type { Pause } from './pause.ts';
import { type Answered, answeredBy, type Progress, progressed } from './progress.ts';
import { type GivenSeed, hashSeed } from './random.ts';
import { readEntries } from './read-entries.ts';
import { type GameRecord, headOf, recordOf, type SeatRecord, seedIn } from './record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import type { Entry, Log } from './replay.ts';
import { parseSnapshot, type Snapshots } from './snapshot.ts';
import type { Spelling } from './spelling.ts';
import { type Head, memoryStore, type Store } from './store.ts';
import { type Forget, layTable, type Table } from './table.ts';

/** What `createTable` needs to create a game. */
export interface NewGame<Config> {
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
}

/** Optional services that a device provides for its tables. */
export interface Ports {
  /** Where to look for what a config needs. Default: nowhere. */
  readonly source?: Source;
  /** Without it, every log is folded from its start. */
  readonly snapshots?: Snapshots;
  /** Whether players may undo after a reveal. The game is practice from then on. */
  readonly practice?: boolean;
  /** Without it, a table keeps its whole log in memory. */
  readonly forget?: Forget;
  /** Without it, a long log is read and folded without a pause. */
  readonly pause?: Pause;
}

const NOTHING: Source = async () => undefined;

/** Sets up a game and stores it. Returns its table, or why the game cannot be played. */
export const createTable = async <T extends GameTypes>(
  module: GameModule<T>,
  store: Store,
  id: string,
  { config, seats, seed }: NewGame<T['Config']>,
  { source = NOTHING, ...ports }: Ports = {},
): Promise<Table<T> | Refusal> => {
  const game = await supply(module, config, source);
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
  const progress = progressed(game, seats.length, undefined, opening);
  const isKept = await store.create(id, head, [keptEntry(game.spelling, opening)]).catch(() => undefined);
  if (isKept === undefined) return refuseEngine('not-kept');
  if (!isKept) return refuseEngine('table-taken', { id });
  return layTable({ module: game, store, id, head, progress, answered: new Map(), ...ports });
};

/** The result of folding a log: the state and all accepted commands. */
interface Reached<T extends GameTypes> {
  readonly progress: Progress<T['State'], T['Event']>;
  readonly answered: ReadonlyMap<string, Answered>;
}

/** Folds a log to its end, from a snapshot or from its start. */
const follow = async <T extends GameTypes>(
  game: Begun<T>,
  store: Store,
  id: string,
  seats: number,
  start?: Reached<T>,
  pause?: Pause,
): Promise<Reached<T> | Refusal> => {
  let version = start?.progress.ledger.version ?? 0;
  const found = await readEntries(game, store, id, Math.max(0, version - 1), pause);
  if (isRefusal(found)) return found;
  // A truncated log may end before the snapshot.
  if (start && found.length === 0) return refuseEngine('log-gap', { version });
  const entries = start ? found.slice(1) : found;
  const answered = new Map(start?.answered);
  let progress = start?.progress;
  // A damaged state may fold but fail in `view`.
  const look = () => progress && game.view(progress.ledger.state, 'spectator');
  try {
    look();
    for (const [i, entry] of entries.entries()) {
      version += 1;
      const wait = pause?.();
      if (wait) await wait;
      progress = progressed(game, seats, progress, entry);
      if (i === 0 || i === entries.length - 1) look();
      if (entry.id !== undefined) answered.set(entry.id, answeredBy(entry, version));
    }
  } catch {
    return refuseEngine('log-damaged', { version, place: `log[${version - 1}]` });
  }
  return progress ? { progress, answered } : refuseEngine('log-gap', { version: 1 });
};

/** Opens a stored table. Undefined if the id is unknown. */
export const openTable = async <T extends GameTypes>(
  module: Begun<T>,
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
  const known = head as Head<T['Config']>;
  const game = await supply(module, known.config, source);
  if (isRefusal(game)) return game;
  const { snapshots, pause } = ports;
  const rest = snapshots && (await store.snapshot(id).catch(() => undefined));
  const start = snapshots && rest && parseSnapshot<T['State'], T['Event']>(snapshots, rest);
  const quick = start && (await follow(game, store, id, known.seats.length, start, pause));
  // An unusable snapshot is ignored: the log is complete without it.
  const reached =
    quick && !isRefusal(quick)
      ? quick
      : await follow<T>(game, store, id, known.seats.length, undefined, pause);
  if (isRefusal(reached)) return reached;
  const rested = reached === quick ? start?.progress.ledger : undefined;
  return layTable({ module: game, store, id, head: known, ...reached, rested, ...ports });
};

/** A table in memory only, with an existing log. */
export const layOut = <T extends GameTypes>(
  module: Begun<T>,
  id: string,
  head: Head<T['Config']>,
  log: Log<T['Command'], T['Event']>,
): Table<T> => {
  let progress: Progress<T['State'], T['Event']> | undefined;
  for (const entry of log) progress = progressed(module, head.seats.length, progress, entry);
  if (!progress) throw new Error('expected the set-up as the first entry of the table, found none');
  return layTable({ module, store: memoryStore({ id, head, log }), id, head, progress, answered: new Map() });
};

/** The complete stored game, with its secrets. For the owner of the store only. */
export const keptRecord = async <T extends GameTypes>(
  module: Begun<T>,
  store: Store,
  id: string,
): Promise<GameRecord<T['Command'], T['Event'], T['Config']> | Refusal | undefined> => {
  const head = await store.head(id);
  if (!head) return undefined;
  const log = await readEntries(module, store, id, 0);
  if (isRefusal(log)) return log;
  return recordOf(head as Head<T['Config']>, seedIn(module.seedAt, log), log);
};

/** Stores a game from a record, with its log. False if the id is in use. */
export const keepRecord = async (
  store: Store,
  id: string,
  record: GameRecord<unknown, unknown, object>,
  spelling?: Spelling,
): Promise<boolean> => {
  const [opening, ...more] = record.log.map(entry => keptEntry(spelling, entry));
  return opening !== undefined && store.create(id, headOf(record), [opening, ...more]);
};
