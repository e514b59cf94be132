import { copySolo, redeal } from './load.ts';
import { Rollout } from './rollout.ts';
import { newSoloGame, playOn, type SoloGame } from './solo.ts';

/** A game before a choice, and how it stands after each; what it deals of the unseen cards does not matter. */
export interface Forked {
  readonly game: SoloGame;
  readonly make: (game: SoloGame, choice: number, rollout: Rollout) => void;
  readonly seed: number;
}

/** Copying and scoring a game costs something too, even where nothing is left to be drawn. */
export const NODES_PER_GAME = 4;

const rollout = new Rollout();
let kept: SoloGame | undefined;

/** One object serves all games by the same rules. */
export const trialFor = ({ rules }: SoloGame): SoloGame => {
  if (kept?.rules !== rules) kept = newSoloGame(rules);
  return kept;
};

/** Plays on from a choice to the end; the same sample deals the same cards to every choice. Answers what it cost. */
export const playOut = (
  { game, make, seed }: Forked,
  trial: SoloGame,
  choice: number,
  sample: number,
): number => {
  const start = rollout.nodes;
  rollout.reseed(seed + sample);
  copySolo(trial, game);
  redeal(trial, rollout);
  make(trial, choice, rollout);
  playOn(trial, rollout, rollout);
  return NODES_PER_GAME + rollout.nodes - start;
};
