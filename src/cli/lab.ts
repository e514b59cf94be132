import { takeGame } from './game-flag.ts';
import { CLI_GAMES } from './games.ts';
import type { CommandRun } from './io.ts';

/** Many games, to see what a sheet or a deck is worth. */
export const run: CommandRun = async (args, io) => {
  const { game, rest } = takeGame(args, io.language);
  const lab = await CLI_GAMES[game].lab();
  return lab(rest, io);
};
