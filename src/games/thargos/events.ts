import type { Seat } from '../../engine/game.ts';
import type { Seed } from '../../engine/random.ts';
import type { Attribute, Attributes } from './attributes.ts';
import type { CardId, Deck } from './cards/card.ts';
import type { Config } from './config.ts';
import type { Counts } from './conflict.ts';
import type { StepName, Until } from './effects/effect.ts';
import type { AgendaChange } from './flow/agenda.ts';
import type { Task } from './flow/tasks.ts';
import type { Attitude } from './modes.ts';
import type { FaceName, Instance, Lasting, Pam, Post, Question, Result } from './types.ts';

/** Where a card can be. */
export type Place =
  | { readonly zone: 'hand' | 'deckTop' | 'deckBottom' | 'discard' | 'score'; readonly seat: Seat }
  | { readonly zone: 'advantages' | 'actions'; readonly post: Post }
  | { readonly zone: 'mission'; readonly track: number }
  /** HT-9.12: the secondary pile, or the place of its revealed Mission. */
  | { readonly zone: 'pile' | 'secondary' }
  /** The modifiers of one side, on one color, or on all colors if none is given. */
  | { readonly zone: 'attack' | 'defence'; readonly colour?: Attribute }
  /** Between two places: an Action that is being carried out, or a Mission that was just won. */
  | { readonly zone: 'limbo' }
  | { readonly zone: 'out' };

