import type { AnyBot } from '../../bots/list.ts';
import { plainTensor, type Tensor } from '../../bots/tensor.ts';
import type { Seat } from '../../engine/game.ts';
import { BrokenRules } from '../../engine/match.ts';
import type { AnyModule } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Spend } from '../bots.ts';
import { isOverdrawn, msOf, patienceOf, timed } from '../clock.ts';
import { UsageError } from '../flags.ts';
import { WORDS } from '../messages.ts';
import { type BotSource, type Child, startChild } from './child.ts';
import {
  type BotAnswer,
  BotFault,
  commandIn,
  expectSilence,
  type Greeting,
  readAnswer,
  readGreeting,
  tooLate,
} from './protocol.ts';
import { moreWords, useWords, wordsFor } from './random-words.ts';

/** A seat whose bot is a process. */
export interface ProcessSeat {
  /** The name of the bot on the command line. */
  readonly name: string;
  readonly source: BotSource;
  readonly rules: AnyModule;
  readonly legal: (options: unknown) => Iterable<unknown>;
  readonly tensors: (view: unknown) => Readonly<Record<string, Tensor | number>>;
  readonly packs: readonly unknown[];
  readonly seat: Seat;
  readonly spend: Spend | undefined;
  readonly language: Language;
}

/** How long the start of a bot may take. This is longer than an answer may take. */
export const START_MS = 30_000;

/**
 * How long to wait for a process that was killed. It exits immediately, but a process that it started may keep its
 * pipes open.
 */
const KILL_MS = 1000;

/** A running process of a bot, and its answer to `hello`. */
interface Connection {
  readonly child: Child;
  readonly greeting: Greeting;
  /** Whether the process has received a question. */
  isAsked: boolean;
}

/** The process of a bot. It can be started again after a failure. */
interface BotProcess {
  connection: Connection | undefined;
}

/** The processes that this thread has started and not ended. */
const running = new Set<Child>();

/** The processes of modules in this thread, by the address of the module. All seats of a module share a process. */
const modules = new Map<string, BotProcess>();

/** Waits until the process has exited and its output has been forwarded. */
const waitForExit = (child: Child, within: number): void => {
  let last = child.wait(within);
  while (last && !('exit' in last)) last = child.wait(within);
};

/** Ends all processes of this thread, and waits until they have exited. */
export const endBots = (): void => {
  for (const child of running) child.end();
  for (const child of running) waitForExit(child, START_MS);
  running.clear();
  modules.clear();
};

const processFor = ({ source }: ProcessSeat): BotProcess => {
  const fresh: BotProcess = { connection: undefined };
  if ('command' in source) return fresh;
  const known = modules.get(source.module) ?? fresh;
  modules.set(source.module, known);
  return known;
};

const kill = (child: Child): void => {
  running.delete(child);
  child.kill();
  waitForExit(child, KILL_MS);
};

/** Ends the process of a bot. A module is killed immediately, because it may be in an endless loop. */
const close = (process: BotProcess, { source }: ProcessSeat, { child }: Connection): void => {
  process.connection = undefined;
  if ('module' in source) return kill(child);
  running.delete(child);
  child.end();
};

const aboutOf = ({ rules, seat }: ProcessSeat) => ({
  game: rules.id,
  rulesVersion: rules.rulesVersion,
  seat,
});

/** Returns the error for a module that couldn't be loaded. */
const loadFault = (answer: BotAnswer, { name, language }: ProcessSeat): UsageError => {
  const words = WORDS[language];
  if (answer.fault === 'no-bot') return new UsageError(words.noBot(name));
  return new UsageError(
    words.cannotLoad(name, answer.fault === 'unbuilt' ? words.unbuilt : `${answer.message}`),
  );
};

const greetModule = (child: Child, seat: ProcessSeat): Greeting => {
  const message = child.wait(START_MS);
  if (!message) throw tooLate(START_MS, undefined, seat.language);
  const answer = readAnswer(message, seat.language);
  if (answer.fault !== undefined) throw loadFault(answer, seat);
  return { wants: ['view', 'random'], most: 0 };
};

const start = (seat: ProcessSeat): Connection => {
  const { source, packs, language } = seat;
  const child = startChild(source);
  running.add(child);
  const hello = { type: 'hello', engineVersion: ENGINE_VERSION, ...aboutOf(seat) };
  try {
    child.send(JSON.stringify('module' in source ? { ...hello, packs } : hello));
    const greeting = 'module' in source ? greetModule(child, seat) : readGreeting(child, START_MS, language);
    return { child, greeting, isAsked: false };
  } catch (error) {
    kill(child);
    throw error;
  }
};

/** Returns the first `most` legal commands, and whether there are more. */
const listed = (all: Iterable<unknown>, most: number): object => {
  const commands: unknown[] = [];
  for (const command of all) {
    if (commands.length >= most) return { commands, more: true };
    commands.push(command);
  }
  return { commands, more: false };
};

