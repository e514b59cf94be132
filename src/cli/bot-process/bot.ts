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

/** A seat that a process plays. */
export interface ProcessSeat {
  /** As the caller named the bot. */
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

/** A bot may take longer to start than to answer. */
export const START_MS = 30_000;

/** A killed process exits at once, but a process that it started may keep its pipes open. */
const KILL_MS = 1000;

/** A running process. */
interface Connection {
  readonly child: Child;
  readonly greeting: Greeting;
  /** Whether it has already received a question. */
  isAsked: boolean;
}

/** A process that can be started again after a failure. */
interface BotProcess {
  connection: Connection | undefined;
}

/** The processes that this thread started and hasn't ended. */
const running = new Set<Child>();

/** The module processes of this thread by address: the seats of one module share a process. */
const modules = new Map<string, BotProcess>();

/** Waits until the process has exited and everything that it printed has been forwarded. */
const waitForExit = (child: Child, within: number): void => {
  let last = child.wait(within);
  while (last && !('exit' in last)) last = child.wait(within);
};

/** Ends all processes of this thread and waits until they have exited. */
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

/** A failed module may loop forever, so it gets no time to end. */
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

/** Why a module can't be used. */
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

/** The first of the legal commands, and whether there are more. */
const listed = (all: Iterable<unknown>, most: number): object => {
  const commands: unknown[] = [];
  for (const command of all) {
    if (commands.length >= most) return { commands, more: true };
    commands.push(command);
  }
  return { commands, more: false };
};

/** The names are long and never change, so only the first question contains them. */
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

/** An answer of the module runner, which can report errors of the bot. */
const moduleAnswer = (answer: BotAnswer, { name, language }: ProcessSeat): BotAnswer => {
  if (answer.fatal !== undefined) throw new UsageError(WORDS[language].botFailed(name, `${answer.fatal}`));
  if (answer.threw === undefined) return answer;
  const fault = new BotFault('threw', `${answer.threw}`);
  fault.stack = `${answer.stack}`;
  throw fault;
};

/** A module whose process ends outside of an answer stops the run, because it would do so again. */
const moduleFault = (error: unknown, { name, language }: ProcessSeat): unknown => {
  if (!(error instanceof BotFault) || error.code !== 'exited') return error;
  const words = WORDS[language];
  return new UsageError(words.botFailed(name, words.botLeft));
};

/** Waits for the answer to a question. */
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

/** Fails if the process has ended or has written a line since its last answer. */
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
  // The answer may arrive at the very end of the wait.
  if (isOverdrawn(random)) throw tooLate(within, msOf(spend), language);
  const command = commandIn(answer, language);
  if (greeting.wants.includes('random')) useWords(random, answer.drawn);
  return command;
};

/** Whether the process can't be used any more. A module that threw an error has still answered. */
const isBroken = (error: unknown): boolean => !(error instanceof BotFault) || error.code !== 'threw';

/** A bot in a process of its own. After a failure the process ends, and the next question starts it again. */
export const processBot = (seat: ProcessSeat): AnyBot => {
  const process = processFor(seat);
  // A bot that can't be started is reported before any game.
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
