import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { suggestionFor } from '../../text/suggest.ts';
import { isMapId, MAPS, parseMap } from './board/maps.ts';
import { SUITS } from './cards/edict.ts';
import { DECK_CARDS, EDICTS, FIRST_GAME, SETS } from './cards/sets.ts';
import { refuse } from './codes.ts';
import {
  BOXES,
  type Box,
  CHOICES,
  type Choices,
  type Config,
  type ConfigWish,
  EDICT_LETTERS,
  PER_GAME,
} from './config.ts';
import { checkCorrections } from './corrections.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(card => card.id);
const BASE_POOL = ids(SETS.base.ambushes);
const HEROES_POOL = ids(SETS.heroes.ambushes);

// The cast restores the keys, whose types `Object.fromEntries` loses.
const firstChoices = Object.fromEntries(
  Object.entries(CHOICES).map(([key, values]) => [key, values[0]]),
) as Choices;

const BASE: Config = {
  ...firstChoices,
  map: 'A',
  ambushPool: BASE_POOL,
  scoringPool: 'base',
  edicts: null,
  coinCap: 14,
  thresholds: null,
  corrections: {},
};

/** The default config of each game: base, Heroes and combined (docs/rules/open-points.md). */
export const PRESETS: { readonly [G in Config['game']]: Config } = {
  base: BASE,
  heroes: {
    ...BASE,
    game: 'heroes',
    map: 'C',
    exploreSet: 'heroes',
    seasonSet: 'heroes',
    ruins: false,
    heroes: true,
    ambushPool: HEROES_POOL,
    scoringPool: 'heroes',
    fallbackTerrain: 'any',
    titleSet: 'heroes',
  },
  combined: {
    ...BASE,
    game: 'combined',
    heroes: true,
    ambushPool: [...BASE_POOL, ...HEROES_POOL],
    scoringPool: 'both',
    fallbackTerrain: 'any',
    ruinsFallbackTerrain: 'any',
    titleSet: 'heroes',
  },
};

export const boxesOf = (game: Config['game']): readonly Box[] => (game === 'combined' ? BOXES : [game]);

/** The config as JSON, which is its cache key; undefined if JSON can't represent it or it is too long. */
const contentOf = (wish: ConfigWish): string | undefined => {
  let isPlain = true;
  const plain = (_key: string, value: unknown): unknown => {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) isPlain = false;
    return value;
  };
  try {
    const content = JSON.stringify(wish, plain);
    return isPlain && content.length < LONGEST ? content : undefined;
  } catch {
    return undefined;
  }
};

const LONGEST = 20_000;
const MOST = 100;
const done = new Map<string, Config>();

/** Completes and checks a config. Equal JSON gives the same object, so that its rules are compiled only once. */
export const configure = (wish: ConfigWish): Config | Refusal => {
  const content = contentOf(wish);
  if (content === undefined) return complete(wish);
  const known = done.get(content);
  if (known) return known;
  // The config is copied, because the caller may change the object while the game runs.
  const config = complete(JSON.parse(content));
  if (isRefusal(config)) return config;
  if (done.size >= MOST) done.clear();
  done.set(content, config);
  return config;
};

const unknownCard = (card: unknown, known: readonly string[]): Refusal =>
  refuse('unknown-card', { card, ...suggestionFor(card, known) });

const complete = (wish: ConfigWish): Config | Refusal => {
  for (const key of Object.keys(wish))
    if (!Object.hasOwn(BASE, key))
      return refuse('config-unknown-key', { key, ...suggestionFor(key, Object.keys(BASE)) });
  const game = wish.game ?? 'base';
  if (typeof game !== 'string' || !Object.hasOwn(PRESETS, game))
    return refuse('config-bad-value', {
      key: 'game',
      allowed: CHOICES.game,
      ...suggestionFor(game, CHOICES.game),
    });
  const preset = PRESETS[game];
  const edition = wish.edition ?? preset.edition;
  // The cast is unchecked here: the request may contain anything, and `check` validates it afterwards.
  const config = {
    ...preset,
    // CC-03: the season set follows the explore set by default.
    seasonSet: wish.exploreSet ?? preset.seasonSet,
    ...wish,
    firstGameSet: firstGameSet(wish.firstGameSet, edition),
  } as Config;
  return check(config) ?? withFirstGame(config, wish);
};

/** CA-A-02: resolves `firstGameSet`, for which `true` means the set of the edition. */
const firstGameSet = (wished: ConfigWish['firstGameSet'], edition: Config['edition']) => {
  if (wished === true) return edition === 'printed' ? 'fr' : 'en';
  return wished === undefined || wished === false ? 'off' : wished;
};

const withFirstGame = (config: Config, wish: ConfigWish): Config | Refusal => {
  if (config.firstGameSet === 'off') return config;
  const edicts = FIRST_GAME[config.firstGameSet];
  // A complete config contains both keys, so they conflict only if the edicts differ from the first-game set.
  const isOther = wish.edicts && EDICT_LETTERS.some(letter => wish.edicts?.[letter] !== edicts[letter]);
  if (isOther) return refuse('config-conflict', { keys: ['firstGameSet', 'edicts'] });
  return checkEdicts({ ...config, edicts }) ?? { ...config, edicts };
};

