import { isSame } from '../../engine/canonical.ts';
import {
  badLine,
  type Keys,
  type Line,
  parseKeys,
  parseObject,
  readSeats,
  readSeed,
  seatLine,
  TITLE_LINE,
} from '../../engine/notation.ts';
import type { GivenSeed } from '../../engine/random.ts';
import type { GameRecord, SeatRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { isVersion } from '../../engine/version.ts';
import { EDICTS } from './cards/sets.ts';
import { CHOICES, type Config, type ConfigWish, EDICT_LETTERS } from './config.ts';
import { configure, PRESETS } from './configure.ts';
import type { CardId, Command, Event } from './types.ts';

export type CartographersRecord = GameRecord<Command, Event, ConfigWish>;

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

export const edictsLine = (edicts: readonly CardId[]): string =>
  `edicts: ${edicts.map((id, i) => `${EDICT_LETTERS[i]} ${EDICTS.get(id)?.name.en ?? id}`).join(', ')}`;

export const makeHeader = (record: CartographersRecord, edicts: readonly CardId[]): string[] => {
  const { game = 'base', map = PRESETS[game].map } = record.config;
  const rules = ownRules(record.config);
  return [
    TITLE_LINE,
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
    if (key !== 'game' && key !== 'map' && isSame(configure(less), whole)) kept = less;
  }
  const { game: _game, map: _map, ...rules } = kept;
  return rules;
};

/** The header, and where the lines after it begin. */
export const parseHeader = (lines: readonly Line[]): { header: Header; rest: readonly Line[] } | Refusal => {
  const read = parseKeys(lines, ['engine', 'game', 'map', 'rules', 'seats', 'seed', 'edicts']);
  if (isRefusal(read)) return read;
  const { keys, rest } = read;
  const header = readKeys(keys);
  return isRefusal(header) ? header : { header, rest };
};

const readKeys = (keys: Keys): Header | Refusal => {
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
    seats,
    seed,
    edicts: keys.get('edicts'),
    lines: new Map([...keys].map(([key, { number }]) => [key, number])),
  };
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
