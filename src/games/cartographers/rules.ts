import { canonical } from '../../engine/canonical.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { sum } from '../../engine/util.ts';
import type { Land } from './board/land.ts';
import { isMapId, namedMap, type PrintedMap, parseMap } from './board/maps.ts';
import { type Orientation, orientations } from './board/shapes.ts';
import type { AmbushCard } from './cards/ambush.ts';
import { type Award, type Edict, SUITS, type Values } from './cards/edict.ts';
import type { ExploreCard } from './cards/explore.ts';
import type { HeroCard } from './cards/hero.ts';
import { DECK_CARDS, type DeckCard, EDICTS, SETS } from './cards/sets.ts';
import { BOXES, type Config, SEASONS } from './config.ts';
import type { CardId, Season, SeasonScore } from './types.ts';

/** A scoring card with its values in this game. */
export interface PlayedEdict {
  readonly card: Edict;
  readonly values: Values;
  readonly solo: number;
}

/** The compiled form of a config: its map, and its cards with all corrections applied. */
export interface Rules {
  readonly config: Config;
  readonly map: PrintedMap;
  readonly card: (id: CardId) => DeckCard;
  readonly edict: (id: CardId) => PlayedEdict;
  readonly thresholds: readonly number[];
  /** CA-11: the explore and ruins cards at the start of every season. */
  readonly explorers: readonly CardId[];
  /** CA-09: the scoring cards that may be dealt, by suit. */
  readonly suits: readonly (readonly CardId[])[];
}

const compiled = new WeakMap<Config, Rules>();

/** The cache of compiled rules. Its key is the config as JSON, because equal configs can be different objects. */
const byText = new Map<string, Rules>();
/**
 * The size of the cache. It is enough for the tables on one device; a server may evict rules and compile them again.
 */
const MOST = 64;

export const rulesOf = (config: Config): Rules => {
  const known = compiled.get(config);
  if (known) return known;
  const text = canonical(config);
  const rules = byText.get(text) ?? compile(config);
  compiled.set(config, rules);
  // The rules move to the end of the map, because the first entry is the next to be evicted.
  byText.delete(text);
  byText.set(text, rules);
  const [oldest] = byText.keys();
  if (byText.size > MOST && oldest !== undefined) byText.delete(oldest);
  return rules;
};

const mapOf = (config: Config): PrintedMap => {
  if (isMapId(config.map)) return namedMap(config.map);
  const map = parseMap(config.map);
  if (isRefusal(map))
    throw new Error(`expected a config with a valid map, but the map was refused: ${map.refused}`);
  return map;
};

const found = <T>(card: T | undefined, id: CardId): T => {
  if (card === undefined) throw new Error(`expected the id of a known scoring card, found ${id}`);
  return card;
};

const compile = (config: Config): Rules => {
  const { corrections } = config;
  const cards = new Map<CardId, DeckCard>();
  const edicts = new Map<CardId, PlayedEdict>();
  return {
    config,
    map: mapOf(config),
    thresholds: config.thresholds ?? SETS[config.seasonSet].thresholds,
    explorers: [...SETS[config.exploreSet].explore, ...(config.ruins ? SETS.base.ruins : [])].map(
      ({ id }) => id,
    ),
    suits: SUITS.map(suit => scoringPool(config).filter(id => EDICTS.get(id)?.suit === suit)),
    // This cast is safe because `checkCorrections` accepts only fields of the card's kind.
    card: id =>
      cards.get(id) ?? kept(cards, id, { ...found(DECK_CARDS.get(id), id), ...corrections[id] } as DeckCard),
    edict: id => edicts.get(id) ?? kept(edicts, id, playedEdict(config, id)),
  };
};

const scoringPool = ({ scoringPool: pool }: Config): readonly CardId[] => {
  if (typeof pool !== 'string') return pool;
  const boxes = pool === 'both' ? BOXES : [pool];
  return boxes.flatMap(box => SETS[box].edicts.map(card => card.id));
};

const playedEdict = ({ corrections, edition }: Config, id: CardId): PlayedEdict => {
  const card = found(EDICTS.get(id), id);
  const values = { ...(card.values[edition] ?? card.values.printed), ...corrections[id]?.values };
  return { card, values, solo: corrections[id]?.solo ?? card.solo };
};

const kept = <T>(memory: Map<CardId, T>, id: CardId, made: T): T => {
  memory.set(id, made);
  return made;
};

export const exploreCard = (rules: Rules, id: CardId): ExploreCard => {
  const card = rules.card(id);
  if (card.kind !== 'explore') throw new Error(`expected the id of an explore card, found ${id}`);
  return card;
};

export const ambushCard = (rules: Rules, id: CardId): AmbushCard => {
  const card = rules.card(id);
  if (card.kind !== 'ambush') throw new Error(`expected the id of an ambush card, found ${id}`);
  return card;
};

export const heroCard = (rules: Rules, id: CardId): HeroCard => {
  const card = rules.card(id);
  if (card.kind !== 'hero') throw new Error(`expected the id of a hero card, found ${id}`);
  return card;
};

/** CA-44: the sum of the times in the column. Ruins have no time; ambush and hero cards are not in the column. */
export const timeOf = (rules: Rules, column: readonly CardId[]): number => {
  let time = 0;
  for (const id of column) {
    const card = rules.card(id);
    if (card.kind === 'explore') time += card.time;
  }
  return time;
};

/** CA-10: the indices of the two edicts that a season scores: A and B in spring, B and C in summer, and so on. */
export const edictsOfSeason = (season: number): readonly [number, number] => [season, (season + 1) % 4];

/** CA-10: whether this season or a later one scores the edict. */
export const isStillScored = (season: Season, edict: number): boolean =>
  SEASONS.some((_, each) => each >= season && edictsOfSeason(each).includes(edict));

/** For each season that scored an edict, the stars that it gave. */
export const starsEarned = (seasons: readonly SeasonScore[], edict: number): readonly number[] =>
  seasons.flatMap(({ first, second }, season) => {
    const scored = edictsOfSeason(season).indexOf(edict);
    return scored < 0 ? [] : [[first, second][scored]!];
  });

/** CA-47: the awards that count: only the best one if the card scores one cluster. */
export const countedAwards = ({ card }: PlayedEdict, awards: readonly Award[]): readonly Award[] => {
  if (!card.oneCluster || awards.length < 2) return awards;
  return [awards.reduce((best, award) => (award.stars > best.stars ? award : best))];
};

export const starsOf = (rules: Rules, edict: PlayedEdict, land: Land): number =>
  sum(countedAwards(edict, edict.card.score(land, edict.values, rules.config)).map(award => award.stars));

export const shapesOf = (card: ExploreCard): readonly (readonly Orientation[])[] =>
  card.shapes.map(shape => orientations(shape.rows));
