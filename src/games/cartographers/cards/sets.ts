import type { Box } from '../config.ts';
import type { AmbushCard } from './ambush.ts';
import { BASE_AMBUSHES } from './base/ambushes.ts';
import { BASE_BORDERS } from './base/borders.ts';
import { BASE_EXPLORE, RUINS } from './base/explore.ts';
import { BASE_FARM_WATER } from './base/farm-water.ts';
import { BASE_FOREST } from './base/forest.ts';
import { BASE_VILLAGE } from './base/village.ts';
import type { Edict } from './edict.ts';
import type { ExploreCard, RuinsCard } from './explore.ts';
import type { HeroCard } from './hero.ts';
import { HEROES_AMBUSHES } from './heroes/ambushes.ts';
import { HEROES_BORDERS } from './heroes/borders.ts';
import { HEROES_EXPLORE } from './heroes/explore.ts';
import { HEROES_FARM_WATER } from './heroes/farm-water.ts';
import { HEROES_FOREST } from './heroes/forest.ts';
import { HEROES } from './heroes/heroes.ts';
import { HEROES_VILLAGE } from './heroes/village.ts';

/** CA-01, CH-01: the cards in a game box. */
export interface CardSet {
  readonly explore: readonly ExploreCard[];
  readonly ruins: readonly RuinsCard[];
  readonly ambushes: readonly AmbushCard[];
  readonly heroes: readonly HeroCard[];
  readonly edicts: readonly Edict[];
  /** CA-10: the time at which each season ends, from spring to winter. */
  readonly thresholds: readonly number[];
}

export const SETS: { readonly [B in Box]: CardSet } = {
  base: {
    explore: BASE_EXPLORE,
    ruins: RUINS,
    ambushes: BASE_AMBUSHES,
    heroes: [],
    edicts: [...BASE_FOREST, ...BASE_VILLAGE, ...BASE_FARM_WATER, ...BASE_BORDERS],
    thresholds: [8, 8, 7, 6],
  },
  heroes: {
    explore: HEROES_EXPLORE,
    ruins: [],
    ambushes: HEROES_AMBUSHES,
    heroes: HEROES,
    edicts: [...HEROES_FOREST, ...HEROES_VILLAGE, ...HEROES_FARM_WATER, ...HEROES_BORDERS],
    thresholds: [8, 7, 7, 6],
  },
};

/** CH-02: the four edicts that the Heroes rulebook recommends for a first game, by the rulebook's language. */
export const FIRST_GAME = {
  fr: { A: 'faunlost-thicket', B: 'gnomish-colony', C: 'ulems-wallow', D: 'dwarvenholds' },
  en: { A: 'faunlost-thicket', B: 'traylo-monastery', C: 'ulems-wallow', D: 'dwarvenholds' },
} as const;

export type DeckCard = ExploreCard | RuinsCard | AmbushCard | HeroCard;

const both = [SETS.base, SETS.heroes];

const byId = <C extends { readonly id: string }>(cards: readonly C[]): ReadonlyMap<string, C> =>
  new Map(cards.map(card => [card.id, card]));

/** Every scoring card, by id. */
export const EDICTS = byId(both.flatMap(set => set.edicts));

/** Every card that an explore deck can contain, by id. */
export const DECK_CARDS: ReadonlyMap<string, DeckCard> = byId(
  both.flatMap<DeckCard>(set => [...set.explore, ...set.ruins, ...set.ambushes, ...set.heroes]),
);
