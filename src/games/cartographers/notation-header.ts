import { isSame } from '../../engine/canonical.ts';
import type { GameRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import {
  badLine,
  differs,
  headerLines,
  type Keys,
  parseObject,
  plain,
  readRules,
  readVariant,
} from '../../text/notation-header.ts';
import { EDICTS } from './cards/sets.ts';
import { CHOICES, type Config, type ConfigWish, EDICT_LETTERS } from './config.ts';
import { configure, PRESETS } from './configure.ts';
import type { CardId, Command, Event } from './types.ts';

export type CartographersRecord = GameRecord<Command, Event, ConfigWish>;

export const edictsLine = (edicts: readonly CardId[]): string =>
  `edicts: ${edicts.map((id, i) => `${EDICT_LETTERS[i]} ${EDICTS.get(id)?.name.en ?? id}`).join(', ')}`;

export const makeHeader = (record: CartographersRecord, edicts: readonly CardId[]): string[] => {
  const { game = 'base', map = PRESETS[game].map } = record.config;
  const own = [`map: ${typeof map === 'string' ? map : JSON.stringify(map)}`];
  return [...headerLines(record, game, ownRules(record.config), own), edictsLine(edicts)];
};

/** The config keys that differ from the preset. A key is left out only if the config stays the same without it. */
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

export const readConfig = (keys: Keys): ConfigWish | Refusal => {
  const game = readVariant(keys, 'cartographers', CHOICES.game);
  if (isRefusal(game)) return game;
  const map = keys.get('map');
  const ownMap = map?.text.startsWith('{') ? parseObject(map.text) : map?.text;
  if (map && ownMap === undefined) return badLine(map);
  const rules = readRules(keys, ['game', 'map']);
  if (isRefusal(rules)) return rules;
  // The cast is unchecked here: `setup` checks later whether map and rules are valid.
  return { game, ...(map ? { map: ownMap } : {}), ...rules } as ConfigWish;
};

/** Refuses a header whose `edicts` line differs from the edicts that were dealt. */
export const edictsDiffer = (keys: Keys, edicts: readonly CardId[]): Refusal | undefined => {
  const line = keys.get('edicts');
  const expected = edictsLine(edicts);
  return line && plain(`edicts: ${line.text}`) !== plain(expected) ? differs(line, expected) : undefined;
};
