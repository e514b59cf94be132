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
 * The number of a card in this game. Heroes have the lowest numbers and are public. The other numbers are
 * random, so a number reveals nothing about a hidden card.
 */
export type Instance = number;

/** A place for a hero, of which each player has four. `post >> 2` is the player. */
export type Post = number;

export type FaceName = 'active' | 'wounded';

/** The cards on each color, in the order of `ATTRIBUTES`. */
export type Pam = readonly [readonly Instance[], readonly Instance[], readonly Instance[]];

export interface HeroState {
  readonly owner: Seat;
  readonly face: FaceName;
  /** HT-7.5: the last roll of a hero without printed attributes. */
  readonly rolled?: Attributes;
  /** HT-8.6: whether the hero became undead because an undead opponent captured it. */
  readonly undead?: true;
}

/** The hero at a post, if any, and the cards beside the hero. */
export interface PostState {
  readonly hero: Instance | null;
  readonly advantages: readonly Instance[];
  /** HT-7.6: track Actions. */
  readonly actions: readonly Instance[];
}

export interface Player {
  readonly target: number;
  /** HT-6.1: points from Missions and from effects. */
  readonly vp: number;
  readonly hand: number;
  readonly deck: number;
  /** The face-up discard pile. The last card is on top. */
  readonly discard: readonly Instance[];
  readonly score: readonly Instance[];
  /** The heroes that have no place yet. For the Rival, its reserve. */
  readonly team: readonly Instance[];
  /** HT-8.1.7: whether the player has left the game. */
  readonly isOut: boolean;
  /** HT-8.4: whether the player continues with an empty deck. */
  readonly lastDitch: boolean;
  readonly skips: readonly Skip[];
}

/** A step that a player must skip, and the card that causes it. */
export interface Skip {
  readonly step: StepName;
  readonly cause?: CardId;
}

/** A change that an effect has made, until its duration ends. */
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
  /** A public bonus for this conflict. */
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
  /** The number of the turn in the whole game. */
  readonly number: number;
  readonly seat: Seat;
  readonly advantages: number;
  /**
   * The actions that are left: one, plus those that effects grant. `attempts` counts additional actions that
   * may only be attempts.
   */
  readonly actions: number;
  readonly attempts: number;
  /**
   * `moved`: whether the turn had anything but draws and passing (HT-A-12). `played`: whether the player
   * played a card from hand (HT-8.4).
   */
  readonly moved: boolean;
  readonly played: boolean;
}

export interface Conflict {
  readonly attacker: Seat;
  /** The defender. Null if only the dice of Thargos oppose (HT-9.6). */
  readonly defender: Seat | null;
  readonly post: Post;
  /** The place of the opposing hero. Null if the track opposite has no hero. */
  readonly against: Post | null;
  readonly track: number | null;
  readonly node: string | null;
  readonly mission: Instance;
  readonly attack: Counts;
  readonly defence: Counts;
  /** The placed cards of both sides after the reveal. */
  readonly shown: { readonly attack: Pam; readonly defence: Pam } | null;
  /** HT-9.6: the total of the dice on each color, including the value of the Mission. */
  readonly pushback: Attributes | null;
  readonly isConceded: boolean;
  readonly success: boolean | null;
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
}

/** What the rules often read of a story. */
export interface StoryFacts {
  readonly id: string;
  readonly regions: Readonly<Record<string, 'urban' | 'wilderness'>>;
  /** HT-9.7: the nodes that need all four heroes. */
  readonly teams: readonly string[];
  /** HT-9.6: the nodes that only dice oppose. */
  readonly passive: readonly string[];
  readonly exclusive: readonly string[];
}

