import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import type { GameId } from '../../games/list.ts';
import { WORDS } from '../messages.ts';
import type { Child, ChildMessage } from './child.ts';

/** The ways in which a bot can fail. The codes are stable. */
export type BotFaultCode = 'exited' | 'too-late' | 'nonsense' | 'gave-up' | 'broke-rules' | 'threw';

/** An error that reports the failure of a bot that isn't built in. */
export class BotFault extends Error {
  readonly code: BotFaultCode;

  constructor(code: BotFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The fields of a question that a bot can request in its answer to `hello`. */
const WANTS = ['view', 'options', 'commands', 'random', 'tensors'] as const;
export type Want = (typeof WANTS)[number];

/** The answer of a bot to `hello`. */
export interface Greeting {
  readonly wants: readonly Want[];
  /** How many commands the list `commands` has at most. */
  readonly most: number;
}

/** The file descriptor to which the module runner (`runner.ts`) writes its answers. */
export const ANSWERS_FD = 3;

/** The fields of `hello` that only the module runner uses. */
export interface RunnerHello {
  readonly game: GameId;
  readonly packs: readonly unknown[];
}

export interface RunnerAsk {
  readonly ms: number | null;
  readonly nodes: number | null;
  readonly view: unknown;
  readonly random: readonly number[];
}

export interface LoadFault {
  readonly fault: 'no-bot' | 'unbuilt' | 'threw';
  readonly message?: string;
}

/** A message that the module runner writes. */
export type RunnerAnswer =
  | LoadFault
  | { readonly wants: readonly Want[] }
  | { readonly command: unknown; readonly drawn: number }
  /** The bot needs more random numbers to answer the open question. */
  | { readonly more: true }
  /** The bot threw an error in its answer. The runner can answer further questions. */
  | { readonly threw: string; readonly stack: string }
  /** The bot threw an error outside of an answer. The runner ends after this message. */
  | { readonly fatal: string };

/** A line of a bot that was parsed to a JSON object. */
export type BotAnswer = Readonly<Record<string, unknown>>;

const MOST_COMMANDS = { otherwise: 1000, most: 1_000_000 };

/** Returns the start of a line, which is short enough for an error message. */
const shortened = (line: string): string => line.slice(0, 200);

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Returns the fault for an answer that took longer than `within`. `ms` is the limit for each answer. */
export const tooLate = (within: number, ms: number | undefined, language: Language): BotFault =>
  new BotFault('too-late', WORDS[language].processFaults.tooLate(Math.round(within), ms));

/** Parses a line of a bot. Throws if the line is not an object or reports an error, or if the process has ended. */
export const readAnswer = (message: ChildMessage, language: Language): BotAnswer => {
  const words = WORDS[language].processFaults;
  if ('exit' in message) throw new BotFault('exited', words.exited(message.exit));
  const answer = parsed(message.line);
  if (!isObject(answer)) throw new BotFault('nonsense', words.nonsense(shortened(message.line)));
  if (answer.error !== undefined) throw new BotFault('gave-up', words.gaveUp(JSON.stringify(answer.error)));
  return answer;
};

export const commandIn = (answer: BotAnswer, language: Language): unknown => {
  if (answer.command !== undefined) return answer.command;
  throw new BotFault('nonsense', WORDS[language].processFaults.noCommand(shortened(JSON.stringify(answer))));
};

/** Throws if a line has arrived before the question, because it would be taken as the answer. */
export const expectSilence = (child: Child, language: Language): void => {
  const message = child.poll();
  if (!message) return;
  const words = WORDS[language].processFaults;
  if ('exit' in message) throw new BotFault('exited', words.exited(message.exit));
  throw new BotFault('nonsense', words.unasked(shortened(message.line)));
};

const isWant = (value: unknown): value is Want => WANTS.some(want => want === value);

/** Waits for the answer to `hello`. If a bot doesn't flush its output, this wait times out. */
export const readGreeting = (child: Child, within: number, language: Language): Greeting => {
  const message = child.wait(within);
  const words = WORDS[language].processFaults;
  if (!message) throw new BotFault('too-late', words.unflushed(within));
  const answer = readAnswer(message, language);
  const { wants = ['view', 'options'], most = MOST_COMMANDS.otherwise } = answer;
  const isGood = typeof most === 'number' && most >= 1 && most <= MOST_COMMANDS.most;
  if (isGood && Array.isArray(wants) && wants.every(isWant)) return { wants, most };
  throw new BotFault('nonsense', words.badHello(shortened(JSON.stringify(answer))));
};
