import { isSame } from '../../engine/canonical.ts';
import { type GivenSeed, isSeed, parseSeed } from '../../engine/random.ts';
import { type GameRecord, isSeatText, SEAT_KEYS, type SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isObject, range } from '../../engine/util.ts';
import { isVersion } from '../../engine/version.ts';
import { EDICTS } from './cards/sets.ts';
import { refuse } from './codes.ts';
import { CHOICES, type Config, type ConfigWish, EDICT_LETTERS } from './config.ts';
import { configure, PRESETS } from './configure.ts';
import type { CardId, Command, Event } from './types.ts';

export type CartographersRecord = GameRecord<Command, Event, ConfigWish>;

const TITLE = 'Alidade game';
const VERSION = 1;

/** What stands above the first season. */
export interface Header {
  readonly engineVersion: string | undefined;
  readonly config: ConfigWish;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
  /** As it is written, to be checked against the cards dealt. */
  readonly edicts: Line | undefined;
  /** Where each key stands, for refusals. */
  readonly lines: ReadonlyMap<string, number>;
}

/** A line of the text, without the spaces around it. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

export const edictsLine = (edicts: readonly CardId[]): string =>
  `edicts: ${edicts.map((id, i) => `${EDICT_LETTERS[i]} ${EDICTS.get(id)?.name.en ?? id}`).join(', ')}`;

const seatLine = (record: SeatRecord, seat: number): string[] => {
  const said = SEAT_KEYS.filter(key => record[key] !== undefined);
  const parts = said.map(key => `${key === 'name' ? '' : `${key} `}${JSON.stringify(record[key])}`);
  return parts.length === 0 ? [] : [`seat ${seat + 1}: ${parts.join(', ')}`];
};

export const makeHeader = (record: CartographersRecord, edicts: readonly CardId[]): string[] => {
  const { game = 'base', map = PRESETS[game].map } = record.config;
  const rules = ownRules(record.config);
  return [
    `${TITLE} ${VERSION}`,
    `engine: ${record.engineVersion}`,
    `game: ${record.game} ${game}`,
    `map: ${typeof map === 'string' ? map : JSON.stringify(map)}`,
    ...(Object.keys(rules).length === 0 ? [] : [`rules: ${JSON.stringify(rules)}`]),
    `seats: ${record.seats.length}`,
    ...record.seats.flatMap(seatLine),
    `seed: ${record.seed}${record.openSeed ? ' open' : ''}`,
    edictsLine(edicts),
  ];
};

/** What was chosen otherwise than the preset has it; a key goes only if nothing changes without it. */
const ownRules = (wish: ConfigWish): Partial<Config> => {
  const whole = configure(wish);
  let kept: Record<string, unknown> = { ...wish };
  for (const key of Object.keys(wish)) {
    const { [key]: _, ...less } = kept;
    if (key !== 'game' && key !== 'map' && isSame(configure(less as ConfigWish), whole)) kept = less;
  }
  const { game: _game, map: _map, ...rules } = kept;
  return rules;
};

type Keys = ReadonlyMap<string, Line>;

const parseTitle = (line: Line | undefined): Refusal | undefined => {
  const match = line && /^alidade game (\d{1,9})$/i.exec(line.text);
  if (!match) return refuse('notation-no-header', { header: `${TITLE} ${VERSION}`, line: line?.number ?? 1 });
  return Number(match[1]) === VERSION ? undefined : refuse('notation-bad-version', { line: line?.number });
};

const KEY = /^(engine|game|map|rules|seats|seed|edicts|seat \d{1,3}):\s*(.*)$/i;

/** The header, and where the lines after it begin. */
export const parseHeader = (lines: readonly Line[]): { header: Header; rest: readonly Line[] } | Refusal => {
  const wrong = parseTitle(lines[0]);
  if (wrong) return wrong;
  const keys = new Map<string, Line>();
  let end = 1;
  for (; end < lines.length; end++) {
    const { number, text } = lines[end];
    const match = KEY.exec(text);
    if (!match) break;
    const key = match[1].toLowerCase();
    if (keys.has(key)) return refuse('notation-bad-line', { line: number });
    keys.set(key, { number, text: match[2] });
  }
  const header = readKeys(keys);
  return isRefusal(header) ? header : { header: header as Header, rest: lines.slice(end) };
};

