import type { Seat, Types } from './game.ts';
import { BrokenRules, type MatchPlayer } from './match.ts';
import type { GameModule } from './module.ts';
import { isRefusal } from './refusal.ts';

/** All that was shown to strangers, down to its last part: states share parts, and most of them stay. */
const sealed = new WeakSet<object>();

/** The same thing, so that nobody can write into it or any part of it. */
const seal = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || sealed.has(value)) return value;
  sealed.add(value);
  Object.freeze(value);
  for (const part of Object.values(value)) seal(part);
  return value;
};

const isPromise = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof answer === 'object' && answer !== null && 'then' in answer && typeof answer.then === 'function';

/** The answer as data of its own: whoever gave it may change it later. */
const copied = (answer: unknown): unknown => {
  if (!isPromise(answer)) return JSON.parse(JSON.stringify(answer) ?? 'null');
  // Nobody waits for it: what becomes of it must not come as a surprise.
  answer.then(
    () => {},
    () => {},
  );
  throw new Error('expected a command from the bot, got a promise: a bot must not be an async function');
};

/**
 * Wraps a player with untrusted code: freezes the view, then copies and parses the answer. Built-in bots don't need
 * this, because it costs time.
 */
export const asStranger =
  <C, V>(
    game: Pick<GameModule<Types<{ Command: C }>>, 'parseCommand'>,
    seat: Seat,
    play: MatchPlayer<V, C>,
  ): MatchPlayer<V, C> =>
  (view, random) => {
    const answer = copied(play(seal(view), random));
    const command = game.parseCommand(answer);
    if (isRefusal(command)) throw new BrokenRules(seat, answer, command);
    return command;
  };
