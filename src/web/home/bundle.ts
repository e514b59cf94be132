import type { Seat } from '../../engine/game.ts';
import { jsonFault, salvageJson } from '../../engine/json.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { GameEntry } from '../games/entry.ts';
import type { ContentItem, Counted, UserContent } from '../games/user-content.ts';
import type { ImportValidator, ValidatedRecord } from '../games/validate-import.ts';
import type { Identity } from '../online/identity.ts';
import { notedSeats } from '../seats-here.ts';
import { gameFiles, newId, type SavedFile, saveGames } from '../store.ts';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from './bundle-file.ts';
import { type Encrypted, isEncrypted } from './encrypt.ts';
import { type ImportedGame, movesOf, newGames } from './new-games.ts';
import { identityInNotes, isNote, type Notes, saveNotes } from './notes.ts';

/**
 * Imports all games and user content from one file. Every game is decided again. Damaged parts are left out and named, so that
 * one bad game doesn't cost the rest.
 */

/** What the import needs to know about a game. */
export type BundledGame = Pick<GameEntry, 'id' | 'importValidator' | 'userContent'>;
type Games = readonly BundledGame[];

/** More than a lifetime of games, and less than what stops a browser. */
const MOST_BYTES = 256_000_000;
const MOST_GAMES = 2000;

/** Why a part of a file was not imported. `game` counts from 1 and is missing if the part isn't a game. */
export interface BundleFault {
  readonly refusal: Refusal;
  readonly game?: number;
  readonly of?: number;
  /** The sound part of the game, if the player wants it. */
  readonly part?: SoundGame;
}

export interface SoundGame {
  readonly game: Omit<SavedFile, 'id'>;
  readonly move: number;
}

/** An identity in a file: encrypted, or in clear text in files of earlier versions. */
export type FoundIdentity = { readonly sealed: Encrypted } | { readonly plain: Identity };

/** The result of an import. */
export interface ImportResult {
  readonly games: number;
  /** Games that existed here and continue in the file. */
  readonly updated: number;
  /** New user content, counted by kind. */
  readonly made: readonly (readonly [said: Counted, n: number])[];
  /** Imported maps, sheets and forms. */
  readonly notes: number;
  /** Parts that existed here already. */
  readonly known: number;
  /** Games of another rules version, which this one can't decide again. */
  readonly unchecked: number;
  /** Damaged parts that were left out. */
  readonly left: readonly BundleFault[];
  /** Not restored yet: the player decides. */
  readonly identity?: FoundIdentity | undefined;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One game, a list of games, or the output of `makeBundle` (bundle-file.ts). */
const entriesOf = (json: unknown, all: Games): Parsed | Refusal => {
  const bare = { own: new Map(), notes: {}, faults: [] };
  if (Array.isArray(json)) return { ...bare, entries: json };
  if (!isObject(json) || json.format !== BUNDLE_FORMAT) return { ...bare, entries: [json] };
  if (json.formatVersion !== BUNDLE_VERSION)
    return refuse('file-bad-version', { place: 'formatVersion', version: json.formatVersion });
  const { games, notes = {}, identity: sealed } = json;
  if (!Array.isArray(games)) return refuse('file-bad-format', { place: 'games' });
  if (!isObject(notes) || !Object.entries(notes).every(([key, value]) => isNote(key, value)))
    return refuse('file-bad-format', { place: 'notes' });
  const own = new Map(all.flatMap(({ id }) => (json[id] === undefined ? [] : [[id, json[id]] as const])));
  const plain = identityInNotes(notes as Notes);
  const identity = isEncrypted(sealed) ? { sealed } : plain && { plain };
  const isDamaged = sealed !== undefined && !isEncrypted(sealed);
  return {
    entries: games,
    own,
    notes: notes as Notes,
    identity,
    faults: isDamaged ? [refuse('file-bad-identity')] : [],
  };
};

/** A file before its contents were validated. */
interface Parsed {
  readonly entries: readonly unknown[];
  /** User content by game id. */
  readonly own: ReadonlyMap<string, unknown>;
  readonly notes: Notes;
  readonly identity?: FoundIdentity | undefined;
  readonly faults: readonly Refusal[];
}

const isBotOrNobody = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z-]{0,20}$/.test(value);

