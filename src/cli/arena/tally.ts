import { parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, write } from '../io.ts';
import { summaryLine } from '../simulation.ts';
import { readSprt } from './arena.ts';
import { ARENA_WORDS } from './arena-words.ts';
import { readBooks } from './book.ts';
import { writeReport } from './report.ts';
import { summaryOf } from './summary.ts';

const FLAGS = { report: { type: 'string' }, sprt: { type: 'string' } } as const;

/** Adds up what an arena played, wherever it was played. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values, positionals } = parseFlags(args, FLAGS, language, { allowPositionals: true });
  if (positionals.length === 0) throw new UsageError(ARENA_WORDS[language].needsFiles);
  const book = readBooks(positionals, language);
  const summary = summaryOf(book, readSprt(values.sprt, book.head.bots.length, language));
  await write(io.output, summaryLine(summary));
  if (values.report !== undefined) writeReport(values.report, book, summary, io);
  return 0;
};
