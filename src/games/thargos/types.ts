import type { Seat, Viewer } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import type { Attribute, Attributes } from './attributes.ts';
import type { CardId, Deck } from './cards/card.ts';
import type { Config } from './config.ts';
import type { Counts, PamRule } from './conflict.ts';
import type { Filter, PackText, RuleName, StepName, Until } from './effects/effect.ts';
import type { Task } from './flow/tasks.ts';
import type { Attitude } from './modes.ts';

/**
 * The number of a card at this table. Heroes have the lowest numbers and are face up. The other numbers are random,
 * so a number reveals nothing about a hidden card.
 */
export type Instance = number;

/** A place for a hero, four per player; `post >> 2` is the player. */
export type Post = number;

export type FaceName = 'active' | 'wounded';

/** The cards on each color, in the order of the colors. */
export type Pam = readonly [readonly Instance[], readonly Instance[], readonly Instance[]];

export interface HeroState {
  readonly owner: Seat;
  readonly face: FaceName;
  /** HT-7.5: the last roll of a hero without printed attributes. */
  readonly rolled?: Attributes;
  /** HT-8.6: captured by an undead opponent. */
  readonly undead?: true;
}

/** A hero with the cards beside them. */
export interface PostState {
  readonly hero: Instance | null;
  readonly advantages: readonly Instance[];
  /** HT-7.6: Actions that stay in play. */
  readonly actions: readonly Instance[];
}

export interface Player {
  readonly target: number;
  /** HT-6.1: points from Missions, and points added by effects. */
  readonly vp: number;
  readonly hand: number;
  readonly deck: number;
  /** Face up; the last card is on top. */
  readonly discard: readonly Instance[];
  readonly score: readonly Instance[];
  /** Heroes not placed yet; for the Rival, the reserves. */
  readonly team: readonly Instance[];
  /** HT-8.1.7 */
  readonly isOut: boolean;
  /** HT-8.4: the player continues without a deck. */
  readonly lastDitch: boolean;
  readonly skips: readonly Skip[];
}

/** A step that a player will skip, and the card that causes it. */
export interface Skip {
  readonly step: StepName;
  readonly cause?: CardId;
}

/** A temporary change. */
export interface Lasting {
  /** The owner of the effect. */
  readonly seat: Seat;
  readonly card: CardId;
  readonly until: Until;
  readonly what: LastingWhat;
}

export type LastingWhat =
  | {
      readonly type: 'modAttr' | 'setAttr';
      readonly hero: Instance;
      readonly attr: Attribute;
      readonly amount: number;
    }
  /** A public bonus in this conflict. */
  | { readonly type: 'bonus'; readonly attr: Attribute; readonly amount: number; readonly isTrack?: true }
  | {
      readonly type: 'modMission';
      readonly mission: Instance;
      readonly attr: Attribute;
      readonly amount: number;
    }
  | { readonly type: 'modPam'; readonly who: Seat; readonly amount: number; readonly where?: Filter }
  | { readonly type: 'handLimit'; readonly who: Seat; readonly value?: number; readonly amount?: number }
  | { readonly type: 'extraAdvantage'; readonly amount: number }
  | {
      readonly type: 'rule';
      readonly rule: RuleName;
      readonly hero?: Instance;
      readonly track?: number;
      readonly who?: Seat;
      readonly attr?: Attribute;
    };

export interface Turn {
  /** The number of the turn, counted over the whole game. */
  readonly number: number;
  readonly seat: Seat;
  readonly advantages: number;
  /** Actions left: one, plus those added by effects. `attempts` are only for Missions. */
  readonly actions: number;
  readonly attempts: number;
  /** Whether anything but draws and passing happened this turn (HT-A-12), and whether a card was played from hand (HT-8.4). */
  readonly moved: boolean;
  readonly played: boolean;
}

export interface Conflict {
  readonly attacker: Seat;
  /** The defender; null if Thargos defends (HT-9.6). */
  readonly defender: Seat | null;
  readonly post: Post;
  /** The opposite place; null if it is empty. */
  readonly against: Post | null;
  readonly track: number | null;
  readonly node: string | null;
  readonly mission: Instance;
  readonly attack: Counts;
  readonly defence: Counts;
  /** The cards after the reveal. */
  readonly shown: { readonly attack: Pam; readonly defence: Pam } | null;
  /** HT-9.6: the roll plus the value of the Mission. */
  readonly pushback: Attributes | null;
  readonly isConceded: boolean;
  readonly success: boolean | null;
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
}

/** Facts about a story that the rules read often. */
export interface StoryFacts {
  readonly id: string;
  readonly regions: Readonly<Record<string, 'urban' | 'wilderness'>>;
  /** HT-9.7: nodes that need all four heroes. */
  readonly teams: readonly string[];
  /** HT-9.6: nodes that only Thargos defends. */
  readonly passive: readonly string[];
  readonly exclusive: readonly string[];
}

