import { faultOfEntry, type Reader } from './entry.ts';
import { jsonFault } from './json.ts';
import { type GivenSeed, hashSeed, isSeed, type Seed } from './random.ts';
import { isRefusal, type RefusalIn } from './refusal.ts';
import { type FileRefusals, refuseEngine } from './refusals.ts';
import type { Log } from './replay.ts';
import { isObject, isWhole } from './util.ts';
import { ENGINE_VERSION, isVersion } from './version.ts';

export const RECORD_FORMAT = 'alidade-game';
export const RECORD_VERSION = 2;

/** The rules version of files in format 1, which don't contain one. */
const FIRST_RULES = 1;

/** The public data of a seat (CA-08). It has no effect on play. */
export interface SeatRecord {
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
  /** The name of the bot in this seat. Without it, a stored game can't be continued with the same bots. */
  readonly bot?: string;
}

/** A game as stored in a file. */
export interface GameRecord<Command, Event, Config> {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  /** The version of the engine that wrote the file. It is only informative: nothing depends on it. */
  readonly engineVersion: string;
  readonly game: string;
  /** The rules version that decided the game. */
  readonly rulesVersion: number;
  /** The options of the game as the player chose them, without defaults. */
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seedHash: string;
  /** The seed of the game. It is absent while something is still secret. */
  readonly seed?: Seed;
  readonly openSeed: boolean;
  readonly log: Log<Command, Event>;
}

export interface RecordInput<Command, Event, Config> {
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
  readonly log: Log<Command, Event>;
}

/** Makes the record of a game, including its secrets. */
export const makeRecord = <C, E, Cfg>(played: RecordInput<C, E, Cfg>): GameRecord<C, E, Cfg> => ({
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  engineVersion: ENGINE_VERSION,
  game: played.game.id,
  rulesVersion: played.game.rulesVersion,
  config: played.config,
  seats: played.seats,
  seedHash: hashSeed(played.seed.seed),
  seed: played.seed.seed,
  openSeed: played.seed.open,
  log: played.log,
});

/** A record without its log and seed. */
export type RecordHead<Config> = Pick<
  GameRecord<never, never, Config>,
  'game' | 'rulesVersion' | 'config' | 'seats' | 'seedHash' | 'openSeed'
>;

export const headOf = <Cfg>(record: GameRecord<unknown, unknown, Cfg>): RecordHead<Cfg> => {
  const { game, rulesVersion, config, seats, seedHash, openSeed } = record;
  return { game, rulesVersion, config, seats, seedHash, openSeed };
};

/** Reads the seed from the first event of a log. Returns undefined if the seed is hidden or damaged. */
export const seedIn = (at: readonly string[], log: readonly unknown[]): Seed | undefined => {
  const [opening] = log;
  let found = isObject(opening) && Array.isArray(opening.events) ? opening.events[0] : undefined;
  for (const key of at) found = isObject(found) ? found[key] : undefined;
  return isSeed(found) ? found : undefined;
};

/** Makes the record of a stored table from its head and its log. */
export const recordOf = <C, E, Cfg>(
  head: RecordHead<Cfg>,
  seed: Seed | undefined,
  log: Log<C, E>,
): GameRecord<C, E, Cfg> => ({
  format: RECORD_FORMAT,
  formatVersion: RECORD_VERSION,
  engineVersion: ENGINE_VERSION,
  ...head,
  ...(seed !== undefined && { seed }),
  log,
});

/** Like `parseRecord`, but for JSON text. The refusal of a syntax error contains its position. */
export const readRecord = <C, E>(
  reader: Reader<C, E>,
  text: string,
): GameRecord<C, E, object> | RefusalIn<FileRefusals> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const { place, ends } = jsonFault(text);
    return refuseEngine(ends ? 'file-truncated' : 'file-not-json', { place });
  }
  return parseRecord(reader, json);
};

type Json = Readonly<Record<string, unknown>>;

/** The maximum depth of a config: no config nests this deep, and the call stack allows far more. */
const DEEPEST = 12;

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST && Object.values(value).every(part => isShallow(part, depth + 1)));

