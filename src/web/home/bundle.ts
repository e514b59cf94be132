import type { Seat } from '../../engine/game.ts';
import { jsonFault, salvageJson } from '../../engine/json.ts';
import type { SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import { isObject, isWhole } from '../../engine/util.ts';
import type { GameEntry } from '../games/entry.ts';
import type { ContentItem, Counted, UserContent } from '../games/user-content.ts';
import type { ImportValidator, ValidatedRecord } from '../games/validate-import.ts';
import type { Identity } from '../online/stored-keys.ts';
import { refuse } from '../refusals.ts';
import { notedSeats } from '../seats-here.ts';
import { gameFiles, type SavedFile, saveGames } from '../store.ts';
import { BUNDLE_FORMAT, BUNDLE_VERSION } from './bundle-file.ts';
import { type Encrypted, isEncrypted } from './encrypt.ts';
import { type ImportedGame, movesOf, newGames } from './new-games.ts';
import { identityInNotes, isNotes, type Notes, saveNotes } from './notes.ts';

/**
 * Imports all games and user content from one file. To validate a game, its commands are run again. Damaged parts are
 * left out and reported, so that the rest can be imported.
 */

/** The fields of an entry in the list of games that the import needs. */
export type BundledGame = Pick<GameEntry, 'id' | 'importValidator' | 'userContent'>;
type Games = readonly BundledGame[];

/** Limits that are far above what players have, but that a browser can still handle. */
const MOST_BYTES = 256_000_000;
const MOST_GAMES = 2000;

/** Why a part of a file was not imported. `game` counts from 1 and is missing if the part isn't a game. */
export interface BundleFault {
  readonly refusal: Refusal;
  readonly game?: number;
  readonly of?: number;
  /** The intact part of the game, which the player may import. */
  readonly part?: SalvagedFile;
}

export interface SalvagedFile {
  readonly game: Omit<SavedFile, 'id'>;
  readonly move: number;
}

/** The identity in a file, which is encrypted, except in files of earlier versions. */
export type FoundIdentity = { readonly sealed: Encrypted } | { readonly plain: Identity };

/** The result of an import. */
export interface ImportResult {
  readonly games: number;
  /** The number of saved games that the file continues. */
  readonly updated: number;
  /** The number of new items of user content, by kind. */
  readonly made: readonly (readonly [said: Counted, n: number])[];
  /** The number of imported notes: edited maps and sheets, and half-filled forms. */
  readonly notes: number;
  /** The number of parts that this browser already had. */
  readonly known: number;
  /** The number of games with a different rules version, whose commands therefore can't be checked. */
  readonly unchecked: number;
  /** The damaged parts, which were left out. */
  readonly left: readonly BundleFault[];
  /** An identity in the file, which is restored only if the player confirms it. */
  readonly identity?: FoundIdentity | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** Splits a file into parts. The file is one game, a list of games, or the output of `makeBundle` (bundle-file.ts). */
const entriesOf = (json: unknown, all: Games): Parsed | Refusal => {
  const bare = { own: new Map(), notes: {}, faults: [] };
  if (Array.isArray(json)) return { ...bare, entries: json };
  if (!isObject(json) || json.format !== BUNDLE_FORMAT) return { ...bare, entries: [json] };
  const { formatVersion: version } = json;
  if (version !== BUNDLE_VERSION)
    return refuseEngine('file-bad-version', { place: 'formatVersion', version, known: BUNDLE_VERSION });
  const { games, notes = {}, identity: sealed } = json;
  if (!Array.isArray(games)) return refuseEngine('file-bad-format', { place: 'games' });
  if (!isNotes(notes)) return refuseEngine('file-bad-format', { place: 'notes' });
  const own = new Map(all.flatMap(({ id }) => (json[id] === undefined ? [] : [[id, json[id]] as const])));
  const plain = identityInNotes(notes);
  const identity = isEncrypted(sealed) ? { sealed } : plain && { plain };
  const isDamaged = sealed !== undefined && !isEncrypted(sealed);
  return {
    entries: games,
    own,
    notes,
    identity,
    faults: isDamaged ? [refuse('file-bad-identity')] : [],
  };
};

/** The parts of a file before they are validated. */
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

/**
 * The bot id of each seat, or '' for a person. A file of all data lists them in `players`, a file of a single game in
 * the seats of its record.
 */
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
  isWhole(changed) && changed > 0 ? Math.min(changed, Date.now()) : Date.now();

type ValidatorFor = (record: unknown) => Promise<ImportValidator>;

/** Loads each game's validator when it is needed. Records of unknown games get the first one, which refuses them. */
const makeValidatorFor = (all: Games): ValidatorFor => {
  const loaded = new Map<string, Promise<ImportValidator>>();
  return json => {
    const game = all.find(({ id }) => isObject(json) && json.game === id) ?? all[0]!;
    const validator = loaded.get(game.id) ?? game.importValidator();
    loaded.set(game.id, validator);
    return validator;
  };
};

const gameIn = (outer: Json, { record, isOver }: ValidatedRecord): Omit<SavedFile, 'id'> => ({
  changed: changedOf(outer),
  isOver,
  players: playersOf(outer, record.seats),
  mine: mineOf(outer, record.seats),
  record,
});

const checked = async (entry: unknown, validatorFor: ValidatorFor): Promise<ImportedGame | BundleFault> => {
  const outer: Json = isObject(entry) && 'record' in entry ? entry : { record: entry };
  const { validate, part } = await validatorFor(outer.record);
  const validated = validate(outer.record);
  if (!isRefusal(validated)) return { game: gameIn(outer, validated), isChecked: validated.isChecked };
  const sound = part(outer.record);
  return { refusal: validated, ...(sound && { part: { game: gameIn(outer, sound), move: sound.move } }) };
};

/** Whether the first line of a file shows that it is a game as text. */
const isText = (text: string): boolean => /^\uFEFF?\s*alidade game\b/i.test(text);

const checkText = async (text: string, validatorFor: ValidatorFor): Promise<Contents | BundleFault> => {
  const game = /^\s*game:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase();
  const record = (await validatorFor({ game })).read(text.replace(/^\uFEFF/, ''));
  if (isRefusal(record)) return { refusal: record };
  const found = await checked(record, validatorFor);
  return 'refusal' in found ? found : { games: [found], made: [], notes: {}, left: [] };
};

/** Adds the intact part of the game to the fault, if the invalid JSON was a single game. */
const withIntactPart = async (
  text: string,
  fault: BundleFault,
  validatorFor: ValidatorFor,
): Promise<BundleFault> => {
  const json = salvageJson(text);
  const sound = isObject(json)
    ? (await validatorFor(json)).part({ ...json, log: markTruncated(json.log) })
    : undefined;
  return sound ? { ...fault, part: { game: gameIn({}, sound), move: sound.move } } : fault;
};

/** Appends an invalid entry to a log. Otherwise, a truncated log would be accepted as a whole game. */
const markTruncated = (log: unknown): unknown => (Array.isArray(log) ? [...log, null] : log);

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
    return { refusal: refuseEngine(ends ? 'file-truncated' : 'file-not-json', { place }) };
  }
};

