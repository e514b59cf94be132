import type { FEATURES } from './features.ts';

type Weights = Readonly<Record<(typeof FEATURES)[number], number>>;

/** How much each feature of a position counts; fitted to games of greedy. */
const VERSUS: Weights = {
  toMove: 0.117,
  progress: 0.747,
  need: -0.847,
  lastPoints: -0.183,
  cards: 2.454,
  fewCards: -0.136,
  hand: -0.55,
  modifiers: 0.699,
  missions: 0.042,
  wounded: 0.146,
  strength: 0.125,
  ahead: -0.212,
  near: -0.071,
  worthAhead: 0.179,
  advantages: 0.498,
  stored: 0.68,
};

/** By who is judged: one of several, whoever plays alone, and the Rival. */
export const VALUES = { versus: VERSUS, alone: VERSUS, rival: VERSUS } as const satisfies Record<
  string,
  Weights
>;
