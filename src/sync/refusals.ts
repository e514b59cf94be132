import { hasCodeIn } from '../engine/refusal.ts';
import type { NoDetails, TableRefusals, UndoRefusals } from '../engine/refusals.ts';

interface ChallengeDetails {
  readonly date?: string;
  readonly week?: string;
  readonly month?: string;
}

/**
 * The refusals that only a server makes, with the details of each. For a new code, the compiler requires an HTTP status
 * (`src/server/refused.ts`) and a text (`src/web/online/refusal-messages.ts`).
 */
export interface OwnServerRefusals {
  /** `least` and `most` are the limits of a number. */
  readonly 'bad-request': { readonly place?: string; readonly least?: unknown; readonly most?: unknown };
  readonly 'no-token': NoDetails;
  /** `why` is present if the key once had access, or if only the host may do this. */
  readonly 'not-yours': { readonly why?: 'moved' | 'left' | 'removed' | 'replaced' | 'host-only' };
  readonly 'not-shared': { readonly kind?: string; readonly key?: string; readonly id?: string | undefined };
  readonly removed: NoDetails;
  /** NP-141: the operator's list contains a word of this name. */
  readonly 'name-refused': { readonly place: string };
  readonly 'other-origin': NoDetails;
  readonly 'not-leading': { readonly seat?: number };
  /** The challenge of a day or a week, or a month of the league. */
  readonly 'daily-closed': ChallengeDetails;
  readonly 'not-in-daily': NoDetails;
  readonly 'not-playing': NoDetails;
  /** NP-127: an administrator blocked this identity or address. */
  readonly blocked: NoDetails;
  /** NP-129: an administrator ended the table. */
  readonly ended: NoDetails;
  readonly 'no-such-block': { readonly id: string };
  readonly 'no-such-person': { readonly id: string };
  readonly 'chat-off': NoDetails;
  readonly muted: NoDetails;
  readonly 'no-such-table': { readonly id?: string };
  readonly 'no-such-address': NoDetails;
  readonly 'no-such-supply': { readonly kind: string; readonly key: string };
  readonly 'no-such-daily': ChallengeDetails;
  readonly 'no-such-profile': { readonly id: string };
  readonly 'no-such-text': { readonly number: number };
  readonly 'no-such-moment': { readonly batches: number };
  readonly 'no-such-target': NoDetails;
  readonly 'no-such-group': { readonly id: string };
  readonly 'no-such-member': { readonly member: string };
  readonly 'no-such-season': { readonly seasons: number };
  readonly 'not-subscribed': NoDetails;
  readonly 'not-begun': NoDetails;
  readonly 'not-over': NoDetails;
  readonly 'already-begun': NoDetails;
  readonly 'already-seated': { readonly seat: number };
  /** `table` of a challenge, or `entrant` of a tournament. */
  readonly 'already-entered': { readonly table?: string; readonly entrant?: number };
  readonly 'no-such-tournament': { readonly id: string };
  readonly 'no-such-entrant': { readonly entrant: number };
  readonly 'tournament-begun': NoDetails;
  readonly 'tournament-full': NoDetails;
  readonly 'too-few': { readonly least: number };
  readonly 'in-tournament': { readonly tournament: string };
  readonly 'not-in-tournament': NoDetails;
  readonly 'seat-taken': { readonly seat: number | undefined };
  readonly 'table-full': NoDetails;
  readonly 'group-full': { readonly most: number };
  readonly 'rating-outside': { readonly from?: number; readonly to?: number };
  /** How many seconds are left. */
  readonly 'too-soon': { readonly seconds: number };
  readonly 'not-to-move': { readonly seat: number };
  /** Without a seat: no player has joined. */
  readonly 'no-player': { readonly seat?: number };
  readonly 'no-fork': NoDetails;
  readonly 'no-choice': NoDetails;
  readonly 'practice-not-listed': NoDetails;
  readonly 'review-led': { readonly seat: number };
  readonly 'private-address': { readonly host?: string };
  readonly 'bad-webhook': { readonly why: string; readonly host?: string };
  readonly 'not-delivered': { readonly status?: number; readonly why?: string };
  readonly 'bad-supply': { readonly kind: string };
  readonly paused: NoDetails;
  readonly 'not-a-desk': NoDetails;
  readonly 'no-clock': NoDetails;
  readonly 'too-large': NoDetails;
  readonly 'too-many-entries': { readonly most: number };
  readonly 'too-many': { readonly retryAfter?: number };
  readonly stopping: { readonly retryAfter: number };
  readonly failed: NoDetails;
}

/** All refusals that a server makes itself. It also sends those of the engine and of the games. */
export interface ServerRefusals
  extends OwnServerRefusals,
    Pick<UndoRefusals, 'nothing-to-undo'>,
    Pick<
      TableRefusals,
      'game-over' | 'log-gap' | 'no-such-seat' | 'not-kept' | 'table-gone' | 'table-taken' | 'unknown-bot'
    > {}

/** Whether a server refused with one of these codes. */
export const isRefusedWith = hasCodeIn<ServerRefusals>();