const badLine = (line: Line): Refusal => refuse('notation-bad-line', { line: line.number });

const readKeys = (keys: Keys): Header | Refusal => {
  for (const key of ['game', 'seats', 'seed'])
    if (!keys.has(key)) return refuse('notation-no-header', { header: key, line: 1 });
  const config = readConfig(keys);
  if (isRefusal(config)) return config;
  const seats = readSeats(keys);
  if (isRefusal(seats)) return seats;
  const seed = readSeed(keys.get('seed') as Line);
  if (isRefusal(seed)) return seed;
  const engine = keys.get('engine');
  if (engine && !isVersion(engine.text)) return badLine(engine);
  return {
    engineVersion: engine?.text,
    config,
    seats: seats as readonly SeatRecord[],
    seed: seed as GivenSeed,
    edicts: keys.get('edicts'),
    lines: new Map([...keys].map(([key, { number }]) => [key, number])),
  };
};

const parseObject = (text: string): object | undefined => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? json : undefined;
  } catch {
    return undefined;
  }
};

const readConfig = (keys: Keys): ConfigWish | Refusal => {
  const line = keys.get('game') as Line;
  const game = CHOICES.game.find(name => line.text.toLowerCase() === `cartographers ${name}`);
  if (!game) return badLine(line);
  const map = keys.get('map');
  const rules = keys.get('rules');
  const ownMap = map?.text.startsWith('{') ? parseObject(map.text) : map?.text;
  const ownChoices = rules ? parseObject(rules.text) : {};
  if (map && ownMap === undefined) return badLine(map);
  // What has its own line does not stand here, and no rule may look like a refusal.
  if (rules && (!ownChoices || ['game', 'map', 'refused'].some(key => key in ownChoices)))
    return badLine(rules);
  // Whether map and rules can be played is for the set-up to say.
  return { game, ...(map ? { map: ownMap } : {}), ...ownChoices } as ConfigWish;
};

const readSeats = (keys: Keys): readonly SeatRecord[] | Refusal => {
  const line = keys.get('seats') as Line;
  if (!/^[1-9]\d{0,2}$/.test(line.text)) return badLine(line);
  const count = Number(line.text);
  const seats: SeatRecord[] = range(count).map(() => ({}));
  for (const [key, said] of keys) {
    if (!key.startsWith('seat ')) continue;
    const seat = Number(key.slice('seat '.length)) - 1;
    const record = parseSeat(said.text);
    if (!record || seat < 0 || seat >= count) return badLine(said);
    seats[seat] = record;
  }
  return seats;
};

const PART = /^(?:(title|motto|crest|bot) )?("(?:[^"\\]|\\.)*")(?:, |$)/;

/** `"Ada", title "Master Mapsmith"` */
const parseSeat = (text: string): SeatRecord | undefined => {
  const record: { -readonly [K in keyof SeatRecord]: string } = {};
  let rest = text;
  while (rest !== '') {
    const match = PART.exec(rest);
    if (!match) return undefined;
    const key = (match[1] ?? 'name') as keyof SeatRecord;
    const value = parseObject(`{"text": ${match[2]}}`) as { text?: unknown } | undefined;
    if (!isSeatText(value?.text) || Object.hasOwn(record, key)) return undefined;
    record[key] = value.text;
    rest = rest.slice(match[0].length);
  }
  return record as SeatRecord;
};

const readSeed = (line: Line): GivenSeed | Refusal => {
  // A running game shows only the hash: without the seed its cards are not known.
  if (/^SHA-256 [0-9a-f]{64}$/i.test(line.text)) return refuse('notation-hidden', { line: line.number });
  const [text, open, ...more] = line.text.split(' ');
  if (isSeed(text) && open === 'open' && more.length === 0) return { seed: text, open: true };
  return line.text === '' ? badLine(line) : parseSeed(line.text);
};
