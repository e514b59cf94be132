import type { EntrantShown, TournamentShown, TournamentSummary } from '../../sync/tournaments.ts';
import { gameOf } from '../games/list.ts';
import { number, say, text } from '../i18n.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import type { OnlineGame } from '../online/online-game.ts';
import { TOURNAMENT_MESSAGES } from './messages.ts';
import { entrantOf, partsText } from './tournament.ts';

/** Texts about a tournament that several parts of the page show. */

export const gameName = (game: string): string => text(gameOf(game)?.name ?? { en: game, fr: game });

/** The game, its mode, and the format. The first mode of a game may have the name of the game. */
export const gameFacts = (
  { game, mode, format }: Pick<TournamentSummary, 'game' | 'mode' | 'format'>,
  online: OnlineGame | undefined,
): readonly string[] => {
  const [name, modeName] = [gameName(game), online?.modeName(mode)];
  const shown = modeName === undefined || modeName.startsWith(name) ? [modeName ?? name] : [name, modeName];
  return [...shown, say(TOURNAMENT_MESSAGES).formats[format]];
};

/** The server sends the ids of bots as their names, and no name of players who deleted their data. */
const shownName = ({ entrant, name, bot }: EntrantShown, online: OnlineGame | undefined): string => {
  const known = bot === undefined ? undefined : online?.bots[bot];
  if (bot !== undefined && known) return `${text(known.name)}${name.slice(bot.length)}`;
  return name === '' ? say(ONLINE_MESSAGES).nameless(entrant + 1) : name;
};

/** The tournament with the names to show. */
export const withNames = (tournament: TournamentShown, online: OnlineGame | undefined): TournamentShown => ({
  ...tournament,
  entrants: tournament.entrants.map(each => ({ ...each, name: shownName(each, online) })),
});

export const nameOf = (tournament: TournamentShown, entrant: number): string =>
  entrantOf(tournament, entrant)?.name ?? say(ONLINE_MESSAGES).nameless(entrant + 1);

/** Points as text: half points, or the stars of a cup. */
export const pointsText = ({ format }: Pick<TournamentShown, 'format'>, points: number): string =>
  format === 'cup' ? number(points) : partsText(points, 2, number);
