#!/usr/bin/env node
import { LANGUAGES } from '../engine/text.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { UsageError } from './flags.ts';
import { type CommandName, commandHelp, generalHelp, isCommand } from './help.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { systemLanguage, takeLanguage } from './language.ts';
import { WORDS } from './words.ts';

/** Loaded when called for: a line of `score` need not wait for the terminal game. */
const COMMANDS: { readonly [N in CommandName]: () => Promise<{ readonly run: CommandRun }> } = {
  play: () => import('./play.ts'),
  score: () => import('./cartographers/score.ts'),
  placements: () => import('./cartographers/placements.ts'),
  ambush: () => import('./cartographers/ambush.ts'),
  conflict: () => import('./thargos/conflict.ts'),
  cards: () => import('./cards.ts'),
  simulate: () => import('./simulate.ts'),
  replay: () => import('./replay.ts'),
  pack: () => import('./thargos/pack.ts'),
  deck: () => import('./thargos/deck.ts'),
  story: () => import('./thargos/story.ts'),
  bench: () => import('./bench.ts'),
};

const HELP = ['help', '--help', '-h'];

const dispatch = async (args: readonly string[], io: Io): Promise<number> => {
  const [command, ...rest] = args;
  if (command === undefined || HELP.includes(command)) {
    const [about] = rest;
    const text =
      about !== undefined && isCommand(about) ? commandHelp(about, io.language) : generalHelp(io.language);
    await write(command === undefined ? io.errors : io.output, text);
    return command === undefined ? 2 : 0;
  }
  if (command === '--version') {
    await write(io.output, `${ENGINE_VERSION}\n`);
    return 0;
  }
  if (!isCommand(command)) throw new UsageError(WORDS[io.language].unknownCommand(command));
  if (rest.some(arg => arg === '--help' || arg === '-h')) {
    await write(io.output, commandHelp(command, io.language));
    return 0;
  }
  try {
    return await (await COMMANDS[command]()).run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message}\n${WORDS[io.language].seeHelp(command)}`);
  }
};

const main = async (): Promise<number> => {
  const { env } = process;
  const { language, said, rest } = takeLanguage(process.argv.slice(2), systemLanguage(env));
  const io: Io = {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env,
    language: language ?? systemLanguage(env),
  };
  try {
    if (language === undefined) throw new UsageError(WORDS[io.language].badChoice('lang', said, LANGUAGES));
    return await dispatch(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`alidade: ${error.message}\n`);
    return 2;
  }
};

// Whoever reads our answers may stop reading (`| head`): that is no failure worth a stack trace.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

process.exitCode = await main();