/** A check for each field of a game file, except `format` and `formatVersion`. */
const FIELDS: Readonly<Record<string, (value: unknown, reader: Reader<unknown, unknown>) => boolean>> = {
  engineVersion: isVersion,
  game: (value, reader) => value === reader.id,
  rulesVersion: value => isWhole(value) && value > 0,
  config: value => isObject(value) && isShallow(value),
  seats: value => Array.isArray(value) && value.length > 0,
  // A hash has the form of a seed: 64 hex digits.
  seedHash: isSeed,
  seed: value => value === undefined || isSeed(value),
  openSeed: value => typeof value === 'boolean',
  log: value => Array.isArray(value) && value.length > 0,
};

/** Checks the form of a game file and returns its content. Only `verify` checks that the game follows the rules. */
export const parseRecord = <C, E>(
  reader: Reader<C, E>,
  json: unknown,
): GameRecord<C, E, object> | RefusalIn<FileRefusals> => {
  const file = parseFrame(reader, json);
  if (isRefusal(file)) return file;
  for (const [batch, stored] of file.log.entries()) {
    const place = faultOfEntry(reader, stored, batch);
    if (place !== undefined) return refuseEngine('file-bad-batch', { batch, place: `log[${batch}]${place}` });
  }
  // Cast: every entry has been checked.
  return file as GameRecord<C, E, object>;
};

/** A game file whose entries aren't checked yet. */
export type UncheckedRecord = GameRecord<unknown, unknown, object> & { readonly log: readonly unknown[] };

/** Like `parseRecord`, but doesn't check the log entries. */
export const parseFrame = (
  reader: Reader<unknown, unknown>,
  json: unknown,
): UncheckedRecord | RefusalIn<FileRefusals> => {
  if (!isObject(json)) return refuseEngine('file-bad-format', { place: 'file' });
  if (json.format !== RECORD_FORMAT) return refuseEngine('file-bad-format', { place: 'format' });
  const version = checkVersion(json.formatVersion);
  if (version) return version;
  const file = upgraded(json);
  // Cast: `checkFields` has checked every field.
  return checkFields(reader, file) ?? checkSeats(file.seats) ?? (file as Json & UncheckedRecord);
};

/** Converts the JSON of an older file format to the current one. */
const upgraded = (json: Json): Json =>
  json.formatVersion === RECORD_VERSION || 'rulesVersion' in json
    ? json
    : { ...json, formatVersion: RECORD_VERSION, rulesVersion: FIRST_RULES };

const checkVersion = (version: unknown): RefusalIn<FileRefusals> | undefined => {
  const place = 'formatVersion';
  if (!isWhole(version) || version < 1) return refuseEngine('file-bad-format', { place });
  if (version <= RECORD_VERSION) return undefined;
  return refuseEngine('file-bad-version', { place, version, known: RECORD_VERSION });
};

const checkFields = (reader: Reader<unknown, unknown>, json: Json): RefusalIn<FileRefusals> | undefined => {
  const unknown = Object.keys(json).find(
    key => key !== 'format' && key !== 'formatVersion' && !Object.hasOwn(FIELDS, key),
  );
  const place = unknown ?? Object.keys(FIELDS).find(key => !FIELDS[key]!(json[key], reader));
  return place === undefined ? undefined : refuseEngine('file-bad-format', { place });
};

export const SEAT_KEYS = [
  'name',
  'title',
  'motto',
  'crest',
  'bot',
] as const satisfies readonly (keyof SeatRecord)[];

/** The maximum length of a seat's text, so that it fits on every screen. */
const LONGEST = 60;

// Control characters, line breaks, direction marks and lone surrogates.
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text may be a name, title, motto or crest. */
export const isSeatText = (value: unknown): value is string =>
  typeof value === 'string' && [...value].length <= LONGEST && !UNFIT.test(value);

const KNOWN_SEAT_KEYS: ReadonlySet<string> = new Set(SEAT_KEYS);

const checkSeats = (seats: unknown): RefusalIn<FileRefusals> | undefined => {
  if (!Array.isArray(seats)) return refuseEngine('file-bad-format', { place: 'seats' });
  for (const [i, seat] of seats.entries()) {
    if (!isObject(seat)) return refuseEngine('file-bad-format', { place: `seats[${i}]` });
    const wrong = Object.keys(seat).find(key => !KNOWN_SEAT_KEYS.has(key) || !isSeatText(seat[key]));
    if (wrong !== undefined) return refuseEngine('file-bad-format', { place: `seats[${i}].${wrong}` });
  }
  return undefined;
};
