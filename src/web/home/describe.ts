import type { Summary } from '../games/summary.ts';
import { date, say } from '../i18n.ts';
import { GAME_MESSAGES } from './home-messages.ts';

/** Some names, then how many more. */
const namesOf = ({ names }: Summary): string => {
  const said = names.filter(name => name !== undefined && name !== '');
  return said.length > 3 ? `${said.slice(0, 3).join(', ')} …` : said.join(', ');
};

const seatsOf = ({ names, bots }: Summary): string => {
  const words = say(GAME_MESSAGES);
  if (names.length === 1) return words.alone;
  return bots === 0 ? words.seats(names.length) : `${words.seats(names.length)} (${words.bots(bots)})`;
};

/** Season, turn or result, seats, players. */
export const factsOf = (game: Summary): string =>
  [
    game.progress(),
    seatsOf(game),
    game.isOpenSeed && !game.day ? say(GAME_MESSAGES).openSeed : '',
    game.isPractice ? say(GAME_MESSAGES).practice : '',
    namesOf(game),
  ]
    .filter(Boolean)
    .join(' · ');

export const dateOf = (time: number): string => date(time, { dateStyle: 'medium', timeStyle: 'short' });
