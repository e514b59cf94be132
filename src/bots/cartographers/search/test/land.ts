import { Cells } from '../../../../games/cartographers/board/cells.ts';
import { gridOf, type Rows } from '../../../../games/cartographers/board/grid.ts';
import type { Drawing } from '../../../../games/cartographers/board/land.ts';
import type { PrintedMap } from '../../../../games/cartographers/board/maps.ts';
import type { CoreRandom } from '../random.ts';

/** Random maps and drawings for the tests of the core, from nearly blank to nearly full. */

const GRID = gridOf(11, 11);
const LAYERS = ['forest', 'village', 'farm', 'water', 'monster', 'hero', 'destroyed'] as const;
type Layer = (typeof LAYERS)[number];

export interface RandomLand {
  readonly map: PrintedMap;
  readonly drawing: Drawing;
}

const blank = (): number[] => Array<number>(11).fill(0);

/**
 * A random map sheet. A space often has the terrain of its left or upper neighbor, so that clusters and lines occur.
 */
export const randomLand = (random: CoreRandom): RandomLand => {
  const layers = Object.fromEntries(LAYERS.map(name => [name, blank()])) as Record<Layer, number[]>;
  const [mountain, wasteland, ruins] = [blank(), blank(), blank()];
  const filled = random.below(101);
  const sticky = random.below(90);
  const favorite = random.below(3) === 0 ? LAYERS[random.below(LAYERS.length)] : undefined;
  const names: (Layer | undefined)[] = [];
  for (let cell = 0; cell < 121; cell++) {
    const row = Math.floor(cell / 11);
    const bit = 1 << (cell % 11);
    if (random.below(100) < 6) ruins[row]! |= bit;
    const printed = random.below(100);
    names.push(undefined);
    if (printed < 5) mountain[row]! |= bit;
    else if (printed < 9) wasteland[row]! |= bit;
    else if (random.below(100) < filled) {
      const beside = random.below(2) === 0 && cell % 11 > 0 ? names[cell - 1] : names[cell - 11];
      const fresh = favorite && random.below(2) === 0 ? favorite : LAYERS[random.below(LAYERS.length)]!;
      const name = beside !== undefined && random.below(100) < sticky ? beside : fresh;
      names[cell] = name;
      layers[name][row]! |= bit;
    }
    if ((mountain[row]! | wasteland[row]!) & bit) ruins[row]! &= ~bit;
  }
  const set = (rows: Rows) => new Cells(GRID, rows);
  return {
    map: {
      id: 'random',
      name: { en: 'Random', fr: 'Hasard' },
      grid: GRID,
      mountain: set(mountain),
      wasteland: set(wasteland),
      ruins: set(ruins),
    },
    drawing: layers,
  };
};
