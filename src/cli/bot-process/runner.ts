import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';
import type { Budget } from '../../bots/budget.ts';
import type { AnyModule } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import { copyAnswer } from '../../engine/untrusted-bot.ts';
import { errorCode, errorMessage, errorText } from '../io.ts';
import { RULES_OF } from '../rules-of.ts';
import {
  ANSWERS_FD,
  type LoadFault,
  type RunnerAnswer,
  type RunnerAsk,
  type RunnerHello,
} from './protocol.ts';
import { countedRandom } from './random-words.ts';

/**
 * Runs a bot that is a JavaScript module, in a process of its own. It reads the questions of the JSON-line protocol
 * from stdin, and writes its answers to file descriptor 3, because the bot may print to stdout.
 */

type ModuleBot = (view: unknown, random: Random, budget: Budget | undefined) => unknown;

const buffer = Buffer.alloc(64 * 1024);
const decoder = new StringDecoder('utf8');
let rest = '';

/** Waits until data arrives. Returns undefined at the end of stdin, which Windows reports as an error. */
const readMore = (): string | undefined => {
  try {
    const count = readSync(0, buffer);
    return count === 0 ? undefined : decoder.write(buffer.subarray(0, count));
  } catch (error) {
    if (errorCode(error) === 'EOF') return undefined;
    throw error;
  }
};

/** Reads a line synchronously, so that the bot can get more random numbers while it computes an answer. */
const readLine = (): string | undefined => {
  for (;;) {
    const end = rest.indexOf('\n');
    if (end >= 0) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      return line;
    }
    const more = readMore();
    if (more === undefined) return undefined;
    rest += more;
  }
};

const write = (answer: RunnerAnswer): void => {
  let bytes = Buffer.from(`${JSON.stringify(answer)}\n`);
  while (bytes.length > 0) bytes = bytes.subarray(writeSync(ANSWERS_FD, bytes));
};

const moreRandom = (): readonly number[] => {
  write({ more: true });
  const line = readLine();
  if (line === undefined) process.exit(0);
  return JSON.parse(line).random;
};

/**
 * Whether loading a module failed because it imports the library of this repository, which `npm run build` hasn't built
 * yet.
 */
const isUnbuilt = (error: unknown): boolean =>
  error instanceof Error &&
  errorCode(error) === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(fileURLToPath(new URL('../../../dist/', import.meta.url)));

const load = async (address: string): Promise<ModuleBot | LoadFault> => {
  try {
    const { bot }: { readonly bot?: unknown } = await import(address);
    // Cast: the process that asks the questions checks every answer of the module.
    return typeof bot === 'function' ? (bot as ModuleBot) : { fault: 'no-bot' };
  } catch (error) {
    if (isUnbuilt(error)) return { fault: 'unbuilt' };
    return { fault: 'threw', message: errorMessage(error) };
  }
};

const budgetIn = ({ ms, nodes }: RunnerAsk): Budget | undefined => {
  if (ms !== null) return { ms, now: () => performance.now() };
  return nodes === null ? undefined : { nodes };
};

/** Freezes data that was parsed from JSON. Such data has no cycles. */
const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) if (typeof part === 'object') frozen(part);
  return Object.freeze(value);
};

/** Calls the bot. During the call `process.exit` throws, so that a bot that calls it forfeits only one game. */
const ask = (bot: ModuleBot, question: RunnerAsk): RunnerAnswer => {
  const { exit } = process;
  process.exit = code => {
    throw new Error(`a bot called process.exit(${code ?? ''}): a bot must return an answer, never exit`);
  };
  try {
    const { random, drawn } = countedRandom(question.random, moreRandom);
    const command = copyAnswer(bot(frozen(question.view), random, budgetIn(question)));
    return { command, drawn: drawn() };
  } catch (error) {
    return { threw: errorText(error), stack: error instanceof Error ? (error.stack ?? '') : '' };
  } finally {
    process.exit = exit;
  }
};

/**
 * Loads the card packs of a run. Returns the rules if they must see each view before the bot does, because the view was
 * parsed from JSON.
 */
const readPacks = async ({ game, packs }: RunnerHello): Promise<AnyModule | undefined> => {
  const { load: loadRules, takePacks } = RULES_OF[game];
  if (!takePacks) return undefined;
  await takePacks(packs);
  return loadRules();
};

/** Exits when everything that the bot printed is written, even if the bot has timers that are still running. */
const leave = (code = 0): void => {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
};

const run = async (): Promise<void> => {
  const hello = readLine();
  if (hello === undefined) return leave();
  const rules = await readPacks(JSON.parse(hello));
  const bot = await load(process.argv[2]!);
  if (typeof bot !== 'function') {
    write(bot);
    return leave();
  }
  process.on('uncaughtException', error => {
    write({ fatal: errorText(error) });
    leave(1);
  });
  write({ wants: ['view', 'random'] });
  for (;;) {
    // Between two answers, the timers and promises of the bot can run.
    await new Promise(setImmediate);
    const line = readLine();
    if (line === undefined) return leave();
    const question: RunnerAsk = JSON.parse(line);
    rules?.options(question.view);
    write(ask(bot, question));
  }
};

void run();
