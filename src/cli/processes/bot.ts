import type { AnyBot } from '../../bots/list.ts';
import { plainTensor, type Tensor } from '../../bots/tensor.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyModule } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import type { Language } from '../../engine/text.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import type { Spend } from '../bots.ts';
import { isOverdrawn, msOf, patienceOf, timed } from '../clock.ts';
import { useWords, wordsOf } from './chance.ts';
import { type Child, startChild } from './child.ts';
import { commandIn, hear, hearGreeting, hearNothing, tooLate, type Wish } from './talk.ts';

/** A seat that a process plays: how it is started, and what it must know. */
export interface ProcessSeat {
  readonly command: string;
  readonly module: AnyModule;
  readonly legal: (options: unknown) => Iterable<unknown>;
  readonly tensors: (view: unknown) => Readonly<Record<string, Tensor | number>>;
  readonly seat: Seat;
  readonly spend: Spend | undefined;
  readonly language: Language;
}

/** To start may take longer than to answer. */
export const START_MS = 30_000;

interface Asked {
  readonly child: Child;
  readonly wish: Wish;
  /** Whether it has not been asked anything yet. */
  readonly isFirst: boolean;
}

/** The processes that this thread has started and not ended. */
const running = new Set<Child>();

/** Lets them end by themselves, and waits until they have. */
export const endBots = (): void => {
  for (const child of running) child.end();
  for (const child of running) {
    let last = child.wait(START_MS);
    while (last && !('gone' in last)) last = child.wait(START_MS);
  }
  running.clear();
};

const end = (child: Child): void => {
  running.delete(child);
  child.end();
};

const aboutOf = ({ module, seat }: ProcessSeat) => ({
  game: module.id,
  rulesVersion: module.rulesVersion,
  seat,
});

const start = (sits: ProcessSeat): Asked => {
  const { command, language } = sits;
  const child = startChild(command);
  running.add(child);
  try {
    child.send(JSON.stringify({ type: 'hello', engineVersion: ENGINE_VERSION, ...aboutOf(sits) }));
    return { child, wish: hearGreeting(child, START_MS, language), isFirst: true };
  } catch (error) {
    end(child);
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

/** The names are long and always the same: they come once. */
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

const questionOf = (sits: ProcessSeat, { wish, isFirst }: Asked, view: unknown, random: Random): object => {
  const { wants, most } = wish;
  const options =
    wants.includes('options') || wants.includes('commands') ? sits.module.options(view) : undefined;
  return {
    type: 'ask',
    ...aboutOf(sits),
    ...clockOf(sits.spend),
    ...(wants.includes('view') && { view }),
    ...(wants.includes('options') && { options }),
    ...(wants.includes('commands') && listed(sits.legal(options), most)),
    ...(wants.includes('random') && { random: wordsOf(random) }),
    ...(wants.includes('tensors') && { tensors: numbersOf(sits, view, isFirst) }),
  };
};

/** A bot that is a process, asked line by line. When it fails it is ended, and the next question starts it anew. */
export const processBot = (sits: ProcessSeat): AnyBot => {
  const { spend, language } = sits;
  const ms = msOf(spend);
  // What cannot even be started is said before any game.
  let asked: Asked | undefined = start(sits);
  return (view, random) => {
    asked ??= start(sits);
    const { child, wish } = asked;
    try {
      hearNothing(child, language);
      const question = JSON.stringify(questionOf(sits, asked, view, random));
      asked = { ...asked, isFirst: false };
      const within = patienceOf(random, spend);
      const answer = timed(random, spend, () => {
        child.send(question);
        return hear(child, { within, ms }, language);
      });
      // It may come in the very moment in which nobody waits for it any more.
      if (isOverdrawn(random)) throw tooLate(within, ms, language);
      const command = commandIn(answer, language);
      if (wish.wants.includes('random')) useWords(random, answer.drawn);
      return command;
    } catch (error) {
      end(child);
      asked = undefined;
      throw error;
    }
  };
};
