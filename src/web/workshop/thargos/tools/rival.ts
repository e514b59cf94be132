import {
  ATTRIBUTES,
  type Attitude,
  type Attribute,
  type Attributes,
  behindOn,
  type Counts,
  NO_CARDS,
  type PamRule,
  PILES,
  SOLO,
} from '../../../../games/thargos/ui.ts';

/** The Rival in a solo game with printed cards: the steps of its turn, and what its dice decide. */

/** HT-12.4: kinds of solo games: on tracks, in a story with a Rival, or in a story in which only dice oppose. */
export const GAMES = ['solo', 'story', 'thargosOnly'] as const;
export type SoloGame = (typeof GAMES)[number];

export const STEPS = ['dig', 'attach', 'attempt', 'fight', 'outcome', 'yours'] as const;
export type RivalStep = (typeof STEPS)[number];

export interface Rival {
  readonly game: SoloGame;
  readonly attitude: Attitude;
  readonly infamy: number;
  /** HT-11.9: how many cards an option adds to the Rival's attack and defense piles. */
  readonly delta: number;
  /** HT-11.8: by how many cards the Rival's next pile is smaller. */
  readonly smaller: number;
  /** HT-11.4: how many cards were added to this attempt because of rolled sixes. */
  readonly extra: number;
  readonly step: RivalStep;
  /** The last roll of the decision die; 0 before the roll. */
  readonly die: number;
  /** The number of the track that the Rival attempts, or of its leading hero in a story; 0 for none. */
  readonly track: number;
  /** HT-12.4: the die for the player's attempt in a story; 0 before the roll. */
  readonly opposes: number;
  /** How many Missions of the story are open to the Rival. `lot` is the one that it attempts, 0 before the draw. */
  readonly open: number;
  readonly lot: number;
}

export const BLANK_RIVAL: Rival = {
  game: 'solo',
  attitude: 'wary',
  infamy: 0,
  delta: 0,
  smaller: 0,
  extra: 0,
  step: 'yours',
  die: 0,
  track: 0,
  opposes: 0,
  open: 1,
  lot: 0,
};

/** HT-11.3: the highest possible Infamy. */
export const MOST_INFAMY = 6;

export const attitudeOf = (die: number): Attitude => SOLO.attitudeMap[die - 1] ?? 'wary';

/** HT-11.2, HT-11.3, HT-11.8: how many cards the Rival takes for an attack or a defense. */
export const pileOf = (rival: Rival, side: 'attack' | 'defence'): number =>
  Math.max(
    0,
    PILES[rival.attitude][side] +
      rival.delta +
      rival.infamy -
      rival.smaller +
      (side === 'attack' ? rival.extra : rival.opposes === 6 ? 1 : 0),
  );

/** Goes to a step and clears the decision die. */
export const stepTo = (rival: Rival, step: RivalStep): Rival => ({ ...rival, step, die: 0 });

export const beginTurn = (rival: Rival): Rival => ({
  ...stepTo(rival, 'dig'),
  extra: 0,
  track: 0,
  opposes: 0,
  lot: 0,
});

/** HT-11.8: the state after a conflict: the Rival's next pile has its full size again. */
export const afterFight = (rival: Rival): Rival => ({ ...stepTo(rival, 'outcome'), smaller: 0 });

export const endTurn = (rival: Rival): Rival => ({ ...stepTo(rival, 'yours'), extra: 0 });

/** HT-11.4: which of the Rival's heroes gets the Advantage, according to the die. */
export const heroByDie = (die: number): 'weakest' | 'strongest' | number =>
  die === 1 ? 'weakest' : die === 6 ? 'strongest' : die - 1;

/** HT-11.4: applies a die for an attempt: 1 attempts nothing, 6 adds a card and is rolled again, others choose a track. */
export const attemptRoll = (rival: Rival, die: number): Rival => {
  if (die === 1) return { ...rival, die, track: 0 };
  if (die === 6) return { ...rival, die, extra: rival.extra + 1 };
  return { ...rival, die, track: die - 1, lot: 0 };
};

/** HT-12.4: which of the Rival's heroes opposes the player's attempt in a story; nobody on a one. */
export const opponentByDie = (die: number): 'nobody' | 'strongest' | number =>
  die === 1 ? 'nobody' : die === 6 ? 'strongest' : die - 1;

/** HT-9.6: rolls as many dice for each color as the Mission requires, and adds that number. −1: a color without dice. */
export const pushback = (
  values: readonly number[],
  roll: () => number,
): readonly { readonly dice: readonly number[]; readonly total: number }[] =>
  values.map(value => {
    const dice = Array.from({ length: Math.max(0, value) }, roll);
    return { dice, total: dice.reduce((sum, pips) => sum + pips, Math.max(0, value)) };
  });

/** Deals cards to the colors in turn, at most `most` to each color. */
export const dealt = (count: number, order: readonly Attribute[], most?: Counts): Counts => {
  const piles = { ...NO_CARDS };
  let left = count;
  let at = 0;
  while (left > 0 && order.some(colour => !most || piles[colour] < most[colour])) {
    const colour = order[at % order.length]!;
    at += 1;
    if (most && piles[colour] >= most[colour]) continue;
    piles[colour] += 1;
    left -= 1;
  }
  return piles;
};

/** HT-11.7.3: the colors in which the Rival is behind, the widest gap first. All colors if the Rival is behind in no color. */
export const attackOrder = (
  colours: readonly Attribute[],
  his: Attributes,
  yours: Attributes,
): readonly Attribute[] => {
  const gap = (colour: Attribute): number => yours[colour] - his[colour];
  const behind = behindOn(colours, his, yours);
  return behind.length > 0 ? behind.sort((a, b) => gap(b) - gap(a) || rank(a) - rank(b)) : colours;
};

/** HT-11.6: the colors on which the Rival may place cards, starting with the one on which the player placed most. */
export const defenseOrder = ({ colours }: PamRule, placed: Counts): readonly Attribute[] =>
  [...colours].sort((a, b) => placed[b] - placed[a] || rank(a) - rank(b));

const rank = (colour: Attribute): number => ATTRIBUTES.indexOf(colour);

const ALL = 2 ** 32;

/** A random number from 1 to `n` from the browser's random source. All numbers are equally likely. */
export const drawLot = (n: number): number => {
  const drawn = new Uint32Array(1);
  // Discards values from the last multiple of `n` on, because they would make low numbers more likely.
  do crypto.getRandomValues(drawn);
  while (drawn[0]! >= ALL - (ALL % n));
  return (drawn[0]! % n) + 1;
};

export const rollDie = (): number => drawLot(6);
