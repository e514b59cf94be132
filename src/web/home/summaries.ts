import { signal } from '@preact/signals';
import type { Summary } from '../games/summary.ts';
import { date, say } from '../i18n.ts';
import { HOME_MESSAGES } from './home-messages.ts';

/** All saved games, newest first; undefined until loaded. */
export const games = signal<readonly Summary[] | undefined>(undefined);

/** The names of up to three players, with an ellipsis if there are more. */
const namesOf = ({ names }: Summary): string => {
  const said = names.filter(name => name !== undefined && name !== '');
  return said.length > 3 ? `${said.slice(0, 3).join(', ')} …` : said.join(', ');
};

const seatsOf = ({ names, bots }: Summary): string => {
  const words = say(HOME_MESSAGES);
  if (names.length === 1) return words.alone;
  return bots === 0 ? words.seats(names.length) : `${words.seats(names.length)} (${words.bots(bots)})`;
};

/** The line about a game in a list, such as "Turn 5 · 2 players · Ada, Bruno". */
export const factsOf = (game: Summary): string =>
  [
    game.progress(),
    seatsOf(game),
    game.isOpenSeed && !game.day ? say(HOME_MESSAGES).openSeed : '',
    game.isPractice ? say(HOME_MESSAGES).practice : '',
    namesOf(game),
  ]
    .filter(Boolean)
    .join(' · ');

export const dateOf = (time: number): string => date(time, { dateStyle: 'medium', timeStyle: 'short' });