/** A bundle lists the bots beside the game, a single file at their seats. */
const playersOf = ({ players }: Json, seats: readonly SeatRecord[]): readonly string[] => {
  const isGood = Array.isArray(players) && players.length === seats.length && players.every(isBotOrNobody);
  return isGood ? players : seats.map(({ bot }) => (isBotOrNobody(bot) ? bot : ''));
};

/** The seats of the device that saved a game, if its file has them. */
const mineOf = ({ id, mine }: Json, seats: readonly SeatRecord[]): readonly Seat[] | undefined => {
  const isGood = Array.isArray(mine) && mine.every(seat => seats.some((_, i) => i === seat));
  return notedSeats({ id: String(id), mine: isGood ? mine : undefined, seats });
};

const changedOf = ({ changed }: Json): number =>
  Number.isSafeInteger(changed) && (changed as number) > 0
    ? Math.min(changed as number, Date.now())
    : Date.now();

type Judges = (json: unknown) => Promise<ImportValidator>;

/** The rules of a game load with its first game. Any game can refuse an unknown one. */
const judges = (all: Games): Judges => {
  const loaded = new Map<string, Promise<ImportValidator>>();
  return json => {
    const game = all.find(({ id }) => isObject(json) && json.game === id) ?? all[0]!;
    const judge = loaded.get(game.id) ?? game.importValidator();
    loaded.set(game.id, judge);
    return judge;
  };
};

const gameIn = (outer: Json, { record, isOver }: ValidatedRecord): Omit<SavedFile, 'id'> => ({
  changed: changedOf(outer),
  isOver,
  players: playersOf(outer, record.seats),
  mine: mineOf(outer, record.seats),
  record,
});

const checked = async (entry: unknown, judgeOf: Judges): Promise<ImportedGame | BundleFault> => {
  const outer: Json = isObject(entry) && 'record' in entry ? entry : { record: entry };
  const { validate: judge, part } = await judgeOf(outer.record);
  const judged = judge(outer.record);
  if (!isRefusal(judged)) return { game: gameIn(outer, judged), isChecked: judged.isChecked };
  const sound = part(outer.record);
  return { refusal: judged, ...(sound && { part: { game: gameIn(outer, sound), move: sound.move } }) };
};

/** The first line of a game as text. */
const isText = (text: string): boolean => /^\uFEFF?\s*alidade game\b/i.test(text);

const checkText = async (text: string, judgeOf: Judges): Promise<Contents | BundleFault> => {
  const game = /^\s*game:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase();
  const record = (await judgeOf({ game })).read(text.replace(/^\uFEFF/, ''));
  if (isRefusal(record)) return { refusal: record };
  const found = await checked(record, judgeOf);
  return 'refusal' in found ? found : { games: [found], made: [], notes: {}, left: [] };
};

/** The sound part of invalid JSON, if it was one game. */
const brokenOff = async (text: string, fault: BundleFault, judgeOf: Judges): Promise<BundleFault> => {
  const json = salvageJson(text);
  const sound = isObject(json) ? (await judgeOf(json)).part({ ...json, log: holed(json.log) }) : undefined;
  return sound ? { ...fault, part: { game: gameIn({}, sound), move: sound.move } } : fault;
};

/** Marks a truncated log, which would otherwise pass as a whole game. */
const holed = (log: unknown): unknown => (Array.isArray(log) ? [...log, null] : log);

const parsed = (text: string, all: Games): Parsed | BundleFault => {
  try {
    const found = entriesOf(JSON.parse(text.replace(/^\uFEFF/, '')), all);
    if (isRefusal(found)) return { refusal: found };
    const { entries, own } = found;
    if (entries.length === 0 && own.size === 0) return { refusal: refuse('file-no-games') };
    if (entries.length > MOST_GAMES) return { refusal: refuse('file-too-large') };
    return found;
  } catch {
    const { place, ends } = jsonFault(text);
    return { refusal: refuse(ends ? 'file-truncated' : 'file-not-json', { place }) };
  }
};

/** Keeps the page responsive between two games. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The user content of one game. */
interface Made {
  readonly own: UserContent;
  readonly things: readonly ContentItem[];
}

interface Contents {
  readonly games: readonly ImportedGame[];
  readonly made: readonly Made[];
  readonly notes: Notes;
  readonly left: readonly BundleFault[];
  readonly identity?: FoundIdentity | undefined;
}