export interface StoryState {
  readonly plan: StoryFacts;
  /** The mission card of each node. */
  readonly missions: Readonly<Record<string, Instance>>;
  /** Nodes completed, by player. */
  readonly done: readonly (readonly string[])[];
  /** HT-9.4: exclusive nodes that a player has won. */
  readonly claimed: readonly string[];
  /** HT-9.12: the revealed secondary Mission, and how many cards are below it. */
  readonly secondary: Instance | null;
  readonly secondaryLeft: number;
  /** HT-9.9: where the hero of each post is. */
  readonly at: Readonly<Record<Post, string>>;
  /** The hero last moved, by player. */
  readonly lead: readonly (Post | null)[];
  /** HT-A-47: by player, the hero that opposed last; with `rested` only. */
  readonly opposed?: readonly (Instance | null)[];
  /** HT-9.9: heroes that have moved this turn, with `paced`. */
  readonly walked: readonly Post[];
}

export interface SoloState {
  readonly attitude: Attitude;
  readonly infamy: number;
  /** HT-11.8: how much smaller the Rival's next pile is. */
  readonly smaller: number;
}

/** What the game waits for. `secret.question` contains what only the asked seat may know. */
export type Question =
  | { readonly type: 'placeHero'; readonly seat: Seat }
  | { readonly type: 'placeMission'; readonly seat: Seat }
  | { readonly type: 'handLimit'; readonly seat: Seat; readonly values: readonly number[] }
  | { readonly type: 'act'; readonly seat: Seat }
  | { readonly type: 'attack'; readonly seat: Seat; readonly rule: PamRule }
  | { readonly type: 'defend'; readonly seat: Seat; readonly rule: PamRule }
  /** HT-9.5: whether to oppose, and with which hero. */
  | { readonly type: 'oppose'; readonly seat: Seat }
  | { readonly type: 'beforeReveal'; readonly seat: Seat }
  | { readonly type: 'refill'; readonly seat: Seat; readonly track: number }
  /** HT-8.6.3: an empty place is attacked. */
  | { readonly type: 'shift'; readonly seat: Seat; readonly post: Post }
  | { readonly type: 'choose'; readonly seat: Seat; readonly prompt: Prompt }
  /** Players apply the text of a card by hand: one proposes changes, the others agree. */
  | { readonly type: 'referee'; readonly seat: Seat; readonly card: CardId; readonly prompt: PackText }
  | {
      readonly type: 'agree';
      readonly seat: Seat;
      readonly card: CardId;
      readonly changes: readonly RefereeChange[];
    };

export const PROMPTS = [
  'hero',
  'advantage',
  'trackCard',
  'mission',
  'track',
  'pam',
  'card',
  'attribute',
  'player',
  'option',
  'confirm',
  'effect',
  'order',
] as const;

/** A choice required by a card. The answer is a list of numbers out of `from`. */
export interface Prompt {
  readonly kind: (typeof PROMPTS)[number];
  /** The card that requires the choice; absent if a rule does. */
  readonly card?: CardId;
  /** The verb of the operation, for the prompt's text. */
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  /**
   * The possible picks: instances, tracks, posts, players or indexes, depending on the kind. Empty for viewers who may
   * not know them.
   */
  readonly from: readonly number[];
  readonly labels?: readonly PackText[];
  /** The key of this answer in the task that waits for it. */
  readonly key: string;
}

/** A card placed as a modifier, with its color. */
export interface Placed {
  readonly card: Instance;
  readonly colour: Attribute;
}

export type Command =
  | { readonly type: 'placeHero'; readonly hero: Instance; readonly track: number }
  | { readonly type: 'placeMission'; readonly card: Instance; readonly track: number }
  | { readonly type: 'chooseHandLimit'; readonly cards: number }
  | { readonly type: 'attach'; readonly card: Instance; readonly hero: Instance }
  /** A track Action also needs the hero of the player whom it is put beside. */
  | { readonly type: 'playAction'; readonly card: Instance; readonly hero?: Instance }
  | { readonly type: 'attempt'; readonly track: number }
  | { readonly type: 'attemptNode'; readonly node: string; readonly hero: Instance }
  | { readonly type: 'placePam'; readonly cards: readonly Placed[] }
  | { readonly type: 'concede' }
  | { readonly type: 'defend'; readonly cards: readonly Placed[] }
  | { readonly type: 'oppose'; readonly hero: Instance }
  | { readonly type: 'useAbility'; readonly card: Instance; readonly effect: number }
  | { readonly type: 'refill'; readonly card: Instance }
  | { readonly type: 'shift'; readonly hero: Instance; readonly track: number }
  | { readonly type: 'move'; readonly hero: Instance; readonly node: string }
  | { readonly type: 'choose'; readonly picks: readonly number[] }
  | { readonly type: 'propose'; readonly changes: readonly RefereeChange[] }
  | { readonly type: 'agree' }
  | { readonly type: 'object' }
  | { readonly type: 'pass' };