/**
 * Returns the view as tensors. The names of their values are always the same, so only the first question contains them.
 */
const numbersOf = ({ tensors }: ProcessSeat, view: unknown, isFirst: boolean): object =>
  Object.fromEntries(
    Object.entries(tensors(view)).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : plainTensor(value, isFirst),
    ]),
  );

const clockOf = (spend: Spend | undefined) => ({
  ms: msOf(spend) ?? null,
  nodes: spend && 'nodes' in spend ? spend.nodes : null,
});

const questionOf = (
  seat: ProcessSeat,
  { greeting, isAsked }: Connection,
  view: unknown,
  random: Random,
): object => {
  const { wants, most } = greeting;
  const options =
    wants.includes('options') || wants.includes('commands') ? seat.rules.options(view) : undefined;
  return {
    type: 'ask',
    ...aboutOf(seat),
    ...clockOf(seat.spend),
    ...(wants.includes('view') && { view }),
    ...(wants.includes('options') && { options }),
    ...(wants.includes('commands') && listed(seat.legal(options), most)),
    ...(wants.includes('random') && { random: wordsFor(random) }),
    ...(wants.includes('tensors') && { tensors: numbersOf(seat, view, !isAsked) }),
  };
};

/** Throws if the runner reports that the module failed outside of an answer. Returns the answer otherwise. */
const moduleAnswer = (answer: BotAnswer, { name, language }: ProcessSeat): BotAnswer => {
  if (answer.fatal !== undefined) throw new UsageError(WORDS[language].botFailed(name, `${answer.fatal}`));
  if (answer.threw === undefined) return answer;
  const fault = new BotFault('threw', `${answer.threw}`);
  fault.stack = `${answer.stack}`;
  throw fault;
};

/**
 * Returns the error for a module whose process ended outside of an answer. The error stops the run, because the module
 * would do so again.
 */
const moduleFault = (error: unknown, { name, language }: ProcessSeat): unknown => {
  if (!(error instanceof BotFault) || error.code !== 'exited') return error;
  const words = WORDS[language];
  return new UsageError(words.botFailed(name, words.botLeft));
};

/** Waits for the answer to a question. A module may request more random numbers before it answers. */
const waitForAnswer = (child: Child, seat: ProcessSeat, within: number, random: Random): BotAnswer => {
  const { source, spend, language } = seat;
  const end = performance.now() + within;
  for (;;) {
    const message = child.wait(end - performance.now());
    if (!message) throw tooLate(within, msOf(spend), language);
    const answer = readAnswer(message, language);
    if (!('module' in source)) return answer;
    if (answer.more !== true) return moduleAnswer(answer, seat);
    child.send(JSON.stringify({ random: moreWords(random) }));
  }
};

/** Throws if the process has ended, or has written a line since its last answer. */
const expectReady = ({ child }: Connection, seat: ProcessSeat): void => {
  if (!('module' in seat.source)) return expectSilence(child, seat.language);
  const message = child.poll();
  if (message) moduleAnswer(readAnswer(message, seat.language), seat);
};

const ask = (connection: Connection, seat: ProcessSeat, view: unknown, random: Random): unknown => {
  const { child, greeting } = connection;
  const { spend, language } = seat;
  expectReady(connection, seat);
  const question = JSON.stringify(questionOf(seat, connection, view, random));
  connection.isAsked = true;
  const within = patienceOf(random, spend);
  const answer = timed(random, spend, () => {
    child.send(question);
    return waitForAnswer(child, seat, within, random);
  });
  // An answer may arrive just before the end of the wait and still exceed the time limit.
  if (isOverdrawn(random)) throw tooLate(within, msOf(spend), language);
  const command = commandIn(answer, language);
  if (greeting.wants.includes('random')) useWords(random, answer.drawn);
  return command;
};

/**
 * Whether the process must be replaced after this error. A module that threw an error in its answer can still answer.
 */
const isBroken = (error: unknown): boolean => !(error instanceof BotFault) || error.code !== 'threw';

/**
 * Returns a bot that runs in a process of its own. After a failure the process ends, and the next question starts it
 * again.
 */
export const processBot = (seat: ProcessSeat): AnyBot => {
  const process = processFor(seat);
  // The process is started here, so that a bot that can't be started is reported before any game.
  process.connection ??= start(seat);
  return (view, random) => {
    process.connection ??= start(seat);
    const { connection } = process;
    let answer: unknown;
    try {
      answer = ask(connection, seat, view, random);
    } catch (error) {
      if (isBroken(error)) close(process, seat, connection);
      throw 'module' in seat.source ? moduleFault(error, seat) : error;
    }
    const command = seat.rules.parseCommand(answer);
    if (isRefusal(command)) throw new BrokenRules(seat.seat, answer, command);
    return command;
  };
};
