import type { Refusal } from '../../engine/refusal.ts';
import type { GroupSeason } from '../../sync/groups.ts';
import type { LoggedEvent } from '../club/event-log.ts';
import { refuse } from '../refused.ts';

/** NP-95: groups as logs of events. Events contain random member ids, never an identity or the name of a person. */

export type GroupEvent =
  | { readonly type: 'created'; readonly name: string; readonly member: string }
  | { readonly type: 'joined'; readonly member: string }
  | { readonly type: 'left'; readonly member: string }
  | { readonly type: 'removed'; readonly member: string }
  | { readonly type: 'renamed'; readonly name: string }
  | { readonly type: 'linked' }
  | { readonly type: 'hosted'; readonly member: string }
  | { readonly type: 'season'; readonly name?: string }
  | { readonly type: 'closed' };

export interface GroupState {
  readonly name: string;
  /** The ids of the members, in the order in which they joined. */
  readonly members: readonly string[];
  readonly host: string;
  /** The number of the current invite link. */
  readonly link: number;
  readonly seasons: readonly GroupSeason[];
  readonly isClosed: boolean;
}

export const NO_GROUP: GroupState = {
  name: '',
  members: [],
  host: '',
  link: 0,
  seasons: [],
  isClosed: true,
};

/** The group without a member. The member who joined first becomes the host. A group without members is closed. */
const without = (group: GroupState, member: string): GroupState => {
  const members = group.members.filter(each => each !== member);
  const host = group.host === member ? (members[0] ?? '') : group.host;
  return { ...group, members, host, isClosed: group.isClosed || members.length === 0 };
};

const nextSeason = (seasons: readonly GroupSeason[], from: number, name?: string): readonly GroupSeason[] => [
  ...seasons.map(season => (season.to === undefined ? { ...season, to: from } : season)),
  { number: seasons.length + 1, ...(name !== undefined && { name }), from },
];

export const foldGroup = (group: GroupState, { event, at }: LoggedEvent<GroupEvent>): GroupState => {
  switch (event.type) {
    case 'created':
      return {
        name: event.name,
        members: [event.member],
        host: event.member,
        link: 1,
        seasons: nextSeason([], at),
        isClosed: false,
      };
    case 'joined':
      return { ...group, members: [...group.members, event.member] };
    case 'left':
      return without(group, event.member);
    case 'removed':
      // The removed person knows the link.
      return { ...without(group, event.member), link: group.link + 1 };
    case 'renamed':
      return { ...group, name: event.name };
    case 'linked':
      return { ...group, link: group.link + 1 };
    case 'hosted':
      return { ...group, host: event.member };
    case 'season':
      return { ...group, seasons: nextSeason(group.seasons, at, event.name) };
    case 'closed':
      return { ...group, isClosed: true };
  }
};

const MOST_MEMBERS = 200;
const MOST_SEASONS = 500;

export const isIn = ({ members, isClosed }: GroupState, member: string): boolean =>
  !isClosed && members.includes(member);

/** Refuses a group that doesn't exist (any more), with the same answer for strangers. */
export const noSuchGroup = (id: string): Refusal => refuse('no-such-group', { id });

export const joinedOr = (group: GroupState, member: string): GroupEvent | undefined | Refusal => {
  if (group.members.includes(member)) return undefined;
  if (group.members.length >= MOST_MEMBERS) return refuse('group-full', { most: MOST_MEMBERS });
  return { type: 'joined', member };
};

export const seasonOr = (group: GroupState, name: string | undefined): GroupEvent | Refusal =>
  group.seasons.length >= MOST_SEASONS
    ? refuse('too-many')
    : { type: 'season', ...(name !== undefined && { name }) };
