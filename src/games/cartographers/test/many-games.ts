import { namedGame, playGame } from './games.ts';
import { checkStep } from './invariants.ts';

/** The result of a long run of random games. */
export interface Tally {
  readonly games: number;
  readonly commands: number;
}

/** The command that repeats a failing game. */
const again = (name: string): string => `npm run soak -- --only "${name}"`;

/** Plays the game of a name and checks all invariants after every step. */
export const soakGame = (name: string): number => {
  const { seats, wish } = namedGame(name, 3);
  try {
    return playGame(seats, name, wish, checkStep).commands;
  } catch (error) {
    throw new Error(`the game "${name}" failed; to repeat it: ${again(name)}`, { cause: error });
  }
};

/** Plays the random games with numbers `from` to `to - 1`. */
export const soakGames = (from: number, to: number): Tally => {
  let commands = 0;
  for (let i = from; i < to; i++) commands += soakGame(`soak ${i}`);
  return { games: to - from, commands };
};
