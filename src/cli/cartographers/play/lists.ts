import { cellsOf } from '../../../games/cartographers/board/rows.ts';
import { distinctWays, eightWays } from '../../../games/cartographers/board/shapes.ts';
import type { Lay, Options } from '../../../games/cartographers/options.ts';
import type { View } from '../../../games/cartographers/types.ts';
import { wrapText } from '../../terminal/layout.ts';
import { drawPlaces } from './draw.ts';
import { layOf, shapesInPlay } from './resolve.ts';
import { cellNames, type Scene } from './scene.ts';
import type { DrawWish } from './typed.ts';

/** What players type for each orientation of a shape, in the order of `eightWays`. */

const TURNS = ['', 'r', 'rr', 'rrr', 'f', 'f r', 'f rr', 'f rrr'];

const keyOf = (lay: Lay): string =>
  Array.from({ length: lay.height }, (_, r) =>
    Array.from({ length: lay.width }, (_, c) =>
      lay.spaces.some(([y, x]) => y === r && x === c) ? '#' : '.',
    ).join(''),
  ).join('/');

const laysOf = (options: Options): readonly { readonly shape: number; readonly lays: readonly Lay[] }[] => {
  if (options.type === 'draw') return options.shapes;
  return options.type === 'drawMonster' ? [{ shape: 0, lays: options.lays }] : [];
};

/** Lists every orientation of every shape of the card, with its possible places. */
export const listLines = (scene: Scene, view: View, options: Options): string[] => {
  const { words, width } = scene;
  if (options.type === 'none' || options.type === 'choose') return [];
  if (!('lays' in options) && !('shapes' in options)) {
    const cells = cellsOf(options, options.cells);
    return wrapText(`${words.places(cells.length)}${words.colon}${cellNames(scene, cells)}`, width, 2);
  }
  return shapesInPlay(view).flatMap((rows, shape) => {
    const lays = laysOf(options).find(entry => entry.shape === shape)?.lays ?? [];
    return distinctWays(rows).flatMap(way => {
      const key = way.join('/');
      const turn = TURNS[eightWays(rows).findIndex(other => other.join('/') === key)];
      const lay = lays.find(candidate => keyOf(candidate) === key);
      const cells = lay ? cellsOf(options, lay.anchors) : [];
      const where =
        cells.length > 0
          ? `${words.places(cells.length)}${words.colon}${cellNames(scene, cells)}`
          : words.noPlace;
      return wrapText(`${shape + 1}${turn && ` ${turn}`}  ${key}  ${where}`, width, 4);
    });
  });
};

/** Draws the map sheet and highlights the possible places of one orientation, or of the single space. */
export const placesOnMap = (scene: Scene, view: View, options: Options, wish: DrawWish): string[] => {
  const { rules, paint, words } = scene;
  if (options.type === 'none' || options.type === 'choose') return [];
  const sheet = view.sheets[options.sheet];
  if (!sheet) return [];
  if ('cells' in options) return drawPlaces(rules, sheet, paint, options.cells);
  const shape = (wish.shape ?? 1) - 1;
  const rows = shapesInPlay(view)[shape];
  const key = rows && layOf(rows, wish).join('/');
  const lay = laysOf(options)
    .find(entry => entry.shape === shape)
    ?.lays.find(candidate => keyOf(candidate) === key);
  if (!lay) return [words.noPlace];
  return [...drawPlaces(rules, sheet, paint, lay.anchors), words.cornerHere];
};