export interface StoryState {
  readonly plan: StoryFacts;
  /** The card number of each node's Mission. */
  readonly missions: Readonly<Record<string, Instance>>;
  /** For each player, the nodes that they have completed. */
  readonly done: readonly (readonly string[])[];
  /** HT-9.4: the exclusive nodes that a player has won. */
  readonly claimed: readonly string[];
  /** HT-9.12: the revealed secondary Mission, and the number of cards left in the pile. */
  readonly secondary: Instance | null;
  readonly secondaryLeft: number;
  /** HT-9.9: the node where the hero of each place is. */
  readonly at: Readonly<Record<Post, string>>;
  /** For each player, the place of their lead hero, who moved last. */
  readonly lead: readonly (Post | null)[];
  /**
   * HT-A-47: for each player, the hero who opposed last. Present only with the config key `opposing:
   * 'rested'`.
   */
  readonly opposed?: readonly (Instance | null)[];
  /**
   * HT-9.9: the places of heroes who have walked this turn. Used only with the config key `movement:
   * 'paced'`.
   */
  readonly walked: readonly Post[];
}

export interface SoloState {
  readonly attitude: Attitude;
  readonly infamy: number;
  /** HT-11.8: how many cards the Rival's next pile lacks compared with its usual size. */
  readonly smaller: number;
}

/** What a player is asked. Possible picks are in `secret.from`, because only the asked seat may know them. */
export type Question =
  | { readonly type: 'placeHero'; readonly seat: Seat }
  | { readonly type: 'placeMission'; readonly seat: Seat }
  | { readonly type: 'handLimit'; readonly seat: Seat; readonly values: readonly number[] }
  | { readonly type: 'act'; readonly seat: Seat }
  | { readonly type: 'attack'; readonly seat: Seat; readonly rule: PamRule }
  | { readonly type: 'defend'; readonly seat: Seat; readonly rule: PamRule }
  /** HT-9.5: whether the player opposes, and with which hero. */
  | { readonly type: 'oppose'; readonly seat: Seat }
  | { readonly type: 'beforeReveal'; readonly seat: Seat }
  | { readonly type: 'refill'; readonly seat: Seat; readonly track: number }
  /** HT-8.6.3: whether the defender moves a hero closer to this empty place, which is attacked. */
  | { readonly type: 'shift'; readonly seat: Seat; readonly post: Post }
  | { readonly type: 'choose'; readonly seat: Seat; readonly prompt: Prompt }
  /** Players apply a card's text by hand: its owner proposes changes, and the others agree or object. */
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

/** A choice that a card or a rule requires. The answer is a list of numbers from `from`. */
export interface Prompt {
  readonly kind: (typeof PROMPTS)[number];
  /** The card that requires the choice. Absent if a rule does. */
  readonly card?: CardId;
  /** The verb of the operation that asks. The page needs it for the text of the question. */
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  /**
   * The possible picks. Depending on the kind, they are numbers of cards, tracks, places or players, or
   * indexes. Empty for viewers who may not know them.
   */
  readonly from: readonly number[];
  readonly labels?: readonly PackText[];
  /** The key under which the task that asks stores the answer in `answers`. */
  readonly key: string;
}

/** A card placed as a modifier, and the color it is on. */
export interface Placed {
  readonly card: Instance;
  readonly colour: Attribute;
}

export type Command =
  | { readonly type: 'placeHero'; readonly hero: Instance; readonly track: number }
  | { readonly type: 'placeMission'; readonly card: Instance; readonly track: number }
  | { readonly type: 'chooseHandLimit'; readonly cards: number }
  | { readonly type: 'attach'; readonly card: Instance; readonly hero: Instance }
  /** `hero` is required for a track Action, which is put beside this hero, and not allowed otherwise. */
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

/** A change that players make by hand for a manual effect. */
export type RefereeChange =
  | { readonly change: 'draw' | 'discard' | 'burn' | 'vp'; readonly who: Seat; readonly amount: number }
  | { readonly change: 'wound' | 'heal'; readonly hero: Instance }
  /** Moves a hero to their owner's place on this track. A hero who is already there takes the old place. */
  | { readonly change: 'moveHero'; readonly hero: Instance; readonly track: number }
  | { readonly change: 'swapHeroes'; readonly hero: Instance; readonly with: Instance }
  | { readonly change: 'swapMissions'; readonly track: number; readonly with: number }
  | { readonly change: 'bonus'; readonly who: Seat; readonly attr: Attribute; readonly amount: number }
  | { readonly change: 'counter'; readonly card: Instance; readonly name: string; readonly amount: number };

