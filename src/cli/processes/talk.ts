import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { WORDS } from '../words.ts';
import type { Child, ChildSaid } from './child.ts';
import { BotFault } from './fault.ts';

/** What a process may ask to be told with every question. */
const WANTS = ['view', 'options', 'commands', 'random', 'tensors'] as const;
export type Want = (typeof WANTS)[number];

/** What it said when it was greeted. */
export interface Wish {
  readonly wants: readonly Want[];
  /** The longest list of commands it takes. */
  readonly most: number;
}

const MOST_COMMANDS = { otherwise: 1000, most: 1_000_000 };

/** As much of a line as a person wants to read. */
const begun = (line: string): string => line.slice(0, 200);

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Who takes longer than that is too late; `ms` is what every answer may take. */
export const tooLate = (within: number, ms: number | undefined, language: Language): BotFault =>
  new BotFault('too-late', WORDS[language].processFaults.tooLate(Math.round(within), ms));

/** Its next line, as the object that it must be. */
export const hear = (
  child: Child,
  { within, ms }: { readonly within: number; readonly ms: number | undefined },
  language: Language,
): Readonly<Record<string, unknown>> => {
  const heard = child.wait(within);
  if (!heard) throw tooLate(within, ms, language);
  return answerIn(heard, language);
};

const answerIn = (heard: ChildSaid, language: Language): Readonly<Record<string, unknown>> => {
  const words = WORDS[language].processFaults;
  if ('gone' in heard) throw new BotFault('exited', words.exited(heard.gone));
  const answer = parsed(heard.line);
  if (!isObject(answer)) throw new BotFault('nonsense', words.nonsense(begun(heard.line)));
  if (answer.error !== undefined) throw new BotFault('gave-up', words.gaveUp(JSON.stringify(answer.error)));
  return answer;
};

/** What it says to its greeting; who hoards his lines says nothing, and does not know why. */
export const hearGreeting = (child: Child, within: number, language: Language): Wish => {
  const heard = child.wait(within);
  if (!heard) throw new BotFault('too-late', WORDS[language].processFaults.unflushed(within));
  return readWish(answerIn(heard, language), language);
};

/** The command of an answer. */
export const commandIn = (answer: Readonly<Record<string, unknown>>, language: Language): unknown => {
  if (answer.command !== undefined) return answer.command;
  throw new BotFault('nonsense', WORDS[language].processFaults.noCommand(begun(JSON.stringify(answer))));
};

/** What it says before it is asked would be taken for an answer. */
export const hearNothing = (child: Child, language: Language): void => {
  const words = WORDS[language].processFaults;
  const heard = child.heard();
  if (!heard) return;
  if ('gone' in heard) throw new BotFault('exited', words.exited(heard.gone));
  throw new BotFault('nonsense', words.unasked(begun(heard.line)));
};

const isWant = (value: unknown): value is Want => (WANTS as readonly unknown[]).includes(value);

const readWish = (answer: Readonly<Record<string, unknown>>, language: Language): Wish => {
  const { wants = ['view', 'options'], most = MOST_COMMANDS.otherwise } = answer;
  const isGood = typeof most === 'number' && most >= 1 && most <= MOST_COMMANDS.most;
  if (isGood && Array.isArray(wants) && wants.every(isWant)) return { wants, most };
  throw new BotFault('nonsense', WORDS[language].processFaults.badHello(begun(JSON.stringify(answer))));
};
