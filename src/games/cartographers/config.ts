import type { Terrain } from './board/land.ts';
import type { MapData, MapId } from './board/maps.ts';
import type { ShapeRows } from './board/shapes.ts';
import type { Corner, Direction } from './cards/ambush.ts';
import type { ExploreShape } from './cards/explore.ts';

export const BOXES = ['base', 'heroes'] as const;
export type Box = (typeof BOXES)[number];

export const EDICT_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type EdictLetter = (typeof EDICT_LETTERS)[number];

/** The names of the seasons. They are part of the names of random streams, so they never change. */
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

/** CA-11, CC-06, CH-03: the number of ambushes and of heroes in a game, one per season. */
export const PER_GAME = SEASONS.length;

/**
 * The config keys with a fixed list of values. The first value is the default of the base game.
 * docs/rules/open-points.md explains each key.
 */
export const CHOICES = {
  game: ['base', 'heroes', 'combined'],
  edition: ['printed', 'rulebook-en'],
  exploreSet: ['base', 'heroes'],
  seasonSet: ['base', 'heroes'],
  ruins: [true, false],
  heroes: [false, true],
  edictOrder: ['random', 'bySuit'],
  firstGameSet: ['off', 'fr', 'en'],
  fallbackTerrain: ['card', 'any'],
  ruinsFallbackTerrain: ['card', 'any'],
  fallbackHero: [true, false],
  ruinsMiss: ['single', 'freeShape'],
  reveal: ['together', 'live'],
  openSheets: [true, false],
  ambushMountainCoin: ['owner', 'drawer', 'none'],
  fallbackCoin: [false, true],
  seasonFloor: ['none', 'zero'],
  clusterChoice: ['best', 'player'],
  destroyedRuins: ['keep', 'lost'],
  greatCity: ['filterFirst', 'largestOnly'],
  shieldgateTie: ['second', 'next'],
  heroOrientation: ['free', 'printed'],
  trollChooser: ['owner', 'neighbour'],
  gorgonChooser: ['drawer', 'owner'],
  gorgonTiming: ['afterHeroes', 'beforeHeroes'],
  gorgonTarget: ['any', 'filled'],
  winterEffects: ['apply', 'skip'],
  soloAnchor: ['box', 'cell'],
  soloGorgon: ['player', 'auto'],
  belowTable: ['lowest', 'none'],
  titleSet: ['base', 'heroes'],
} as const;

export type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

/** A user's correction of what a card prints. Which fields are allowed depends on the kind of card. */
export interface Correction {
  readonly time?: number;
  readonly terrains?: readonly Terrain[];
  readonly shapes?: readonly ExploreShape[];
  readonly shape?: ShapeRows;
  readonly pass?: Direction;
  readonly soloCorner?: Corner;
  readonly pattern?: ShapeRows;
  readonly solo?: number;
  readonly values?: Readonly<Record<string, number>>;
}

/** The complete config. The first event of a game contains it. */
export interface Config extends Choices {
  readonly map: MapId | MapData;
  readonly ambushPool: readonly string[];
  readonly scoringPool: Box | 'both' | readonly string[];
  /** The scoring cards of edicts A to D; null for one random card of each suit (CA-09). */
  readonly edicts: { readonly [L in EdictLetter]: string } | null;
  /** CA-36: the maximum number of coins that a player can earn. */
  readonly coinCap: number;
  /** The time at which each season ends; null for the numbers of the season set (CA-10). */
  readonly thresholds: readonly number[] | null;
  readonly corrections: Readonly<Record<string, Correction>>;
}

/** A partial config. `configure` completes it with the preset of the game. */
export type ConfigWish = Partial<Omit<Config, 'firstGameSet'>> & {
  /** CA-A-02: `true` means the first-game set of the edition, `false` means none. */
  readonly firstGameSet?: Config['firstGameSet'] | boolean;
};

/** The config keys that cards may read for their effects and scores. */
export type HouseRules = Pick<Config, 'destroyedRuins' | 'greatCity' | 'shieldgateTie' | 'gorgonTarget'>;
