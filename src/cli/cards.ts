import { parseFlags } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import { type CommandRun, write } from './io.ts';
import { takeGame } from './shared-flags.ts';

export const run: CommandRun = async (args, io) => {
  const { game, rest } = takeGame(args, io.language);
  const { flags, list } = await CLI_GAMES[game].cards();
  const { values } = parseFlags(rest, flags, io.language);
  const lines = list(values, io.language).map(card => `${JSON.stringify(card)}\n`);
  await write(io.output, lines.join(''));
  return 0;
};