export const END_REASONS = ['target', 'burned', 'stalled', 'rounds', 'lastDitch'] as const;

export interface Result {
  /** The place of each player. Winners have 1. Solo or cooperative players who lose have 0 (HT-6.4). */
  readonly places: readonly number[];
  readonly vp: readonly number[];
  readonly targets: readonly number[];
  readonly why: (typeof END_REASONS)[number];
  readonly rounds: number;
}

/** HT-A-12: a player's highest points and last deck size, with which the next turn is compared. */
export interface Mark {
  readonly vp: number;
  readonly deck: number;
}

/** What State and View have in common. Legal answers depend only on this. */
export interface Position {
  readonly config: Config;
  readonly seats: number;
  readonly lists: readonly Deck[];
  readonly players: readonly Player[];
  readonly heroes: readonly HeroState[];
  readonly posts: readonly PostState[];
  /** The Mission of each track. Null if the track is empty. */
  readonly missions: readonly (Instance | null)[];
  /** HT-A-10: for each track, the seat that owes it a Mission. Null if nobody does. */
  readonly owed: readonly (Seat | null)[];
  readonly first: Seat;
  readonly turn: Turn;
  readonly lasting: readonly Lasting[];
  /** Use counters by `instance:key`. */
  readonly uses: Readonly<Record<string, number>>;
  readonly usesTurn: Readonly<Record<string, number>>;
  readonly usesConflict: Readonly<Record<string, number>>;
  readonly conflict: Conflict | null;
  readonly story: StoryState | null;
  readonly solo: SoloState | null;
  /** HT-A-12: the number of turns in a row in which players only drew and passed. */
  readonly idle: number;
  /**
   * HT-A-12: the number of turns in a row without progress, and the values with which the next turn is
   * compared.
   */
  readonly still?: number;
  readonly marks?: readonly Mark[];
  /** The lowest card number of each player, followed by the lowest number of cards without an owner. */
  readonly blocks: readonly number[];
  /** `limbo` contains cards that are between two zones, `out` those that have left the game. */
  readonly limbo: readonly Instance[];
  readonly out: readonly Instance[];
  readonly question: Question | null;
  readonly result: Result | null;
  /**
   * The card id of each card number, or null if it is unknown. In a state, cards that are or were face up are
   * known, in a view also those that its viewer sees.
   */
  readonly faces: readonly (CardId | null)[];
}

export interface State extends Position {
  readonly seedHash: string;
  readonly openSeed: boolean;
  readonly seed: Seed | null;
  /** The number of decisions so far. Each decision has its own random streams. */
  readonly decisions: number;
  readonly secret: Secret;
}

/** The hidden part of a state. Only `view.ts` decides who may see what. */
export interface Secret {
  readonly seed: Seed;
  /** The deck of each seat. The last card of a list is drawn first. */
  readonly decks: readonly (readonly Instance[])[];
  readonly hands: readonly (readonly Instance[])[];
  readonly secondary: readonly Instance[];
  readonly attack: Pam;
  readonly defence: Pam;
  /** The card id of each card number. */
  readonly faces: readonly CardId[];
  /** For each seat, the cards that it has seen and that haven't moved since. */
  readonly looked: readonly (readonly Look[])[];
  /**
   * For each seat, the cards that it has seen and that were then drawn or placed face down. Absent instead of
   * an empty list.
   */
  readonly seen?: readonly (readonly Look[])[];
  /** The possible picks of the asked seat. */
  readonly from: readonly number[];
  readonly agenda: readonly Task[];
}

export interface Look {
  readonly owner: Seat;
  readonly zone: 'hand' | 'deck' | 'attack' | 'defence';
  readonly card: Instance;
  /**
   * Set if cards were placed face down on this side, from the zone of this card, after it was seen. A card
   * seen in a hand may be one of them, a card seen in a deck certainly is.
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
  /** The viewer's own modifiers in the conflict. */
  readonly pam: { readonly attack: Pam; readonly defence: Pam };
  readonly looked: readonly Look[];
  /** The possible picks if the viewer is asked to choose. */
  readonly from: readonly number[];
  /** The pending tasks, without the answers of other players. */
  readonly agenda: readonly Task[];
}