const checkedOwn = async (
  wished: ReadonlyMap<string, unknown>,
  all: Games,
): Promise<{ readonly made: readonly Made[]; readonly left: readonly Refusal[] } | Refusal> => {
  const made: Made[] = [];
  const left: Refusal[] = [];
  for (const [id, json] of wished) {
    const own = await all.find(game => game.id === id)?.userContent?.();
    if (!own) continue;
    const found = await own.check(json);
    if (isRefusal(found)) return found;
    const { things, left: damaged } = found;
    made.push({ own, things });
    left.push(...damaged);
  }
  return { made, left };
};

/** All sound parts of a file and the faults of the rest; only a fault if there is nothing to import. */
export const checkFile = async (text: string, all: Games): Promise<Contents | BundleFault> => {
  const judgeOf = judges(all);
  if (isText(text)) return checkText(text, judgeOf);
  const found = parsed(text, all);
  if ('refusal' in found) return brokenOff(text, found, judgeOf);
  const { entries, own, notes, identity, faults } = found;
  // Packs first: games may use their cards.
  const mine = await checkedOwn(own, all);
  if (isRefusal(mine)) return { refusal: mine };
  const { made, left: leftThings } = mine;
  const games: ImportedGame[] = [];
  const left: BundleFault[] = [...faults, ...leftThings].map(refusal => ({ refusal }));
  for (const [i, entry] of entries.entries()) {
    await breathe();
    const game = await checked(entry, judgeOf);
    if ('refusal' in game) left.push({ ...game, game: i + 1, of: entries.length });
    else games.push(game);
  }
  const isEmpty =
    games.length === 0 && made.every(({ things }) => things.length === 0) && Object.keys(notes).length === 0;
  return isEmpty && left.length > 0 && !identity ? left[0]! : { games, made, notes, left, identity };
};

/** Games and user content are in separate databases: if one fails, the others are rolled back. */
const keepAll = async (
  made: readonly Made[],
  games: readonly SavedFile[],
  since: ReadonlyMap<string, number>,
): Promise<void> => {
  const kept: Made[] = [];
  try {
    for (const each of made.filter(({ things }) => things.length > 0)) {
      await each.own.keep(each.things);
      kept.push(each);
    }
    await saveGames(games, since);
  } catch (error) {
    for (const { own, things } of kept) await own.drop(things);
    throw error;
  }
};

const newHere = async ({ own, things }: Made): Promise<Made> => ({
  own,
  things: things.length > 0 ? own.fresh(things, await own.list()) : [],
});

/** Counts by kind; kinds that come and go with games are not listed. */
const countsOf = ({ own, things }: Made): ImportResult['made'] =>
  Object.entries(own.kinds).map(([kind, said]) => [said, things.filter(thing => thing.kind === kind).length]);

const sumOf = (made: readonly Made[]): number => made.flatMap(countsOf).reduce((sum, [, n]) => sum + n, 0);

/** Imports all sound parts of a file. If the browser can't save everything, nothing is saved. */
export const importFile = async (
  file: Pick<Blob, 'size' | 'text'>,
  all: Games,
): Promise<ImportResult | BundleFault> => {
  if (file.size > MOST_BYTES) return { refusal: refuse('file-too-large') };
  const contents = await checkFile(await file.text(), all);
  if ('refusal' in contents) return contents;
  const { games, made, notes, left, identity } = contents;
  const fresher = await Promise.all(made.map(newHere));
  const here = await gameFiles();
  const fresh = newGames(here, games);
  const ids = new Set(fresh.map(({ id }) => id));
  const since = new Map(here.filter(({ id }) => ids.has(id)).map(game => [game.id, movesOf(game).length]));
  await keepAll(
    fresher,
    fresh.map(({ game, id }) => ({ ...game, id })),
    since,
  );
  return {
    games: fresh.length - since.size,
    updated: since.size,
    made: fresher.flatMap(countsOf),
    notes: saveNotes(notes),
    known: games.length - fresh.length + sumOf(made) - sumOf(fresher),
    unchecked: fresh.filter(({ isChecked }) => !isChecked).length,
    left,
    identity,
  };
};

/** Saves the sound part of a damaged game as a new game. Returns its id. */
export const importPart = async ({ game }: SoundGame): Promise<string> => {
  const id = newId();
  await saveGames([{ ...game, id, changed: Date.now() }]);
  return id;
};
