import { say, text } from '../say.ts';
import { language } from '../settings.ts';
import { GAME_WORDS } from './home-words.ts';
import type { MapGame, Summary } from './kept.ts';

/** Some names, then how many more. */
const namesOf = ({ names }: Summary): string => {
  const said = names.filter(name => name !== undefined && name !== '');
  return said.length > 3 ? `${said.slice(0, 3).join(', ')} …` : said.join(', ');
};

const mapOf = ({ map }: MapGame): string =>
  typeof map === 'string' ? say(GAME_WORDS).sheet(map) : text(map.name);

/** "Cartographers, sheet A" */
export const titleOf = (game: Summary): string => {
  const words = say(GAME_WORDS);
  return game.box === 'thargos'
    ? `Heroes of Thargos, ${words.modes[game.mode]}`
    : `${words.sets[game.game]}, ${mapOf(game)}`;
};

const seatsOf = ({ names, bots }: Summary): string => {
  const words = say(GAME_WORDS);
  if (names.length === 1) return words.alone;
  return bots === 0 ? words.seats(names.length) : `${words.seats(names.length)} (${words.bots(bots)})`;
};

const progressOf = (game: Summary): string => {
  const words = say(GAME_WORDS);
  if (game.box === 'thargos') {
    const points = words.points(game.vp.join('–'));
    return game.isOver ? words.done(points) : `${words.turn(game.turn)}, ${points}`;
  }
  return game.isOver ? words.over(game.stars ?? 0) : words.seasons[game.season];
};

/** Season, turn or result, seats, who. */
export const factsOf = (game: Summary): string =>
  [progressOf(game), seatsOf(game), game.isOpenSeed ? say(GAME_WORDS).daily : '', namesOf(game)]
    .filter(Boolean)
    .join(' · ');

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
