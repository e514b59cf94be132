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

/** An event with the context that its text needs. */
export interface EventAbout {
  readonly event: Event;
  readonly about?: LogDetails;
}

/** An update of this game with its events' context. */
export interface ThargosUpdate extends ShownUpdate<Event, View> {
  readonly events: readonly EventAbout[];
}

/** The table doesn't know what the texts of its game need, so this adds it. */
export const withEventContext = <T extends Update<Event>>(
  told: T,
): Omit<T, 'events'> & Pick<ThargosUpdate, 'events'> =>
  told as Omit<T, 'events'> & Pick<ThargosUpdate, 'events'>;

/** An event that is shown before the game continues: the result of a conflict. */
export interface Moment {
  readonly version: number;
  /** The view while the cards were still placed. */
  readonly before: View;
  readonly conflict: Conflict;
  readonly shown: { readonly attack: Pam; readonly defence: Pam } | undefined;
  /** HT-9.6: the dice of Thargos, by color. */
  readonly dice: readonly (readonly number[])[] | undefined;
  readonly isConceded: boolean;
  /** HT-A-55: the defender was not asked, because no defense was possible. */
  readonly isForced: boolean;
  readonly success: boolean;
  readonly totals: { readonly attack: Attributes; readonly defence: Attributes } | null;
  /** Immediate consequences, for the texts below the sums. */
  readonly after: readonly EventAbout[];
  /** The rails after all of that, before the next turn starts. */
  readonly rails: RailCounts;
  /** Cards that the viewer draws only later. */
  readonly coming: readonly Instance[];
}

/** HT-5.7 to HT-5.10 as one moment; undefined if no conflict was decided. */
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

/** The running conflict, or one that started and ended within the same entry. */
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
