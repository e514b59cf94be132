import { isRefusal } from '../engine/refusal.ts';
import { isGameFile } from '../engine/salvage.ts';
import { parseFlags } from './flags.ts';
import { type CommandRun, write } from './io.ts';
import { sayDoor } from './messages.ts';
import { readGame } from './read-game.ts';
import { errorOf, readStored, refuseText, takePacks, tellerOf } from './stored-text.ts';

/** The command `convert`: converts a game file to text, or a game text to a file. */
export const run: CommandRun = async (args, io) => {
  const flags = { pack: { type: 'string', multiple: true } } as const;
  const { positionals, values } = parseFlags(args, flags, io.language, { allowPositionals: true });
  const text = await readStored(positionals, io);
  const teller = await tellerOf(text);
  if (isRefusal(teller)) return refuseText(io, errorOf(io, text, teller, sayDoor));
  takePacks(teller, values.pack ?? [], io.language);
  const read = readGame(teller, text);
  if (isRefusal(read)) return refuseText(io, errorOf(io, text, read, teller.say));
  const other = isGameFile(text) ? teller.makeNotation(read.record) : `${JSON.stringify(read.record)}\n`;
  if (isRefusal(other)) return refuseText(io, errorOf(io, text, other, teller.say));
  await write(io.output, other);
  return 0;
};