/** Pauses between two games, so that the page stays responsive. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The validated user content of one game. */
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

/** Returns all valid parts of a file and the faults of the others, or only a fault if there is nothing to import. */
export const checkFile = async (text: string, all: Games): Promise<Contents | BundleFault> => {
  const validatorFor = makeValidatorFor(all);
  if (isText(text)) return checkText(text, validatorFor);
  const found = parsed(text, all);
  if ('refusal' in found) return withIntactPart(text, found, validatorFor);
  const { entries, own, notes, identity, faults } = found;
  // Card packs are imported before games, because games may use their cards.
  const mine = await checkedOwn(own, all);
  if (isRefusal(mine)) return { refusal: mine };
  const { made, left: leftThings } = mine;
  const games: ImportedGame[] = [];
  const left: BundleFault[] = [...faults, ...leftThings].map(refusal => ({ refusal }));
  for (const [i, entry] of entries.entries()) {
    await breathe();
    const game = await checked(entry, validatorFor);
    if ('refusal' in game) left.push({ ...game, game: i + 1, of: entries.length });
    else games.push(game);
  }
  const isEmpty =
    games.length === 0 && made.every(({ things }) => things.length === 0) && Object.keys(notes).length === 0;
  return isEmpty && left.length > 0 && !identity ? left[0]! : { games, made, notes, left, identity };
};

/** Saves games and user content. They are in separate databases, so if one fails, the others are undone. */
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

/** The number of items of each kind in `own.kinds`. */
const countsOf = ({ own, things }: Made): ImportResult['made'] =>
  Object.entries(own.kinds).map(([kind, said]) => [said, things.filter(thing => thing.kind === kind).length]);

const sumOf = (made: readonly Made[]): number => made.flatMap(countsOf).reduce((sum, [, n]) => sum + n, 0);

/** Imports all valid parts of a file. If the browser can't save everything, nothing is saved. */
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
