import { TERRAIN_LETTERS } from '../../../games/cartographers/board/drawing.ts';
import { DRAWABLE } from '../../../games/cartographers/board/land.ts';
import { wrapText } from '../../terminal/layout.ts';
import type { Scene } from './scene.ts';

/** What a letter of the map stands for. */
export const thingName = ({ words }: Scene, letter: string): string => {
  const terrain = DRAWABLE.find(t => TERRAIN_LETTERS[t] === letter);
  return terrain ? words.terrains[terrain] : (words.things[letter] ?? letter);
};

/** A sign and its meaning stay on one line. */
const whole = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The letters that can come up in this game, and the signs around them. */
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
