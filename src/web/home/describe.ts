import { say, text } from '../say.ts';
import { language } from '../settings.ts';
import { GAME_WORDS } from './home-words.ts';
import type { Summary } from './kept.ts';

/** Some names, then how many more. */
const namesOf = ({ names }: Summary): string => {
  const said = names.filter(name => name !== undefined && name !== '');
  return said.length > 3 ? `${said.slice(0, 3).join(', ')} …` : said.join(', ');
};

const mapOf = ({ map }: Summary): string =>
  typeof map === 'string' ? say(GAME_WORDS).sheet(map) : text(map.name);

/** "Cartographers, sheet A" */
export const titleOf = (game: Summary): string => `${say(GAME_WORDS).sets[game.game]}, ${mapOf(game)}`;

const seatsOf = ({ names, bots }: Summary): string => {
  const words = say(GAME_WORDS);
  if (names.length === 1) return words.alone;
  return bots === 0 ? words.seats(names.length) : `${words.seats(names.length)} (${words.bots(bots)})`;
};

const progressOf = (game: Summary): string => {
  const words = say(GAME_WORDS);
  return game.isOver ? words.over(game.stars ?? 0) : words.seasons[game.season];
};

/** Season or result, seats, who. */
export const factsOf = (game: Summary): string =>
  [progressOf(game), seatsOf(game), game.isOpenSeed ? say(GAME_WORDS).daily : '', namesOf(game)]
    .filter(Boolean)
    .join(' · ');

export const dateOf = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
