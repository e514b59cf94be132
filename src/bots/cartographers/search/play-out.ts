import { type Kernel, newKernel } from './kernel.ts';
import { MOST_LOOKS } from './kernel-layout.ts';
import { copySolo, redeal } from './load.ts';
import { FEWEST_LOOKS, Rollout } from './rollout.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** A game before a choice, and the game after each choice. The unseen cards are dealt again for each playout. */
export interface Forked {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
  /** How many drawings of a card are tried in playouts. */
  readonly looks?: number;
}

/**
 * How many drawings of a card are tried in playouts, for this number of nodes. Many games of a weak player find bad
 * choices faster; only a stronger player can tell good choices apart.
 */
export const looksFor = (nodes: number): number =>
  Math.max(FEWEST_LOOKS, Math.min(MOST_LOOKS, Math.round(Math.sqrt(nodes) / 22)));

/** The cost of copying and scoring a game, even if nothing is left to draw. */
export const NODES_PER_GAME = 4;

interface Player {
  readonly kernel: Kernel | undefined;
  readonly rollout: Rollout;
}

let player: Player | undefined;
let kept: SoloGame | undefined;

/** Created on first use, because not every importer searches. */
const thePlayer = (): Player => {
  if (player) return player;
  const kernel = newKernel();
  player = { kernel, rollout: new Rollout(kernel) };
  return player;
};

/** One object serves all games with the same rules, one after another. */
export const trialFor = (game: SoloGame): SoloGame => {
  const { kernel } = thePlayer();
  kernel?.load(game);
  if (kept?.rules !== game.rules) kept = newSoloGame(game.rules, kernel);
  return kept;
};

/** Plays a choice to the end. The same sample deals the same cards to every choice. Returns the cost. */
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

/** Plays a whole game with these edicts, on a `trial` from `trialFor`. Returns the cost. */
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
