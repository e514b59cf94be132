import type { Deck } from './cards/card.ts';
import { type Attitude, DEFAULT_STORY } from './modes.ts';
import type { StoryPlan } from './stories/story.ts';

/**
 * The config keys with a fixed list of values. The first value is the default of a duel by the book.
 * docs/rules/thargos-open-points.md explains them.
 */
export const CHOICES = {
  rules: ['book', 'balanced'],
  mode: ['duel', 'circle', 'story', 'solo', 'solo-story'],
  quickPlay: [false, true],
  collection: ['unlimited', 'oneBox'],
  firstPlayer: ['d6', 'hero', 'pam1', 'pam3'],
  missionOrder: ['first', 'reverse'],
  secondPlayer: ['none', 'point'],
  spread: ['behind', 'always', 'off'],
  mirror: ['base', 'balance', 'off'],
  mirrorSingle: [false, true],
  shortMirror: ['none', 'partial'],
  trackCountsAsPam: [false, true],
  allowConcede: [true, false],
  zeroCardDefence: ['mirror', 'compare', 'concede'],
  allowPass: [true, false],
  burnStrict: [false, true],
  lastDitch: ['off', 'untilHandEmpty', 'finalTurn'],
  redrawAfterRefill: [true, false],
  factions: [false, true],
  neutralAdvantage: ['neutral', 'any'],
  undead: [false, true],
  undeadStripFirst: [true, false],
  diceHero: ['everyTurn', 'ownTurn', 'conflict'],
  movement: ['free', 'paced'],
  opposing: ['any', 'rested'],
  farMissions: ['own', 'any'],
  usesReturn: ['spent', 'fresh'],
  swapM10M16: [false, true],
  placeLimits: [true, false],
  actionLists: [true, false],
  storyMissionCap: [true, false],
  secretMissions: ['fixed', 'random'],
  soloStory: ['rival', 'thargosOnly'],
  difficulty: ['any', 'easy', 'medium', 'hard'],
  rivalDeck: [60, 40],
  sets: ['core', 'core+condar'],
  uniqueHeroes: [true, false],
  coop: [false, true],
  coopTarget: ['scaled', 'sum'],
  deckLists: ['afterChoice', 'open', 'hidden'],
} as const;

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

/** HT-11.9: the config keys for games against the Rival. */
export interface SoloConfig {
  /** HT-A-23: the attitude for each of the six faces of the die. */
  readonly attitudeMap: readonly Attitude[];
  /** Added to the size of both piles of the Rival. */
  readonly pileDelta: number;
  readonly startInfamy: number;
  readonly rivalFullEffects: boolean;
  /** HT-A-22: whether the Rival's target is the hero points of its four heroes in play, or of all six. */
  readonly rivalTarget: 'inPlay' | 'six';
}

/** A reference to a card pack by the hash of its content. */
export interface PackRef {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** The name of a ready-made deck, `random`, or a list of heroes and cards. */
export type DeckChoice = string | Deck;

export interface Config extends Omit<Choices, 'deckLists'> {
  /**
   * HT-A-41: when players may read each other's deck lists. Games from before this key don't have it, which
   * means `afterChoice`.
   */
  readonly deckLists?: Choices['deckLists'];
  /** HT-2.6: the highest PAM sum of a deck, from 60 to 240. Null means no limit. */
  readonly pointsCap: number | null;
  /**
   * HT-A-14: under the balance rule, the fewest cards that a defender who places any must place on each color
   * of the attack.
   */
  readonly balanceMin: number;
  /**
   * HT-A-12: the game ends after this number of rounds in which all players pass, and the player with the
   * highest share of their target wins. 0 means never.
   */
  readonly stallRounds: number;
  /** HT-A-12: the game ends in the same way after this number of rounds without progress. 0 means never. */
  readonly standstillRounds: number;
  /** HT-A-12: the highest number of rounds in a game. 0 means no limit. */
  readonly maxRounds: number;
  /** HT-A-19: what each of the three helping heroes adds to every color of the attack in a team Mission. */
  readonly teamSupport: number;
  readonly solo: SoloConfig;
  /** The deck of each seat. If there is a Rival, its deck is the last. */
  readonly decks: readonly DeckChoice[];
  /** The name of a shipped story, or the plan of a custom one. */
  readonly story: string | StoryPlan;
  readonly packs: readonly PackRef[];
}

export type ConfigWish = {
  readonly [K in keyof Config]?: K extends 'solo' ? Partial<SoloConfig> : Config[K];
};

export const SOLO: SoloConfig = {
  attitudeMap: ['aggressive', 'aggressive', 'wary', 'wary', 'defensive', 'defensive'],
  pileDelta: 0,
  startInfamy: 0,
  rivalFullEffects: false,
  rivalTarget: 'inPlay',
};

// The cast restores the types of the keys, which `fromEntries` loses.
const firstChoices = Object.fromEntries(
  Object.entries(CHOICES).map(([key, values]) => [key, values[0]]),
) as Choices;

export const DEFAULTS: Config & Pick<Choices, 'deckLists'> = {
  ...firstChoices,
  pointsCap: null,
  balanceMin: 0,
  stallRounds: 0,
  standstillRounds: 0,
  maxRounds: 100,
  teamSupport: 0,
  solo: SOLO,
  decks: [],
  story: DEFAULT_STORY,
  packs: [],
};

/** HT-A-02, HT-8.1.4: the defaults of each mode that differ from those of a duel. */
const MODE_DEFAULTS: { readonly [M in Config['mode']]: Partial<Config> } = {
  duel: {},
  circle: { firstPlayer: 'pam3', missionOrder: 'reverse' },
  story: { firstPlayer: 'pam1', sets: 'core+condar' },
  solo: {},
  'solo-story': { sets: 'core+condar' },
};

/** HT-A-52: the defaults that each set of rules changes. `book` changes nothing. */
export const RULE_SETS: { readonly [R in Config['rules']]: Partial<Config> } = {
  book: {},
  balanced: {
    secondPlayer: 'point',
    zeroCardDefence: 'compare',
    shortMirror: 'partial',
    neutralAdvantage: 'any',
    stallRounds: 5,
    standstillRounds: 10,
  },
};

/** The defaults of a mode under a set of rules. */
export const usualRules = (mode: Config['mode'], rules: Config['rules']): Config => ({
  ...DEFAULTS,
  ...MODE_DEFAULTS[mode],
  ...RULE_SETS[rules],
  mode,
  rules,
});