const check = (config: Config): Refusal | undefined => {
  for (const [key, allowed] of Object.entries<readonly unknown[]>(CHOICES)) {
    const value: unknown = Reflect.get(config, key);
    if (!allowed.includes(value))
      return refuse('config-bad-value', { key, value, allowed, ...suggestionFor(value, allowed) });
  }
  return (
    checkBoxes(config) ??
    checkMap(config.map) ??
    checkPools(config) ??
    checkEdicts(config) ??
    checkNumbers(config) ??
    checkCorrections(config)
  );
};

const checkBoxes = (config: Config): Refusal | undefined => {
  const boxes = boxesOf(config.game);
  if (!boxes.includes(config.exploreSet)) return refuse('config-not-in-game', { key: 'exploreSet' });
  if (config.heroes && !boxes.includes('heroes')) return refuse('config-not-in-game', { key: 'heroes' });
  if (config.ruins && !boxes.includes('base')) return refuse('config-not-in-game', { key: 'ruins' });
  // CC-05: a combined game always has ruins.
  if (!config.ruins && config.game === 'combined')
    return refuse('config-bad-value', { key: 'ruins', value: false, allowed: [true] });
  return undefined;
};

const checkMap = (map: unknown): Refusal | undefined => {
  if (isMapId(map)) return undefined;
  if (typeof map === 'string') return refuse('unknown-map', { map, known: Object.keys(MAPS) });
  const parsed = parseMap(map);
  return isRefusal(parsed) ? parsed : undefined;
};

const isIdList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(id => typeof id === 'string') && new Set(value).size === value.length;

const checkPools = ({ game, ambushPool, scoringPool }: Config): Refusal | undefined => {
  if (!isIdList(ambushPool)) return refuse('config-bad-value', { key: 'ambushPool' });
  for (const card of ambushPool)
    if (DECK_CARDS.get(card)?.kind !== 'ambush') return unknownCard(card, [...DECK_CARDS.keys()]);
  const sets = boxesOf(game).map(box => SETS[box]);
  const unknown = ambushPool.find(id => !sets.some(set => ids(set.ambushes).includes(id)));
  if (unknown) return refuse('config-not-in-game', { key: 'ambushPool', card: unknown });
  // CC-06: each of the four seasons adds one ambush to the deck.
  if (ambushPool.length < PER_GAME)
    return refuse('config-pool-too-small', { key: 'ambushPool', least: PER_GAME });
  if (typeof scoringPool === 'string') return checkScoringBox(game, scoringPool);
  if (!isIdList(scoringPool)) return refuse('config-bad-value', { key: 'scoringPool' });
  for (const card of scoringPool) {
    if (!EDICTS.has(card)) return unknownCard(card, [...EDICTS.keys()]);
    if (!isEdictOf(game, card)) return refuse('config-not-in-game', { key: 'scoringPool', card });
  }
  const missing = SUITS.find(suit => !scoringPool.some(id => EDICTS.get(id)?.suit === suit));
  return missing && refuse('config-pool-lacks-suit', { suit: missing });
};

const checkScoringBox = (game: Config['game'], pool: string): Refusal | undefined => {
  const allowed = game === 'combined' ? ['base', 'heroes', 'both'] : [game];
  return allowed.includes(pool)
    ? undefined
    : refuse('config-bad-value', { key: 'scoringPool', value: pool, allowed });
};

const isEdictOf = (game: Config['game'], id: string): boolean =>
  boxesOf(game).some(box => SETS[box].edicts.some(card => card.id === id));

const checkEdicts = ({ game, edicts }: Config): Refusal | undefined => {
  if (edicts === null) return undefined;
  if (typeof edicts !== 'object' || Object.keys(edicts).sort().join('') !== EDICT_LETTERS.join(''))
    return refuse('config-bad-value', { key: 'edicts' });
  const suits = new Set<string>();
  for (const letter of EDICT_LETTERS) {
    const card = EDICTS.get(edicts[letter]);
    if (!card) return unknownCard(edicts[letter], [...EDICTS.keys()]);
    if (!isEdictOf(game, card.id)) return refuse('config-not-in-game', { key: 'edicts', card: card.id });
    if (suits.has(card.suit)) return refuse('config-same-suit', { suit: card.suit });
    suits.add(card.suit);
  }
  return undefined;
};

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const checkNumbers = ({ coinCap, thresholds }: Config): Refusal | undefined => {
  if (!isCount(coinCap, 1000)) return refuse('config-bad-value', { key: 'coinCap', value: coinCap });
  if (thresholds === null) return undefined;
  if (Array.isArray(thresholds) && thresholds.length === 4 && thresholds.every(t => isCount(t, 99) && t > 0))
    return undefined;
  return refuse('config-bad-value', { key: 'thresholds', value: thresholds });
};
