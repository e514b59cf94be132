import { isRefusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { GAMES, type GameId } from '../games/list.ts';
import { endBots } from './bot-process/bot.ts';
import { endProcessesOnSignals } from './bot-process/pids.ts';
import { faultOf, splitNames } from './bots.ts';
import { readText } from './files.ts';
import { takeFlag, UsageError } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import type { CommandRun } from './io.ts';
import { sayDoor, WORDS } from './messages.ts';
import { gameOf } from './read-game.ts';
import { takeSaidGame } from './shared-flags.ts';

/** Returns the game that a saved file belongs to. */
const savedGame = (file: string, said: GameId | undefined, language: Language): GameId => {
  const game = gameOf(readText(file, language), said);
  if (isRefusal(game)) throw new UsageError(`${sayDoor(game, language)} (${game.refused})`);
  if (said !== undefined && said !== game) throw new UsageError(WORDS[language].otherGame(file, said, game));
  return game;
};

/** The command `play`: plays a saved game, the game that `--game` names, or the first game. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { game: said, rest } = takeSaidGame(args, language);
  const { said: file } = takeFlag(rest, 'resume');
  const game = file ? savedGame(file, said, language) : (said ?? GAMES[0].id);
  const play = await CLI_GAMES[game].play();
  endProcessesOnSignals();
  try {
    return await play(rest, io);
  } catch (error) {
    throw faultOf(error, splitNames(takeFlag(rest, 'bots').said ?? ''), language);
  } finally {
    endBots();
  }
};
