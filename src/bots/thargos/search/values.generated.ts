// Written by tools/fit-thargos.ts; do not edit.
import type { FEATURES } from './features.ts';

type Weights = Readonly<Record<(typeof FEATURES)[number], number>>;

/** How much each feature of a position counts; fitted to games of greedy. */
const DUEL: Weights = {
  toMove: 0.093,
  progress: 0.928,
  need: -0.36,
  needPerCard: -1.026,
  lastPoints: 0.061,
  cards: 2.072,
  fewCards: -0.215,
  hand: -0.5,
  modifiers: 0.683,
  missions: 0.031,
  wounded: 0.074,
  strength: 0.081,
  ahead: -0.116,
  near: -0.003,
  worthAhead: 0.214,
  advantages: 0.477,
  stored: 0.591,
  team: -0.06,
  infamy: 0,
};

const CIRCLE: Weights = {
  toMove: 0.154,
  progress: 3.11,
  need: -0.629,
  needPerCard: -2.622,
  lastPoints: 0.321,
  cards: 1.18,
  fewCards: 0.562,
  hand: -0.171,
  modifiers: 0.332,
  missions: 0.053,
  wounded: 0.626,
  strength: 0.055,
  ahead: -0.266,
  near: -0.031,
  worthAhead: 0.467,
  advantages: 0.066,
  stored: 1.239,
  team: 0.871,
  infamy: 0,
};

const STORY: Weights = {
  toMove: -0.02,
  progress: 0.683,
  need: -2.319,
  needPerCard: -0.361,
  lastPoints: -0.477,
  cards: 0.213,
  fewCards: -1.067,
  hand: -0.541,
  modifiers: 0.678,
  missions: 0.047,
  wounded: -0.356,
  strength: 0,
  ahead: 0,
  near: 0,
  worthAhead: 0,
  advantages: -0.625,
  stored: 1.32,
  team: 1.622,
  infamy: 0,
};

const ALONE: Weights = {
  toMove: -0.549,
  progress: 2.372,
  need: -0.919,
  needPerCard: -0.785,
  lastPoints: -0.153,
  cards: 0.637,
  fewCards: -0.442,
  hand: 0.756,
  modifiers: -0.108,
  missions: -0.176,
  wounded: -1.602,
  strength: 0.091,
  ahead: -0.017,
  near: -0.108,
  worthAhead: -0.055,
  advantages: -0.109,
  stored: -1.093,
  team: 1.049,
  infamy: 0,
};

const RIVAL: Weights = {
  toMove: 0,
  progress: -0.139,
  need: -0.037,
  needPerCard: -0.037,
  lastPoints: 0.629,
  cards: 0.415,
  fewCards: 0.495,
  hand: 0,
  modifiers: 0,
  missions: 0,
  wounded: 1.203,
  strength: 0.226,
  ahead: -0.513,
  near: -0.134,
  worthAhead: 0.224,
  advantages: 0.896,
  stored: 0,
  team: -0.143,
  infamy: -0.388,
};

/** By who is judged: one of several, in a story or not, whoever plays alone, and the Rival. */
export const VALUES = { duel: DUEL, circle: CIRCLE, story: STORY, alone: ALONE, rival: RIVAL } as const satisfies Record<string, Weights>;