/** The changes that players can make by hand. */
export type RefereeChange =
  | { readonly change: 'draw' | 'discard' | 'burn' | 'vp'; readonly who: Seat; readonly amount: number }
  | { readonly change: 'wound' | 'heal'; readonly hero: Instance }
  /** To the owner's end of a track; a hero already there changes places. */
  | { readonly change: 'moveHero'; readonly hero: Instance; readonly track: number }
  | { readonly change: 'swapHeroes'; readonly hero: Instance; readonly with: Instance }
  | { readonly change: 'swapMissions'; readonly track: number; readonly with: number }
  | { readonly change: 'bonus'; readonly who: Seat; readonly attr: Attribute; readonly amount: number }
  | { readonly change: 'counter'; readonly card: Instance; readonly name: string; readonly amount: number };

export const END_REASONS = ['target', 'burned', 'stalled', 'rounds', 'lastDitch'] as const;

export interface Result {
  /** 1 for the winners. 0 if solo or cooperative players lose (HT-6.4). */
  readonly places: readonly number[];
  readonly vp: readonly number[];
  readonly targets: readonly number[];
  readonly why: (typeof END_REASONS)[number];
  readonly rounds: number;
}

/** HT-A-12: a player's best progress: toward the target, and toward an empty deck. */
export interface Mark {
  readonly vp: number;
  readonly deck: number;
}

/** What State and View have in common. It is enough to find the legal answers. */
export interface Position {
  readonly config: Config;
  readonly seats: number;
  readonly lists: readonly Deck[];
  readonly players: readonly Player[];
  readonly heroes: readonly HeroState[];
  readonly posts: readonly PostState[];
  /** The Mission on each track. */
  readonly missions: readonly (Instance | null)[];
  /** HT-A-10: the seat that has to place a Mission on each track. */
  readonly owed: readonly (Seat | null)[];
  readonly first: Seat;
  readonly turn: Turn;
  readonly lasting: readonly Lasting[];
  /** Use counters, by `instance:key`. */
  readonly uses: Readonly<Record<string, number>>;
  readonly usesTurn: Readonly<Record<string, number>>;
  readonly usesConflict: Readonly<Record<string, number>>;
  readonly conflict: Conflict | null;
  readonly story: StoryState | null;
  readonly solo: SoloState | null;
  /** HT-A-12: consecutive turns in which nothing changed. */
  readonly idle: number;
  /** HT-A-12: consecutive turns without progress, and the best values so far. */
  readonly still?: number;
  readonly marks?: readonly Mark[];
  /** The number of each player's first card, and of the first card without an owner. */
  readonly blocks: readonly number[];
  /** `limbo`: cards between two zones. `out`: cards out of the game. */
  readonly limbo: readonly Instance[];
  readonly out: readonly Instance[];
  readonly question: Question | null;
  readonly result: Result | null;
  /**
   * The card of each number, or null if it is unknown. A state knows cards that are or were face up, a view also
   * those that its viewer sees.
   */
  readonly faces: readonly (CardId | null)[];
}

export interface State extends Position {
  readonly seedHash: string;
  readonly openSeed: boolean;
  readonly seed: Seed | null;
  /** Number of decisions. Each decision has its own random streams. */
  readonly decisions: number;
  readonly secret: Secret;
}

/** The hidden part of a state: `view.ts` is the only file that turns it into output. */
export interface Secret {
  readonly seed: Seed;
  /** The next card is the last. */
  readonly decks: readonly (readonly Instance[])[];
  readonly hands: readonly (readonly Instance[])[];
  readonly secondary: readonly Instance[];
  readonly attack: Pam;
  readonly defence: Pam;
  /** Every card by its number. */
  readonly faces: readonly CardId[];
  /** By seat: cards it has seen that haven't moved since. */
  readonly looked: readonly (readonly Look[])[];
  /** By seat: seen cards that were then drawn or placed face down; absent if there are none. */
  readonly seen?: readonly (readonly Look[])[];
  /** The possible picks now. */
  readonly from: readonly number[];
  readonly agenda: readonly Task[];
}

export interface Look {
  readonly owner: Seat;
  readonly zone: 'hand' | 'deck' | 'attack' | 'defence';
  readonly card: Instance;
  /**
   * Since this card was seen, cards of its zone were placed face down on this side. If the zone is a hand, it may be
   * one of them; if it is a deck, it is one of them.
   */
  readonly laid?: 'attack' | 'defence';
}

/** The game as one viewer sees it. */
export interface View extends Position {
  readonly viewer: Viewer;
  readonly seedHash: string;
  readonly openSeed: boolean;
  readonly seed: Seed | null;
  /** The viewer's hand. Empty for a spectator. */
  readonly hand: readonly Instance[];
  /** The viewer's modifiers in the conflict. */
  readonly pam: { readonly attack: Pam; readonly defence: Pam };
  readonly looked: readonly Look[];
  /** What the viewer may pick, when asked to choose. */
  readonly from: readonly number[];
  /** The tasks that are still to do, without the answers of others. */
  readonly agenda: readonly Task[];
}
