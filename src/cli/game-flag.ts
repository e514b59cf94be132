import type { Language } from '../engine/text.ts';
import { GAME_IDS, GAMES, type GameId, isGameId } from '../games/list.ts';
import { takeFlag, UsageError } from './flags.ts';
import { WORDS } from './messages.ts';

const parseGame = (said: string, language: Language): GameId => {
  if (isGameId(said)) return said;
  throw new UsageError(`${WORDS[language].badChoice('game', said, GAME_IDS)} (unknown-game)`);
};

/** Takes `--game` out of the arguments; undefined when nobody says which. */
export const takeSaidGame = (
  args: readonly string[],
  language: Language,
): { readonly game: GameId | undefined; readonly rest: readonly string[] } => {
  const { said, rest } = takeFlag(args, 'game');
  return { game: said === undefined ? undefined : parseGame(said, language), rest };
};

/** The same; the first game of the list when nobody says which. */
export const takeGame = (
  args: readonly string[],
  language: Language,
): { readonly game: GameId; readonly rest: readonly string[] } => {
  const { game = GAMES[0].id, rest } = takeSaidGame(args, language);
  return { game, rest };
};
