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
 * One card at this table. Heroes have the lowest numbers and lie open. The numbers of the other cards are dealt
 * by lot, so that a number tells nothing about a card nobody has seen.
 */
export type Instance = number;

/** A place for a hero, four for each player; `post >> 2` is the player. */
export type Post = number;

export type FaceName = 'active' | 'wounded';

/** The colours in their order, each with its cards. */
export type Pam = readonly [readonly Instance[], readonly Instance[], readonly Instance[]];

export interface HeroState {
  readonly owner: Seat;
  readonly face: FaceName;
  /** HT-7.5: what the dice of a hero without attributes showed last. */
  readonly rolled?: Attributes;
  /** HT-8.6: taken by an undead opponent. */
  readonly undead?: true;
}

/** A hero with the cards at his side. */
export interface PostState {
  readonly hero: Instance | null;
  readonly advantages: readonly Instance[];
  /** HT-7.6: Actions that stay. */
  readonly actions: readonly Instance[];
}

export interface Player {
  readonly target: number;
  /** HT-6.1, and what effects have added. */
  readonly vp: number;
  readonly hand: number;
  readonly deck: number;
  /** Open, the last one on top. */
  readonly discard: readonly Instance[];
  readonly score: readonly Instance[];
  /** Heroes not yet placed; the Rival's reserves. */
  readonly team: readonly Instance[];
  /** HT-8.1.7 */
  readonly isOut: boolean;
  /** HT-8.4: playing on without a deck. */
  readonly lastDitch: boolean;
  readonly skips: readonly Skip[];
}

/** A step that a player will not have, and the card that takes it from him. */
export interface Skip {
  readonly step: StepName;
  readonly cause?: CardId;
}

/** Something that holds for a while. */
export interface Lasting {
  /** Whose effect, and of which card. */
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
  /** Open help in the conflict at hand. */
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
  /** Counts all turns. */
  readonly number: number;
  readonly seat: Seat;
  readonly advantages: number;
  /** Actions left: one, and what effects add. `attempts` are only for Missions. */
  readonly actions: number;
  readonly attempts: number;
  /** Whether anything but draws and passing happened this turn (HT-A-12), and whether a card was played from hand (HT-8.4). */
  readonly moved: boolean;
  readonly played: boolean;
}

export interface Conflict {
  readonly attacker: Seat;
  /** Who opposes; null for Thargos himself (HT-9.6). */
  readonly defender: Seat | null;
  readonly post: Post;
  /** The opposite place; null when nobody stands there. */
  readonly against: Post | null;
  readonly track: number | null;
  readonly node: string | null;
  readonly mission: Instance;
  readonly attack: Counts;
  readonly defence: Counts;
  /** Once turned up. */
  readonly shown: { readonly attack: Pam; readonly defence: Pam } | null;
  /** HT-9.6: what the dice showed, with the mission's value added. */
  readonly pushback: Attributes | null;
  readonly isConceded: boolean;
  readonly success: boolean | null;
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
}

/** What the rules ask of a story again and again. */
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
  /** HT-9.4: exclusive ones that are gone. */
  readonly claimed: readonly string[];
  /** HT-9.12: the open secondary mission, and how many lie below it. */
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
  /** HT-11.8: by so many is his next pile smaller. */
  readonly smaller: number;
}

/** What the table waits for. `secret.question` contains what only the asked seat may know. */
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
  /** HT-8.6.3: a vacant place is attacked. */
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

/** A choice that a card asks for. The answer is a list of numbers out of `from`. */
export interface Prompt {
  readonly kind: (typeof PROMPTS)[number];
  /** The card that asks; absent when a rule does. */
  readonly card?: CardId;
  /** The verb at work, for the words of the question. */
  readonly verb: string;
  readonly least: number;
  readonly most: number;
  /**
   * What may be picked: instances, tracks, posts, players or indexes, by kind. For eyes that may not know them
   * the list is empty.
   */
  readonly from: readonly number[];
  readonly labels?: readonly PackText[];
  /** Which answer of the waiting task it is. */
  readonly key: string;
}

/** A colour for a card placed as a modifier. */
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

/** What the referee panel can do. */
export type RefereeChange =
  | { readonly change: 'draw' | 'discard' | 'burn' | 'vp'; readonly who: Seat; readonly amount: number }
  | { readonly change: 'wound' | 'heal'; readonly hero: Instance }
  /** To his owner's end of a track; whoever stands there takes his place. */
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

/** HT-A-12: how near a player has come: to his target, and to a burned deck. */
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

/** What no view shows as it is: `view.ts` is the only file that turns it into output. */
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
  /** By seat, cards it has looked at that still lie where they lay. */
  readonly looked: readonly (readonly Look[])[];
  /** By seat, seen cards that were then drawn or laid face down; absent while there are none. */
  readonly seen?: readonly (readonly Look[])[];
  /** What may be picked now. */
  readonly from: readonly number[];
  readonly agenda: readonly Task[];
}

export interface Look {
  readonly owner: Seat;
  readonly zone: 'hand' | 'deck' | 'attack' | 'defence';
  readonly card: Instance;
  /**
   * Cards of that zone were laid face down on this side since it was seen. From a hand, it may be one of them; from a
   * deck, it is.
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
