import type { Deck } from './cards/card.ts';
import type { StoryPlan } from './stories/story.ts';

/**
 * The choices with a fixed list of values, first the default of a duel. What each means stands in
 * docs/rules/thargos-open-points.md under the number given there.
 */
export const CHOICES = {
  mode: ['duel', 'circle', 'story', 'solo', 'solo-story'],
  quickPlay: [false, true],
  collection: ['unlimited', 'oneBox'],
  firstPlayer: ['d6', 'hero', 'pam1', 'pam3'],
  missionOrder: ['first', 'reverse'],
  secondPlayer: ['point', 'none'],
  spread: ['behind', 'always', 'off'],
  mirror: ['base', 'balance', 'off'],
  mirrorSingle: [false, true],
  shortMirror: ['partial', 'none'],
  trackCountsAsPam: [false, true],
  allowConcede: [true, false],
  zeroCardDefence: ['compare', 'concede'],
  allowPass: [true, false],
  burnStrict: [false, true],
  lastDitch: ['off', 'untilHandEmpty', 'finalTurn'],
  redrawAfterRefill: [true, false],
  factions: [false, true],
  neutralAdvantage: ['any', 'neutral'],
  undead: [false, true],
  undeadStripFirst: [true, false],
  diceHero: ['everyTurn', 'ownTurn', 'conflict'],
  movement: ['free', 'paced'],
  opposing: ['any', 'rested'],
  farMissions: ['own', 'any'],
  usesReturn: ['spent', 'fresh'],
  swapM10M16: [false, true],
  soloStory: ['rival', 'thargosOnly'],
  rivalDeck: [60, 40],
  sets: ['core', 'core+condar'],
  uniqueHeroes: [true, false],
  coop: [false, true],
  coopTarget: ['scaled', 'sum'],
} as const;

type Choices = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export const ATTITUDES = ['aggressive', 'wary', 'defensive'] as const;
export type Attitude = (typeof ATTITUDES)[number];

/** HT-11.9: the knobs of solo. */
export interface SoloConfig {
  /** HT-A-23: what the six faces of the attitude die mean. */
  readonly attitudeMap: readonly Attitude[];
  /** Added to both piles. */
  readonly pileDelta: number;
  readonly startInfamy: number;
  readonly rivalFullEffects: boolean;
  /** HT-A-22: the hero points of his four heroes in play, or of all six. */
  readonly rivalTarget: 'inPlay' | 'six';
}

/** The cards a game is played with besides the default set: named by what is in them. */
export interface PackRef {
  readonly id: string;
  readonly version: string;
  readonly hash: string;
}

/** A precon by its name, `random`, or a list. */
export type DeckChoice = string | Deck;

export interface Config extends Choices {
  /** HT-2.6: the most PAM in a deck, 60 to 240; null for no cap. */
  readonly pointsCap: number | null;
  /** HT-A-14 */
  readonly balanceMin: number;
  /** HT-A-12: after so many rounds in which nobody does anything the game is weighed up. */
  readonly stallRounds: number;
  /** HT-A-12: after so many rounds in which nobody has come nearer to an end the game is weighed up. */
  readonly standstillRounds: number;
  /** HT-A-12: the longest game; cards that bring each other back could go on for ever. */
  readonly maxRounds: number;
  /** HT-A-19: what each helper adds in a team mission. */
  readonly teamSupport: number;
  readonly solo: SoloConfig;
  /** For each seat its deck; in solo the Rival's last. */
  readonly decks: readonly DeckChoice[];
  /** A shipped story by its name, or a plan. */
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

const firstChoices = Object.fromEntries(
  Object.entries(CHOICES).map(([key, values]) => [key, values[0]]),
) as Choices;

export const DEFAULTS: Config = {
  ...firstChoices,
  pointsCap: null,
  balanceMin: 0,
  stallRounds: 5,
  standstillRounds: 10,
  maxRounds: 100,
  teamSupport: 0,
  solo: SOLO,
  decks: [],
  story: 'kurnor',
  packs: [],
};

/** HT-A-02, HT-8.1.4: what a mode changes in the defaults. */
export const MODE_DEFAULTS: { readonly [M in Config['mode']]: Partial<Config> } = {
  duel: {},
  circle: { firstPlayer: 'pam3', missionOrder: 'reverse' },
  story: { firstPlayer: 'pam1', sets: 'core+condar' },
  solo: {},
  'solo-story': { sets: 'core+condar' },
};

export const isStoryMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'story' || mode === 'solo-story';
export const isSoloMode = ({ mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'solo' || mode === 'solo-story';
export const hasRival = ({ mode, soloStory }: Pick<Config, 'mode' | 'soloStory'>): boolean =>
  mode === 'solo' || (mode === 'solo-story' && soloStory === 'rival');
/** HT-6.4: whoever plays alone, and those who play together, have nobody to be ahead of. */
export const isAlone = ({ config, seats }: { readonly config: Config; readonly seats: number }): boolean =>
  isSoloMode(config) || config.coop || seats === 1;
