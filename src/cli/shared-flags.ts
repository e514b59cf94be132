import type { Language } from '../engine/text.ts';
import { GAME_IDS, GAMES, type GameId, isGameId } from '../games/list.ts';
import { isLanguage } from '../text/system-language.ts';
import { takeFlag, UsageError } from './flags.ts';
import { WORDS } from './messages.ts';

const parseGame = (said: string, language: Language): GameId => {
  if (isGameId(said)) return said;
  throw new UsageError(`${WORDS[language].badChoice('game', said, GAME_IDS)} (unknown-game)`);
};

/** Takes `--game` out of the arguments. The game is undefined if the flag is missing. */
export const takeSaidGame = (
  args: readonly string[],
  language: Language,
): { readonly game: GameId | undefined; readonly rest: readonly string[] } => {
  const { said, rest } = takeFlag(args, 'game');
  return { game: said === undefined ? undefined : parseGame(said, language), rest };
};

/** Takes `--game` out of the arguments. If the flag is missing, the game is the first of the list. */
export const takeGame = (
  args: readonly string[],
  language: Language,
): { readonly game: GameId; readonly rest: readonly string[] } => {
  const { game = GAMES[0].id, rest } = takeSaidGame(args, language);
  return { game, rest };
};

/**
 * Takes `--lang xx` or `--lang=xx` out of the arguments, wherever it is. The language is undefined if it is unknown.
 */
export const takeLanguage = (
  args: readonly string[],
  otherwise: Language,
): { readonly language: Language | undefined; readonly said: string; readonly rest: readonly string[] } => {
  const { said = otherwise, rest } = takeFlag(args, 'lang');
  return { language: isLanguage(said) ? said : undefined, said, rest };
};
