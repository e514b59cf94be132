#!/usr/bin/env node
import { LANGUAGES } from '../engine/text.ts';
import { ENGINE_VERSION } from '../engine/version.ts';
import { systemLanguage } from '../text/system-language.ts';
import type { CliCommand } from './command.ts';
import { ALL_COMMANDS, commandOf } from './commands.ts';
import { UnknownFlag, UsageError } from './flags.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type Io, plain, write } from './io.ts';
import { WORDS } from './messages.ts';
import { takeLanguage } from './shared-flags.ts';

const HELP = ['help', '--help', '-h'];
const VERSION = ['--version', '-v', 'version'];

const NAMES = ALL_COMMANDS.map(({ name }) => name);

const namedCommand = (name: string, { language }: Io): CliCommand => {
  const command = commandOf(name);
  if (!command) throw new UsageError(WORDS[language].unknownCommand(name, [...NAMES, 'help']));
  return command;
};

/** Returns the flags that are parsed before those of the command. */
const flagsBefore = ({ takesGame }: CliCommand): string[] => ['lang', 'help', ...(takesGame ? ['game'] : [])];

const dispatch = async (args: readonly string[], io: Io): Promise<number> => {
  const [name, ...rest] = args;
  if (name === undefined || HELP.includes(name)) {
    const [about] = rest;
    const text =
      about === undefined || HELP.includes(about)
        ? generalHelp(io.language)
        : commandHelp(namedCommand(about, io), io.language);
    await write(name === undefined ? io.errors : io.output, text);
    return name === undefined ? 2 : 0;
  }
  if (VERSION.includes(name)) {
    await write(io.output, `${ENGINE_VERSION}\n`);
    return 0;
  }
  const command = namedCommand(name, io);
  if (rest.some(arg => arg === '--help' || arg === '-h')) {
    await write(io.output, commandHelp(command, io.language));
    return 0;
  }
  try {
    const { run } = await command.load();
    return await run(rest, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const message =
      error instanceof UnknownFlag ? error.says(flagsBefore(command), io.language) : error.message;
    throw new UsageError(`${message}\n${WORDS[io.language].seeHelp(name)}`);
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
    process.stderr.write(`alidade: ${plain(error.message)}\n`);
    return 2;
  }
};

// If a reader closes the pipe (as `| head` does), that isn't an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    // The output failed for another reason, such as a full disk. If stderr fails too, only the exit code reports the
    // error.
    if (stream === process.stdout)
      process.stderr.write(`alidade: ${WORDS[systemLanguage(process.env)].cannotWrite(error.message)}\n`);
    process.exit(1);
  });

process.exitCode = await main();
