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

/** The Rival of a solo game with the printed cards: what he does next, read off the dice (chapters 11 and 12). */

/** HT-12.4: on tracks, in a story with a Rival, or in one where only dice oppose. */
export const GAMES = ['solo', 'story', 'thargosOnly'] as const;
export type SoloGame = (typeof GAMES)[number];

export const STEPS = ['dig', 'attach', 'attempt', 'fight', 'outcome', 'yours'] as const;
export type RivalStep = (typeof STEPS)[number];

export interface Rival {
  readonly game: SoloGame;
  readonly attitude: Attitude;
  readonly infamy: number;
  /** HT-11.9: added to both piles. */
  readonly delta: number;
  /** HT-11.8: how much smaller the Rival's next pile is. */
  readonly smaller: number;
  /** HT-11.4: cards that sixes have added to this attempt. */
  readonly extra: number;
  readonly step: RivalStep;
  /** The last decision die; 0 before the roll. */
  readonly die: number;
  /** The track of the Rival's attempt, or the leading hero in a story, from 1; 0 for none. */
  readonly track: number;
  /** HT-12.4: the die for your attempt in a story; 0 before the roll. */
  readonly opposes: number;
  /** How many Missions of the story are open to the Rival, and which one it attempts; 0 before the draw. */
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

/** HT-11.3 */
export const MOST_INFAMY = 6;

export const attitudeOf = (die: number): Attitude => SOLO.attitudeMap[die - 1] ?? 'wary';

/** HT-11.2, HT-11.3, HT-11.8: how many cards the Rival takes. */
export const pileOf = (rival: Rival, side: 'attack' | 'defence'): number =>
  Math.max(
    0,
    PILES[rival.attitude][side] +
      rival.delta +
      rival.infamy -
      rival.smaller +
      (side === 'attack' ? rival.extra : rival.opposes === 6 ? 1 : 0),
  );

/** The next step; clears the die. */
export const stepTo = (rival: Rival, step: RivalStep): Rival => ({ ...rival, step, die: 0 });

export const beginTurn = (rival: Rival): Rival => ({
  ...stepTo(rival, 'dig'),
  extra: 0,
  track: 0,
  opposes: 0,
  lot: 0,
});

/** HT-11.8: a pile that was taken is as large as ever the next time. */
export const afterFight = (rival: Rival): Rival => ({ ...stepTo(rival, 'outcome'), smaller: 0 });

/** HT-11.4: who gets the Advantage. */
export const heroByDie = (die: number): 'weakest' | 'strongest' | number =>
  die === 1 ? 'weakest' : die === 6 ? 'strongest' : die - 1;

/** HT-11.4: doubts, a card more and another roll, or a track. */
export const attemptRoll = (rival: Rival, die: number): Rival => {
  if (die === 1) return { ...rival, die, track: 0 };
  if (die === 6) return { ...rival, die, extra: rival.extra + 1 };
  return { ...rival, die, track: die - 1, lot: 0 };
};

/** HT-12.4: the Rival's hero who opposes your attempt in a story; nobody on a one. */
export const opponentByDie = (die: number): 'nobody' | 'strongest' | number =>
  die === 1 ? 'nobody' : die === 6 ? 'strongest' : die - 1;

/** HT-9.6: as many dice as the Mission asks for in a color, and the same number added; none for another color. */
export const pushback = (
  values: readonly number[],
  roll: () => number,
): readonly { readonly dice: readonly number[]; readonly total: number }[] =>
  values.map(value => {
    const dice = Array.from({ length: Math.max(0, value) }, roll);
    return { dice, total: dice.reduce((sum, pips) => sum + pips, Math.max(0, value)) };
  });

/** One card after the other, round and round, as long as a color can take it. */
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

/** HT-11.7.3: the colors in which the Rival is behind, widest gap first; otherwise all of the Mission's. */
export const attackOrder = (
  colours: readonly Attribute[],
  his: Attributes,
  yours: Attributes,
): readonly Attribute[] => {
  const gap = (colour: Attribute): number => yours[colour] - his[colour];
  const behind = behindOn(colours, his, yours);
  return behind.length > 0 ? behind.sort((a, b) => gap(b) - gap(a) || rank(a) - rank(b)) : colours;
};

/** HT-11.6: the colors the Rival may use, first those where you placed most. */
export const defenceOrder = ({ colours }: PamRule, placed: Counts): readonly Attribute[] =>
  [...colours].sort((a, b) => placed[b] - placed[a] || rank(a) - rank(b));

const rank = (colour: Attribute): number => ATTRIBUTES.indexOf(colour);
