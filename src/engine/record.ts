import { faultOfEntry, type Reader } from './entry.ts';
import { jsonFault } from './json.ts';
import { type GivenSeed, hashSeed, isSeed, type Seed } from './random.ts';
import { isRefusal, type RefusalIn } from './refusal.ts';
import { type FileRefusals, refuseEngine } from './refusals.ts';
import type { Log } from './replay.ts';
import { isObject } from './util.ts';
import { ENGINE_VERSION, isVersion } from './version.ts';

export const RECORD_FORMAT = 'alidade-game';
export const RECORD_VERSION = 2;

/** The rules version of files in the first format, which doesn't contain one. */
const FIRST_RULES = 1;

/** The public data of a seat (CA-08). It has no effect on play. */
export interface SeatRecord {
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
  /** The name of the bot in this seat, needed to continue the game. */
  readonly bot?: string;
}

/** A game as stored in a file. */
export interface GameRecord<Command, Event, Config> {
  readonly format: typeof RECORD_FORMAT;
  readonly formatVersion: typeof RECORD_VERSION;
  /** The version that wrote the file, for information only. */
  readonly engineVersion: string;
  readonly game: string;
  /** The rules version that decided the game. */
  readonly rulesVersion: number;
  /** The config as it was requested. */
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seedHash: string;
  /** Present only if nothing is secret anymore. */
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

/** The complete game, with its secrets. */
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

/** The seed in the first event of a log; undefined if it is hidden or damaged. */
export const seedIn = (at: readonly string[], log: readonly unknown[]): Seed | undefined => {
  const [opening] = log;
  let found = isObject(opening) && Array.isArray(opening.events) ? opening.events[0] : undefined;
  for (const key of at) found = isObject(found) ? found[key] : undefined;
  return isSeed(found) ? found : undefined;
};

/** The record of a table that is stored as head and log. */
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

/** Like `parseRecord`, for text. A refusal names the position of a syntax error. */
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

/** Deeper than any config nests, and far below the limit of the call stack. */
const DEEPEST = 12;

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < DEEPEST && Object.values(value).every(part => isShallow(part, depth + 1)));

/** The fields of a file besides its format and log, and what each must be. */
const FIELDS: Readonly<Record<string, (value: unknown, reader: Reader<unknown, unknown>) => boolean>> = {
  engineVersion: isVersion,
  game: (value, reader) => value === reader.id,
  rulesVersion: value => Number.isSafeInteger(value) && (value as number) > 0,
  config: value => isObject(value) && isShallow(value),
  seats: value => Array.isArray(value) && value.length > 0,
  // A hash is 64 hex digits too.
  seedHash: isSeed,
  seed: value => value === undefined || isSeed(value),
  openSeed: value => typeof value === 'boolean',
  log: value => Array.isArray(value) && value.length > 0,
};

/** Checks the format of a game file and returns its content. Only `verify` checks that the game follows the rules. */
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
  return file as GameRecord<C, E, object>;
};

/** A game file whose entries aren't checked yet. */
export type UncheckedRecord = GameRecord<unknown, unknown, object> & { readonly log: readonly unknown[] };

/** Like `parseRecord`, without checking the entries. */
export const parseFrame = (
  reader: Reader<unknown, unknown>,
  json: unknown,
): UncheckedRecord | RefusalIn<FileRefusals> => {
  if (!isObject(json)) return refuseEngine('file-bad-format', { place: 'file' });
  if (json.format !== RECORD_FORMAT) return refuseEngine('file-bad-format', { place: 'format' });
  const version = checkVersion(json.formatVersion);
  if (version) return version;
  const file = upgraded(json);
  // Cast: checkFields has checked every field.
  return (
    checkFields(reader, file) ?? checkSeats(file.seats as Json[]) ?? (file as unknown as UncheckedRecord)
  );
};

/** Converts a file of an older format to the current one. */
const upgraded = (json: Json): Json =>
  json.formatVersion === RECORD_VERSION || 'rulesVersion' in json
    ? json
    : { ...json, formatVersion: RECORD_VERSION, rulesVersion: FIRST_RULES };

const checkVersion = (version: unknown): RefusalIn<FileRefusals> | undefined => {
  const place = 'formatVersion';
  if (!Number.isSafeInteger(version) || (version as number) < 1)
    return refuseEngine('file-bad-format', { place });
  if ((version as number) <= RECORD_VERSION) return undefined;
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

/** Long enough for a name, short enough for every screen. */
const LONGEST = 60;

// Control characters, line breaks, direction marks and lone surrogates.
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text may be a name, title, motto or crest. */
export const isSeatText = (value: unknown): value is string =>
  typeof value === 'string' && [...value].length <= LONGEST && !UNFIT.test(value);

const checkSeats = (seats: readonly unknown[]): RefusalIn<FileRefusals> | undefined => {
  for (const [i, seat] of seats.entries()) {
    if (!isObject(seat)) return refuseEngine('file-bad-format', { place: `seats[${i}]` });
    const wrong = Object.keys(seat).find(
      key => !(SEAT_KEYS as readonly string[]).includes(key) || !isSeatText(seat[key]),
    );
    if (wrong !== undefined) return refuseEngine('file-bad-format', { place: `seats[${i}].${wrong}` });
  }
  return undefined;
};
