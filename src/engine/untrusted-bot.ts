import type { Seat, Types } from './game.ts';
import { BrokenRules, type MatchPlayer } from './match.ts';
import type { GameModule } from './module.ts';
import { isRefusal } from './refusal.ts';

/** Objects that are already frozen. Consecutive views share most of their parts, so skipping them saves time. */
const frozen = new WeakSet<object>();

const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
};

const isPromise = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';

/** Returns a copy of the answer as plain data, because the bot may change its own object later. */
export const copyAnswer = (answer: unknown): unknown => {
  if (!isPromise(answer)) return JSON.parse(JSON.stringify(answer) ?? 'null');
  // Nothing waits for this promise, so its rejection must not end the process.
  answer.then(
    () => {},
    () => {},
  );
  throw new Error('expected a command from the bot, got a promise: a bot must not be an async function');
};

/**
 * Wraps a player whose code isn't trusted: freezes the view that it gets, then copies and checks its answer. This costs
 * time, so built-in bots aren't wrapped.
 */
export const untrustedBot =
  <C, V>(
    game: Pick<GameModule<Types<{ Command: C }>>, 'parseCommand'>,
    seat: Seat,
    play: MatchPlayer<V, C>,
  ): MatchPlayer<V, C> =>
  (view, random) => {
    const answer = copyAnswer(play(deepFreeze(view), random));
    const command = game.parseCommand(answer);
    if (isRefusal(command)) throw new BrokenRules(seat, answer, command);
    return command;
  };
