import { DRAWABLE } from '../../../../games/cartographers/board/land.ts';
import type { MapData } from '../../../../games/cartographers/board/maps.ts';
import { CORNERS, DIRECTIONS } from '../../../../games/cartographers/cards/ambush.ts';
import { SETS } from '../../../../games/cartographers/cards/sets.ts';
import {
  CHOICES,
  type Config,
  type ConfigWish,
  type Correction,
} from '../../../../games/cartographers/config.ts';
import type { CoreRandom } from '../random.ts';

/** Random rules that both the engine and the core can play. */

const oneOf = <T>(random: CoreRandom, list: readonly T[]): T => list[random.below(list.length)]!;
const often = (random: CoreRandom, percent: number): boolean => random.below(100) < percent;

/** The house rules that affect solo games. The core doesn't support `clusterChoice: player`. */
const SWITCHES = [
  'fallbackTerrain',
  'ruinsFallbackTerrain',
  'fallbackHero',
  'ruinsMiss',
  'ambushMountainCoin',
  'fallbackCoin',
  'seasonFloor',
  'destroyedRuins',
  'greatCity',
  'shieldgateTie',
  'heroOrientation',
  'trollChooser',
  'gorgonChooser',
  'gorgonTiming',
  'gorgonTarget',
  'winterEffects',
  'soloAnchor',
  'soloGorgon',
  'edictOrder',
] as const satisfies readonly (keyof Config)[];

const customMap = (random: CoreRandom): MapData => {
  const mark = () => (often(random, 80) ? '.' : oneOf(random, ['^', 'R', 'R', '#', '.']));
  const rows = Array.from({ length: 11 }, () => Array.from({ length: 11 }, mark).join(''));
  // These rows have a mountain that is surrounded from the start, which pays its coin with the first drawing.
  if (often(random, 40)) rows.splice(0, 2, '^#.........', '#..........');
  return { id: 'custom', name: { en: 'Custom', fr: 'Libre' }, rows };
};

const SHAPES = [
  ['#####', '#...#', '#...#'],
  ['#'],
  ['#.#.#'],
  ['#.', '##', '##', '##', '##', '.#'],
  ['##', '##'],
];

const PLAIN = DRAWABLE.filter(terrain => terrain !== 'hero');
const explorers = [...SETS.base.explore, ...SETS.heroes.explore];
const beasts = [...SETS.base.ambushes, ...SETS.heroes.ambushes];

const corrections = (random: CoreRandom, heroes: boolean): Record<string, Correction> => {
  const terrain = oneOf(random, heroes ? DRAWABLE : PLAIN);
  const shapes = [{ rows: oneOf(random, SHAPES), coin: often(random, 50) }];
  return {
    [oneOf(random, explorers).id]: {
      shapes,
      terrains: terrain === 'farm' ? [terrain] : [terrain, 'farm'],
      time: random.below(4),
    },
    [oneOf(random, beasts).id]: {
      shape: oneOf(random, SHAPES),
      pass: oneOf(random, DIRECTIONS),
      soloCorner: oneOf(random, CORNERS),
    },
    [oneOf(random, SETS.heroes.heroes).id]: { pattern: ['*..*', '..H.', '*...'] },
    wildholds: { values: { stars: 5, size: 4 } },
  };
};

export const randomWish = (random: CoreRandom): ConfigWish => {
  const game = oneOf(random, CHOICES.game);
  const wish: Record<string, unknown> = {
    game,
    edition: oneOf(random, CHOICES.edition),
    map: often(random, 80) ? oneOf(random, ['A', 'B', 'C', 'D']) : customMap(random),
  };
  if (game === 'combined') {
    wish.exploreSet = oneOf(random, CHOICES.exploreSet);
    wish.heroes = often(random, 70);
    const drop = random.below(5);
    wish.ambushPool = beasts.map(card => card.id).filter((_, i) => (i + drop) % 8 >= drop);
  }
  if (game === 'base' && often(random, 30)) wish.ruins = oneOf(random, CHOICES.ruins);
  if (often(random, 70))
    for (const key of SWITCHES) if (often(random, 40)) wish[key] = oneOf<unknown>(random, CHOICES[key]);
  if (often(random, 15)) wish.coinCap = random.below(6);
  if (often(random, 15)) wish.thresholds = Array.from({ length: 4 }, () => 1 + random.below(24));
  if (often(random, 25)) wish.corrections = corrections(random, game === 'heroes' || wish.heroes === true);
  return wish;
};
