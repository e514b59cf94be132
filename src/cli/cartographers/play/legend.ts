import { TERRAIN_LETTERS } from '../../../games/cartographers/board/drawing.ts';
import { DRAWABLE } from '../../../games/cartographers/board/land.ts';
import { wrapText } from '../../terminal/layout.ts';
import type { Scene } from './scene.ts';

/** Returns what a letter on the map stands for. */
export const thingName = ({ words }: Scene, letter: string): string => {
  const terrain = DRAWABLE.find(t => TERRAIN_LETTERS[t] === letter);
  return terrain ? words.terrains[terrain] : (words.things[letter] ?? letter);
};

/** Replaces spaces with no-break spaces, so that a symbol and its meaning stay on one line. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Lists the letters and symbols that can occur in this game. */
export const legendLines = (scene: Scene): string[] => {
  const { rules, words, width } = scene;
  const { map, config } = rules;
  const isHeroes = config.heroes;
  const letters = [
    'F',
    'V',
    'A',
    'W',
    'M',
    ...(isHeroes ? ['H'] : []),
    '^',
    ...(map.wasteland.isEmpty ? [] : ['#']),
    ...(map.ruins.isEmpty ? [] : ['R']),
    ...(isHeroes ? ['X'] : []),
  ];
  const key = letters.map(letter => whole(`${letter} ${thingName(scene, letter)}`));
  const signs = [
    ...(map.ruins.isEmpty ? [] : [words.signs.small]),
    ...(isHeroes ? [words.signs.strike, words.signs.beast] : []),
    words.signs.changed,
  ];
  return wrapText([key.join('  '), ...signs.map(whole)].join('   '), width);
};
