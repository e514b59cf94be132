import { namedGame, playGame } from './games.ts';
import { checkStep } from './invariants.ts';

/** What a long run of random games came to. */
export interface Tally {
  readonly games: number;
  readonly commands: number;
}

/** How to see a failing game again, as one command. */
const again = (name: string): string => `npm run soak -- --only "${name}"`;

/** Plays one game by its name and checks everything that must hold after every step. */
export const soakGame = (name: string): number => {
  const { seats, wish } = namedGame(name, 3);
  try {
    return playGame(seats, name, wish, checkStep).commands;
  } catch (error) {
    throw new Error(`the game "${name}" went wrong; to repeat it: ${again(name)}`, { cause: error });
  }
};

/** Games number `from` to `to - 1` of the endless list of random games. */
export const soakGames = (from: number, to: number): Tally => {
  let commands = 0;
  for (let i = from; i < to; i++) commands += soakGame(`soak ${i}`);
  return { games: to - from, commands };
};
