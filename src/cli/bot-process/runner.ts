import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { fileURLToPath } from 'node:url';
import type { Budget } from '../../bots/budget.ts';
import type { AnyModule } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import { copyAnswer } from '../../engine/untrusted-bot.ts';
import { errorText } from '../error-text.ts';
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
 * Runs a bot that is a JavaScript module, as a process of its own. It reads the questions of the JSON-line protocol
 * from stdin and writes its answers to a third pipe, because stdout belongs to the bot.
 */

type ModuleBot = (view: unknown, random: Random, budget: Budget | undefined) => unknown;

const buffer = Buffer.alloc(64 * 1024);
const decoder = new StringDecoder('utf8');
let rest = '';

/** Blocks until something arrives; undefined at the end of stdin, which Windows reports as an error. */
const readMore = (): string | undefined => {
  try {
    const count = readSync(0, buffer);
    return count === 0 ? undefined : decoder.write(buffer.subarray(0, count));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EOF') return undefined;
    throw error;
  }
};

/** Reads synchronously, so that a bot can ask for random numbers during its answer. */
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

/** Whether a module imports the library of this repository before `npm run build` has written dist/. */
const isUnbuilt = (error: unknown): boolean =>
  error instanceof Error &&
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(fileURLToPath(new URL('../../../dist/', import.meta.url)));

const load = async (address: string): Promise<ModuleBot | LoadFault> => {
  try {
    const { bot } = (await import(address)) as { readonly bot?: unknown };
    return typeof bot === 'function' ? (bot as ModuleBot) : { fault: 'no-bot' };
  } catch (error) {
    if (isUnbuilt(error)) return { fault: 'unbuilt' };
    return { fault: 'threw', message: error instanceof Error ? error.message : String(error) };
  }
};

const budgetIn = ({ ms, nodes }: RunnerAsk): Budget | undefined => {
  if (ms !== null) return { ms, now: () => performance.now() };
  return nodes === null ? undefined : { nodes };
};

/** Freezes data that came from JSON, so it contains no cycles. */
const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) if (typeof part === 'object') frozen(part);
  return Object.freeze(value);
};

/** Calls the bot. `process.exit` throws meanwhile, so that a bot that calls it forfeits one game only. */
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

/** Rules with card packs look them up by the config object of a view; a view from JSON has a new one. */
const readPacks = async ({ game, packs }: RunnerHello): Promise<AnyModule | undefined> => {
  const { load: loadRules, takePacks } = RULES_OF[game];
  if (!takePacks) return undefined;
  await takePacks(packs);
  return loadRules();
};

/** Waits until everything that the bot printed is written; its timers must not keep the process alive. */
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
    // The bot's own timers and promises run between its answers.
    await new Promise(setImmediate);
    const line = readLine();
    if (line === undefined) return leave();
    const question: RunnerAsk = JSON.parse(line);
    rules?.options(question.view);
    write(ask(bot, question));
  }
};

void run();
