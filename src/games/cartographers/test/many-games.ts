import { namedGame, playGame } from './games.ts';
import { checkStep } from './invariants.ts';

/** The result of a long run of random games. */
export interface Tally {
  readonly games: number;
  readonly commands: number;
}

/** The shell command that plays a failing game again. */
const again = (name: string): string => `npm run soak -- --only "${name}"`;

/** Plays the random game with this name and checks all invariants after every step. */
export const soakGame = (name: string): number => {
  const { seats, wish } = namedGame(name, 3);
  try {
    return playGame(seats, name, wish, checkStep).commands;
  } catch (error) {
    throw new Error(`expected the game "${name}" to end without errors; repeat it with: ${again(name)}`, {
      cause: error,
    });
  }
};

/** Plays the random games with numbers `from` to `to - 1`. */
export const soakGames = (from: number, to: number): Tally => {
  let commands = 0;
  for (let i = from; i < to; i++) commands += soakGame(`soak ${i}`);
  return { games: to - from, commands };
};
