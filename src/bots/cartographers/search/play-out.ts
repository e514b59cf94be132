import { type Kernel, newKernel } from './kernel.ts';
import { copySolo, redeal } from './load.ts';
import { CHANCE, Rollout } from './rollout.ts';
import { newSoloGame, playOn, type SoloGame } from './solo.ts';

/** A game before a choice, and how it stands after each; what it deals of the unseen cards does not matter. */
export interface Forked {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
}

/** Copying and scoring a game costs something too, even where nothing is left to be drawn. */
export const NODES_PER_GAME = 4;

interface Player {
  readonly kernel: Kernel | undefined;
  readonly rollout: Rollout;
}

let player: Player | undefined;
let kept: SoloGame | undefined;

/** Made when games are first played: not everybody who imports this searches. */
const thePlayer = (): Player => {
  if (player) return player;
  const kernel = newKernel(CHANCE);
  player = { kernel, rollout: new Rollout(kernel) };
  return player;
};

/** One object serves all games by the same rules, one after the other, from this one on. */
export const trialFor = (game: SoloGame): SoloGame => {
  const { kernel } = thePlayer();
  const fits = kernel?.load(game) === true;
  if (kept?.rules !== game.rules) kept = newSoloGame(game.rules, fits ? kernel : undefined);
  return kept;
};

/** Plays on from a choice to the end; the same sample deals the same cards to every choice. Answers what it cost. */
export const playOut = (
  { game, make, seed }: Forked,
  trial: SoloGame,
  choice: number,
  sample: number,
): number => {
  const { rollout } = thePlayer();
  const start = rollout.nodes;
  rollout.reseed(seed + sample);
  copySolo(trial, game);
  redeal(trial, rollout);
  make(trial, choice, rollout);
  playOn(trial, rollout, rollout);
  return NODES_PER_GAME + rollout.nodes - start;
};
