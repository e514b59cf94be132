import type { Update } from '../../../../../engine/update.ts';
import type {
  Attributes,
  Conflict,
  Event,
  Instance,
  LogDetails,
  Pam,
  View,
} from '../../../../../games/thargos/ui.ts';
import type { ShownUpdate } from '../../../../client/table.ts';
import { type RailCounts, railsAt } from './rail-counts.ts';

/** An event with the details that its text needs. */
export interface EventAbout {
  readonly event: Event;
  readonly about?: LogDetails;
}

/** An update for this game. Its events have the details that their texts need. */
export interface ThargosUpdate extends ShownUpdate<Event, View> {
  readonly events: readonly EventAbout[];
}

/** Changes only the type: adds the details of events, which code for all games doesn't know. */
export const withEventContext = <T extends Update<Event>>(
  told: T,
): Omit<T, 'events'> & Pick<ThargosUpdate, 'events'> =>
  // Cast: this game's module has added the details to each event.
  told as Omit<T, 'events'> & Pick<ThargosUpdate, 'events'>;

/** The result of a conflict, which is shown before the game continues. */
export interface Moment {
  readonly version: number;
  /** The view before the result, which still contains the conflict. */
  readonly before: View;
  readonly conflict: Conflict;
  readonly shown: { readonly attack: Pam; readonly defence: Pam } | undefined;
  /** HT-9.6: the dice that Thargos rolled, by color. */
  readonly dice: readonly (readonly number[])[] | undefined;
  readonly isConceded: boolean;
  /** HT-A-55: whether the defender wasn't asked, because they couldn't defend. */
  readonly isForced: boolean;
  readonly success: boolean;
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
  /** The events after the result, up to the start of the next turn. */
  readonly after: readonly EventAbout[];
  /** The players' points and cards after these events, before the next turn starts. */
  readonly rails: RailCounts;
  /** Cards that the viewer draws only after these events, so the hand doesn't show them yet. */
  readonly coming: readonly Instance[];
}

/** HT-5.7 to HT-5.10: the result of the conflict that this update decides; undefined if it decides none. */
export const momentOf = ({ version, seat, events: happened, before }: ThargosUpdate): Moment | undefined => {
  const events = happened.map(({ event }) => event);
  const at = events.findIndex(({ type }) => type === 'resolved');
  const resolved = events[at];
  if (resolved?.type !== 'resolved') return undefined;
  const conflict = conflictBefore(events.slice(0, at), before);
  if (!conflict) return undefined;
  const revealed = events.find(event => event.type === 'revealed');
  const pushed = events.find(event => event.type === 'pushedBack');
  const next = events.findIndex(({ type }, i) => i > at && type === 'turnBegun');
  const ends = next < 0 ? events.length : next;
  return {
    version,
    before: { ...before, conflict },
    conflict,
    shown: revealed?.type === 'revealed' ? { attack: revealed.attack, defence: revealed.defence } : undefined,
    dice: pushed?.type === 'pushedBack' ? pushed.dice : undefined,
    isConceded: events.some(({ type }) => type === 'conceded'),
    isForced: events.some(event => event.type === 'conceded' && event.seat !== seat),
    success: resolved.success,
    totals: resolved.totals,
    after: happened.slice(at + 1, ends),
    ...railsAt({ happened, before }, ends),
  };
};

/** The conflict that led to a result. It may have started in an earlier update or in this one. */
const conflictBefore = (events: readonly Event[], before: View): Conflict | undefined => {
  const declared = events.find(event => event.type === 'declared');
  const opposed = events.find(event => event.type === 'opposed');
  const begun: Conflict | undefined =
    declared?.type === 'declared'
      ? {
          attacker: declared.attacker,
          defender: declared.defender,
          post: declared.post,
          against: declared.against,
          track: declared.track,
          node: declared.node,
          mission: declared.mission,
          attack: { power: 0, mind: 0, mysticism: 0 },
          defence: { power: 0, mind: 0, mysticism: 0 },
          shown: null,
          pushback: null,
          isConceded: false,
          success: null,
          totals: null,
        }
      : (before.conflict ?? undefined);
  if (!begun) return undefined;
  return opposed?.type === 'opposed' ? { ...begun, defender: opposed.seat, against: opposed.post } : begun;
};
