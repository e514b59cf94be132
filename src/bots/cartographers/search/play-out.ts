import { type Kernel, newKernel } from './kernel.ts';
import { MOST_LOOKS } from './kernel-layout.ts';
import { copySolo, redeal } from './load.ts';
import { FEWEST_LOOKS, Rollout } from './rollout.ts';
import { beginSolo, newSoloGame, playOn, type SoloGame } from './solo.ts';

/** A game before a decision, and how to make each choice. The unseen cards are dealt again for each playout. */
export interface Forked {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
  /** How many drawings the player in a playout tries for each card. */
  readonly looks?: number;
}

/**
 * How many drawings the player in a playout should try for each card, if the budget has this many nodes. With few tries
 * the player is weak but fast, which is enough to drop bad choices; comparing good choices takes a stronger player.
 */
export const looksFor = (nodes: number): number =>
  Math.max(FEWEST_LOOKS, Math.min(MOST_LOOKS, Math.round(Math.sqrt(nodes) / 22)));

/** The nodes that copying and scoring a game cost, even if nothing is left to draw. */
export const NODES_PER_GAME = 4;

interface Player {
  readonly kernel: Kernel | undefined;
  readonly rollout: Rollout;
}

let player: Player | undefined;
let kept: SoloGame | undefined;

/** The player of all playouts. It is created on first use, because not every importer of this file searches. */
const thePlayer = (): Player => {
  if (player) return player;
  const kernel = newKernel();
  player = { kernel, rollout: new Rollout(kernel) };
  return player;
};

/** A game object for playouts, which all games with the same rules reuse one after another. */
export const trialFor = (game: SoloGame): SoloGame => {
  const { kernel } = thePlayer();
  kernel?.load(game);
  if (kept?.rules !== game.rules) kept = newSoloGame(game.rules, kernel);
  return kept;
};

/** Makes a choice and plays the game to its end. The same `sample` deals the same cards. Returns the cost in nodes. */
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

/** Plays a whole game with these edicts, on a `trial` from `trialFor`. Returns the cost in nodes. */
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
