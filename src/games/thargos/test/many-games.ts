import { parseSeed, stream } from '../../../engine/random.ts';
import { thargos } from './game.ts';
import { namedGame, playGame, playOn } from './games.ts';
import { checkStep } from './invariants.ts';
import { checkHidden, viewersOf } from './non-interference.ts';
import { checkWild } from './random-packs.ts';
import { checkSeen, nothingShown, type Shown } from './seen.ts';

/** The totals of a long run of random games. */
export interface Tally {
  readonly games: number;
  readonly commands: number;
}

/** The shell command that plays a failing game again. */
const again = (name: string): string => `npm run soak -- --game thargos --only "${name}"`;

const WILD = 10;

/**
 * Plays the random game with this name and checks every step. Returns the number of commands given or tried.
 */
export const soakGame = (name: string): number => {
  const random = stream(parseSeed(name).seed, 'soak');
  let wild = 0;
  let shown: Shown | undefined;
  try {
    const { commands } = playGame(namedGame(name), name, step => {
      checkStep(step);
      shown = checkSeen(step, shown ?? nothingShown(step.before));
      checkWild(step.before, random, WILD);
      wild += WILD;
      const viewers = viewersOf(step.after);
      if (random.below(10) === 0) checkHidden(step, viewers, random);
      if (random.below(20) > 0 || !step.after.question) return;
      const dealt = thargos.sample(thargos.view(step.after, step.after.question.seat), random);
      playOn(dealt, stream(dealt.secret.seed, 'future'), checkStep, 4);
    });
    return commands + wild;
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
