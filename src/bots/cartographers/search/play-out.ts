import { type Kernel, newKernel } from './kernel.ts';
import { MOST_LOOKS } from './kernel-layout.ts';
import { copySolo, redeal } from './load.ts';
import { FEWEST_LOOKS, Rollout } from './rollout.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** A game before a choice, and how it stands after each; what it deals of the unseen cards does not matter. */
export interface Forked {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
  /** How many drawings of a card are tried in games that are played on. */
  readonly looks?: number;
}

/**
 * How many drawings of a card are tried in games that are played on, for so many nodes. Many games by a poor player find out
 * sooner which choices are bad; which of the good ones is best only better players can tell.
 */
export const looksFor = (nodes: number): number =>
  Math.max(FEWEST_LOOKS, Math.min(MOST_LOOKS, Math.round(Math.sqrt(nodes) / 22)));

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
  const kernel = newKernel();
  player = { kernel, rollout: new Rollout(kernel) };
  return player;
};

/** One object serves all games by the same rules, one after the other, from this one on. */
export const trialFor = (game: SoloGame): SoloGame => {
  const { kernel } = thePlayer();
  kernel?.load(game);
  if (kept?.rules !== game.rules) kept = newSoloGame(game.rules, kernel);
  return kept;
};

/** Plays on from a choice to the end; the same sample deals the same cards to every choice. Answers what it cost. */
export const playOut = (
  { game, make, seed, looks = FEWEST_LOOKS }: Forked,
  trial: SoloGame,
  choice: number,
  sample: number,
): number => {
  const { rollout } = thePlayer();
  const start = rollout.nodes;
  rollout.looks = looks;
  rollout.reseed(seed + sample);
  copySolo(trial, game);
  redeal(trial, rollout);
  make(trial, choice, rollout);
  playOn(trial, rollout, rollout);
  return NODES_PER_GAME + rollout.nodes - start;
};

/** Plays a whole game with these edicts; `trial` is what `trialFor` gives. Answers what it cost. */
export const playFromStart = (game: SoloGame, trial: SoloGame, seed: number): number => {
  const { rollout } = thePlayer();
  const start = rollout.nodes;
  for (const [i, edict] of game.edicts.entries()) trial.edicts[i] = edict;
  rollout.looks = FEWEST_LOOKS;
  rollout.reseed(seed);
  beginSolo(trial, rollout);
  playOn(trial, rollout, rollout);
  return NODES_PER_GAME + rollout.nodes - start;
};
