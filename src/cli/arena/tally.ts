import { parseFlags, UsageError } from '../flags.ts';
import { CLI_GAMES } from '../games.ts';
import { type CommandRun, write } from '../io.ts';
import { summaryLine } from '../simulation.ts';
import { readSprt } from './arena.ts';
import { readBooks } from './book.ts';
import { ARENA_WORDS } from './messages.ts';
import { writeReport } from './report.ts';
import { summaryOf } from './summary.ts';

const FLAGS = { report: { type: 'string' }, sprt: { type: 'string' } } as const;

/**
 * The command `tally`: summarizes the games in the results files of an arena, whether they were played on this machine
 * or at a server.
 */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  if (positionals.length === 0) throw new UsageError(ARENA_WORDS[language].needsFiles);
  const book = readBooks(positionals, language);
  const { head } = book;
  const { chosen } = await CLI_GAMES[head.game].simulate();
  const summary = summaryOf(book, chosen(head.job), readSprt(values.sprt, head.bots.length, language));
  await write(io.output, summaryLine(summary));
  if (values.report !== undefined) writeReport(values.report, book, summary, io);
  return 0;
};