export const MOVE_REASONS = [
  'draw',
  'mulligan',
  'place',
  'attach',
  'play',
  'discard',
  'burn',
  'dig',
  'recover',
  'refill',
  'win',
  'spent',
  'detach',
  'move',
  'effect',
  'leave',
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/**
 * What happened. Hidden information is in `secret`, which `redact` removes for players who may not know it.
 * `cause` is the card whose effect caused the event. `opens` marks events after which players can't undo:
 * random outcomes, and hidden cards shown to a player who chooses among them (HT-A-49).
 */
export type Event = Fact & { readonly cause?: CardId; readonly opens?: true };

type Fact =
  | {
      readonly type: 'started';
      readonly seats: number;
      readonly config: Config;
      readonly seedHash: string;
      readonly openSeed: boolean;
      /** The card numbers of each player's heroes. */
      readonly teams: readonly (readonly Instance[])[];
      /** The card ids of the heroes, followed in a story by those of the face-up Missions. */
      readonly heroes: readonly CardId[];
      /** The deck list of each player. HT-A-41 says when others may read it. */
      readonly lists: readonly Deck[];
      readonly targets: readonly number[];
      readonly story?: { readonly missions: Readonly<Record<string, Instance>>; readonly secondary: number };
      readonly secret?: {
        readonly seed: Seed;
        readonly faces: readonly CardId[];
        readonly decks: readonly (readonly Instance[])[];
        readonly secondary: readonly Instance[];
      };
    }
  /** HT-3.3: who begins, and in each round the values that players rolled or drew. */
  | { readonly type: 'firstChosen'; readonly seat: Seat; readonly rounds: readonly (readonly number[])[] }
  | {
      readonly type: 'moved';
      readonly from: Place;
      readonly to: Place;
      readonly why: MoveReason;
      readonly count: number;
      /** The cards that moved. Absent for viewers who may not see them. */
      readonly cards?: readonly Instance[];
    }
  /** A player's deck was shuffled, alone, or with the discard pile (HT-11.3) or the hand. */
  | {
      readonly type: 'shuffled';
      readonly seat: Seat;
      readonly from: 'deck' | 'discard' | 'hand';
      readonly secret?: { readonly deck: readonly Instance[] };
    }
  | { readonly type: 'heroPlaced'; readonly seat: Seat; readonly hero: Instance; readonly post: Post }
  | { readonly type: 'turned'; readonly hero: Instance; readonly face: FaceName }
  | { readonly type: 'rolledHero'; readonly hero: Instance; readonly values: Attributes }
  | {
      readonly type: 'rolled';
      readonly dice: string;
      readonly values: readonly number[];
      readonly what: string;
    }
  /** HT-A-12: `still` is the number of turns in a row without progress before this one. */
  | { readonly type: 'turnBegun'; readonly seat: Seat; readonly still?: number }
  | {
      readonly type: 'acted';
      readonly what: 'advantage' | 'action' | 'attempt' | 'pass';
      readonly seat: Seat;
    }
  | {
      readonly type: 'declared';
      readonly attacker: Seat;
      readonly defender: Seat | null;
      readonly post: Post;
      readonly against: Post | null;
      readonly track: number | null;
      readonly node: string | null;
      readonly mission: Instance;
    }
  | { readonly type: 'opposed'; readonly seat: Seat; readonly post: Post }
  | {
      readonly type: 'committed';
      readonly side: 'attack' | 'defence';
      readonly seat: Seat;
      readonly counts: Counts;
      readonly from: 'hand' | 'deck';
      readonly secret?: { readonly cards: Pam };
    }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | {
      readonly type: 'pushedBack';
      readonly values: Attributes;
      readonly dice: readonly (readonly number[])[];
    }
  | { readonly type: 'revealed'; readonly attack: Pam; readonly defence: Pam }
  | {
      readonly type: 'resolved';
      readonly success: boolean;
      readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
    }
  | { readonly type: 'conflictEnded' }
  | { readonly type: 'won'; readonly seat: Seat; readonly vp: number; readonly node: string | null }
  /** Points that don't come from a Mission: from an effect, or for playing second (HT-3.10). */
  | { readonly type: 'gained'; readonly seat: Seat; readonly vp: number; readonly why?: 'second' }
  | {
      readonly type: 'used';
      readonly card: Instance;
      readonly key: string;
      readonly amount: number;
      readonly per: 'game' | 'turn' | 'conflict';
    }
  | { readonly type: 'began'; readonly lasting: Lasting }
  | { readonly type: 'ceased'; readonly until: Until; readonly seat: Seat }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly zone: 'hand' | 'deck' | 'attack' | 'defence';
      readonly count: number;
      readonly secret?: { readonly cards: readonly Instance[] };
    }
  /**
   * HT-7.6: with `staying`, track cards stay on their tracks. Logs from before rules version 3 don't have
   * this key; in them, track cards move with the hero.
   */
  | { readonly type: 'heroesSwapped'; readonly a: Post; readonly b: Post; readonly staying?: 'actions' }
  | { readonly type: 'missionsSwapped'; readonly a: number; readonly b: number }
  | { readonly type: 'captured'; readonly hero: Instance; readonly by: Seat; readonly post: Post | null }
  | { readonly type: 'skipped'; readonly seat: Seat; readonly step: StepName; readonly isSpent: boolean }
  | { readonly type: 'granted'; readonly actions: number; readonly attempts: number }
  | { readonly type: 'owed'; readonly track: number; readonly seat: Seat | null }
  | { readonly type: 'cancelled'; readonly card: CardId | null }
  | { readonly type: 'walked'; readonly posts: readonly Post[]; readonly node: string }
  | { readonly type: 'attitude'; readonly attitude: Attitude }
  | { readonly type: 'infamy'; readonly infamy: number }
  | { readonly type: 'pileSmaller'; readonly by: number }
  /** HT-A-45: `isOver` means that the player's deck has cards again, so the last ditch is over. */
  | { readonly type: 'lastDitch'; readonly seat: Seat; readonly isOver?: true }
  | { readonly type: 'burned'; readonly seat: Seat }
  | {
      readonly type: 'reordered';
      readonly seat: Seat;
      readonly secret?: { readonly cards: readonly Instance[] };
    }
  | {
      readonly type: 'reassigned';
      readonly side: 'attack' | 'defence';
      readonly counts: Counts;
      readonly secret?: { readonly cards: Pam };
    }
  | {
      readonly type: 'asked';
      readonly question: Question;
      readonly secret?: AgendaChange & {
        readonly from?: readonly number[];
        /** Only in logs of the first rules version: the whole agenda instead of its changes. */
        readonly agenda?: readonly Task[];
      };
    }
  | { readonly type: 'ended'; readonly result: Result; readonly seed: Seed };
