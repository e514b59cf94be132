import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import { type Budget, meterOf } from '../budget.ts';
import { compareByRollouts, type Prospect } from './search/compare.ts';
import { CoreRandom } from './search/index.ts';
import { looksFor } from './search/play-out.ts';
import { likeliest, loadedFor, nodesOf } from './search-bot.ts';
import { type FastValuedCommands, valueCommandsFast } from './weigh-fast.ts';

/** An answer, and the average result of the games that were simulated after it. */
export interface Advised extends Omit<Prospect, 'choice'> {
  readonly command: Command;
}

export interface Advice {
  /** The best answers, best first. None is nearly the same as a better one. */
  readonly best: readonly Advised[];
  /** The average result of all answers that were compared. */
  readonly usual: Omit<Advised, 'command'>;
}

interface AdviceWish {
  readonly budget: Budget;
  /** The maximum number of answers to return. */
  readonly count: number;
}

const ROUNDS = 3;
/** The number of answers that remain after the first and the second round. */
const LEFT = [12, 4];

const cellsIn = (command: Command): readonly number[] =>
  'cells' in command ? command.cells : 'cell' in command ? [command.cell] : [];

const kindOf = (command: Command): string =>
  'terrain' in command ? command.terrain : 'orientation' in command ? `${command.orientation}` : '';

/** Whether two answers are nearly the same: they draw the same terrain, and share most of their spaces. */
const isLike = (a: Command, b: Command): boolean => {
  const there = new Set(cellsIn(a));
  const shared = cellsIn(b).filter(cell => there.has(cell)).length;
  return kindOf(a) === kindOf(b) && shared * 2 > there.size;
};

const isSameCommand = (a: Command, b: Command): boolean =>
  a.type === b.type && kindOf(a) === kindOf(b) && `${[...cellsIn(a)].sort()}` === `${[...cellsIn(b)].sort()}`;

/** Picks the best answers, but none that is nearly the same as a better one. */
const unlike = (weighed: FastValuedCommands, best: readonly number[], count: number): number[] => {
  const kept: number[] = [];
  for (const choice of best) {
    if (kept.length === count) break;
    if (kept.every(other => !isLike(weighed.command(other), weighed.command(choice)))) kept.push(choice);
  }
  return kept;
};

/** The index of the command that equals `wanted`, or undefined if it wasn't evaluated. */
export const indexOf = ({ size, command }: FastValuedCommands, wanted: Command): number | undefined => {
  for (let i = 0; i < size; i++) if (isSameCommand(command(i), wanted)) return i;
  return undefined;
};

/**
 * Compares answers by simulating many games to the end, in which cards that the seat hasn't seen are dealt at random.
 * Returns undefined if the search doesn't support the decision.
 */
export const advise = (view: View, random: Random, wish: AdviceWish): Advice | undefined => {
  const meter = meterOf(wish.budget);
  const weighed = view.phase.type === 'ravage' ? undefined : valueCommandsFast(view);
  if (!weighed || weighed.size === 0) return undefined;
  const chance = new CoreRandom(random.next());
  const choices = likeliest(weighed, chance);
  const game = loadedFor(view, weighed.sheet, chance);
  const aim = weighed.sheet === view.viewer ? 1 : -1;
  const sieve = (best: readonly number[], round: number): readonly number[] =>
    unlike(weighed, best, LEFT[round - 1] ?? wish.count);
  const looks = looksFor(nodesOf(wish.budget));
  const question = { game, make: weighed.play, seed: chance.next() >>> 1, aim, looks } as const;
  const { best, usual } = compareByRollouts(question, choices, { rounds: ROUNDS, sieve, meter });
  const advised = ({ choice, ...prospect }: Prospect): Advised => ({
    ...prospect,
    command: weighed.command(choice),
  });
  const { choice: _, ...rest } = usual;
  return {
    best: unlike(
      weighed,
      best.map(({ choice }) => choice),
      wish.count,
    ).map(choice => advised(best.find(each => each.choice === choice)!)),
    usual: rest,
  };
};
