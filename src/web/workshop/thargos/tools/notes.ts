import {
  ATTITUDES,
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  CHOICES,
  type ConflictConfig,
  type Counts,
  DEFAULT_SET,
  DEFAULTS,
  type HeroCard,
  NO_CARDS,
} from '../../../../games/thargos/ui.ts';
import { type Check, isFlag, listOf, oneOf, shapeOf, textUpTo, within } from './checks.ts';
import type { Note } from './remembered.ts';
import type { Fight, JudgedSide } from './resolve-fight.ts';
import { BLANK_RIVAL, GAMES, MOST_INFAMY, type Rival, STEPS } from './rival.ts';

const byColor = (check: Check): Check =>
  shapeOf(Object.fromEntries(ATTRIBUTES.map(colour => [colour, check])));

const NOT_ASKED: Attributes = { power: -1, mind: -1, mysticism: -1 };
const isCount = within(0, 99);
const isCountOrNone = within(-1, 99);
const isPips = within(1, 6);

/** HT-1.2: the game has three dice of each color. */
export const MOST_DICE = 3;
export const KEPT_ROLLS = 8;

/** The numbers that one roll shows, by color. A color without dice has none. */
export type Roll = { readonly [A in Attribute]: readonly number[] };

interface Dice {
  readonly counts: { readonly [A in Attribute]: number };
  readonly shown: Roll;
  /** All rolls, the newest first. Stored as numbers instead of text, because the language may change later. */
  readonly past: readonly Roll[];
}

export const NO_DICE: Roll = { power: [], mind: [], mysticism: [] };
const isRoll = byColor(listOf(isPips, 0, MOST_DICE));

export const DICE: Note<Dice> = {
  name: 'dice',
  blank: { counts: { power: 3, mind: 3, mysticism: 3 }, shown: NO_DICE, past: [] },
  checks: { counts: byColor(within(1, MOST_DICE)), shown: isRoll, past: listOf(isRoll, 0, KEPT_ROLLS) },
};

export interface NotedSeat {
  readonly name: string;
  readonly vp: number;
  readonly target: number;
  /** The ids of four heroes; an empty string for a hero that isn't chosen yet. */
  readonly team: readonly string[];
}

interface Points {
  readonly seats: readonly NotedSeat[];
  readonly isQuick: boolean;
}

export const SEATS = { least: 2, most: 8 };
export const LONGEST_NAME = 40;
export const HEROES = DEFAULT_SET.filter((card): card is HeroCard => card.type === 'hero');
export const newSeat = (): NotedSeat => ({ name: '', vp: 0, target: 25, team: ['', '', '', ''] });

const isSeat = shapeOf({
  name: textUpTo(LONGEST_NAME),
  vp: isCount,
  target: within(1, 99),
  team: listOf(oneOf(['', ...HEROES.map(({ id }) => id)]), 4, 4),
});

export const POINTS: Note<Points> = {
  name: 'points',
  blank: { seats: [newSeat(), newSeat()], isQuick: false },
  checks: { seats: listOf(isSeat, SEATS.least, SEATS.most), isQuick: isFlag },
};

export const MOST_OPEN = 20;

export const RIVAL: Note<Rival> = {
  name: 'rival',
  blank: BLANK_RIVAL,
  checks: {
    game: oneOf(GAMES),
    attitude: oneOf(ATTITUDES),
    infamy: within(0, MOST_INFAMY),
    delta: within(-1, 1),
    smaller: isCount,
    extra: isCount,
    step: oneOf(STEPS),
    die: within(0, 6),
    track: within(0, 4),
    opposes: within(0, 6),
    open: within(1, MOST_OPEN),
    lot: within(0, MOST_OPEN),
  },
};

interface Sums {
  readonly his: Attributes;
  /** −1 for a color that the Mission doesn't require. */
  readonly yours: Attributes;
}

export const ATTACK: Note<Sums> = {
  name: 'rival-attack',
  blank: { his: NO_CARDS, yours: NOT_ASKED },
  checks: { his: byColor(isCount), yours: byColor(isCountOrNone) },
};

interface Placing {
  /** −1 for a color that the Mission doesn't require. */
  readonly placed: Counts;
}

export const DEFENCE: Note<Placing> = {
  name: 'rival-defence',
  blank: { placed: NOT_ASKED },
  checks: { placed: byColor(isCountOrNone) },
};

interface Pushed {
  /** The value that the Mission requires of each attribute; −1 for a color that it doesn't require. */
  readonly asked: readonly number[];
  /** The numbers that the dice show, by attribute. Empty before the roll. */
  readonly dice: readonly (readonly number[])[];
}

/** HT-9.6: the highest Mission value that the form accepts. Stories need at most three dice of a color (HT-1.2). */
export const MOST_ASKED = 6;

export const PUSHBACK: Note<Pushed> = {
  name: 'pushback',
  blank: { asked: ATTRIBUTES.map(() => -1), dice: [] },
  checks: {
    asked: listOf(within(-1, MOST_ASKED), ATTRIBUTES.length, ATTRIBUTES.length),
    dice: listOf(listOf(isPips, 0, MOST_ASKED), 0, ATTRIBUTES.length),
  },
};

export interface Typed extends Omit<Fight, 'mission'> {
  /** −1 for a color that the Mission doesn't require. */
  readonly mission: Attributes;
}

/** The highest Mission value that the form accepts. */
export const MOST_OF_MISSION = 9;

const { spread, mirror, mirrorSingle, shortMirror, balanceMin, zeroCardDefence } = DEFAULTS;
const RULES: ConflictConfig = { spread, mirror, mirrorSingle, shortMirror, balanceMin, zeroCardDefence };
const SIDE: JudgedSide = { open: NO_CARDS, cards: NO_CARDS, worth: NO_CARDS };
const isSide = shapeOf({ open: byColor(isCount), cards: byColor(isCount), worth: byColor(isCount) });

export const CONFLICT: Note<Typed> = {
  name: 'conflict',
  blank: { rules: RULES, mission: NOT_ASKED, attack: SIDE, defence: SIDE, hand: 6 },
  checks: {
    rules: shapeOf({
      spread: oneOf(CHOICES.spread),
      mirror: oneOf(CHOICES.mirror),
      mirrorSingle: isFlag,
      shortMirror: oneOf(CHOICES.shortMirror),
      balanceMin: within(0, 2),
      zeroCardDefence: oneOf(CHOICES.zeroCardDefence),
    }),
    mission: byColor(within(-1, MOST_OF_MISSION)),
    attack: isSide,
    defence: isSide,
    hand: isCount,
  },
};
