import { CLI_GAMES } from './games.ts';
import type { CommandRun } from './io.ts';
import { takeGame } from './shared-flags.ts';

/** The command `lab`: plays many games to evaluate a map or a deck. */
export const run: CommandRun = async (args, io) => {
  const { game, rest } = takeGame(args, io.language);
  const lab = await CLI_GAMES[game].lab();
  return lab(rest, io);
};
