import {
  type Config,
  hasLairOrWolf,
  hasRival,
  isAlone,
  isStoryMode,
  type StoryPlan,
  secretNodes,
  shippedStory,
} from '../../../../games/thargos/ui.ts';
import type { ChoiceKey } from './choice-messages.ts';
import type { NumberKey } from './number-messages.ts';

export type RuleKey = ChoiceKey | NumberKey;

/** The game that the new-game form would start. */
export interface PlannedGame {
  readonly config: Config;
  readonly seats: number;
}

type Applies = (game: PlannedGame) => boolean;

const inStory: Applies = ({ config }) => isStoryMode(config);
const inSoloStory: Applies = ({ config }) => config.mode === 'solo-story';
const hasOthers: Applies = ({ config, seats }) => hasRival(config) || seats > 1;

/** HT-9.6: whether an opponent can defend with cards. Without opponents, Thargos defends with dice. */
const hasDefender: Applies = game => hasRival(game.config) || !isAlone(game);

/** HT-8.2: tests whether the mirror rule limits the defender in one of these ways. */
const mirrors =
  (...ways: readonly Config['mirror'][]): Applies =>
  game =>
    hasDefender(game) && ways.includes(game.config.mirror);

const storyHas =
  (holds: (plan: StoryPlan) => boolean): Applies =>
  ({ config }) => {
    const plan = typeof config.story === 'string' ? shippedStory(config.story) : config.story;
    return isStoryMode(config) && plan !== undefined && holds(plan);
  };

/** For rules that matter only in some games, a test for those games. All other rules always matter. */
const APPLIES: { readonly [K in RuleKey]?: Applies } = {
  // HT-11.5: the Rival fixes the starting player.
  firstPlayer: ({ config, seats }) => seats > 1 && !hasRival(config),
  missionOrder: ({ config }) => config.mode === 'duel' || config.mode === 'circle',
  secondPlayer: ({ config }) => config.mode === 'duel',
  farMissions: ({ config }) => config.mode === 'circle',
  deckLists: hasOthers,
  redrawAfterRefill: ({ config }) => !isStoryMode(config),
  neutralAdvantage: ({ config }) => config.factions,
  undeadStripFirst: ({ config }) => config.undead,
  spread: hasDefender,
  mirror: hasDefender,
  mirrorSingle: mirrors('base', 'balance'),
  shortMirror: mirrors('base'),
  balanceMin: mirrors('balance'),
  trackCountsAsPam: mirrors('base', 'balance'),
  allowConcede: hasDefender,
  zeroCardDefence: hasDefender,
  movement: inStory,
  placeLimits: inStory,
  teamSupport: inStory,
  opposing: game => inStory(game) && hasDefender(game),
  actionLists: storyHas(({ allowActions }) => allowActions !== undefined),
  secretMissions: storyHas(plan => secretNodes(plan).length > 0),
  swapM10M16: storyHas(hasLairOrWolf),
  // HT-A-25: in a solo story, the difficulty replaces this limit.
  storyMissionCap: ({ config }) => config.mode === 'story',
  coop: ({ config, seats }) => config.mode === 'story' && seats > 1,
  // HT-A-32: with one or two players, this option changes nothing, because all of each target is required anyway.
  coopTarget: ({ config, seats }) => config.coop && seats > 2,
  soloStory: inSoloStory,
  difficulty: inSoloStory,
  rivalDeck: game => inSoloStory(game) && hasRival(game.config),
};

/** Whether this rule can make a difference in the planned game. */
export const appliesIn = (game: PlannedGame, key: RuleKey): boolean => APPLIES[key]?.(game) ?? true;
