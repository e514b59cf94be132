import type { Group, GroupInvitation, GroupStandings, GroupSummary } from '../../sync/groups.ts';
import type { LobbyTable } from '../../sync/lobby.ts';
import { call, keptKey } from '../online/api.ts';
import { requestKey, type SelfTexts } from '../online/stored-keys.ts';

/** NP-95: the requests about groups. */

type Self = { readonly name: string } & Pick<SelfTexts, 'crest'>;

const at = (id: string, ...more: readonly string[]): string =>
  ['groups', ...[id, ...more].map(encodeURIComponent)].join('/');

export const myGroups = () =>
  call<{ readonly groups: readonly GroupSummary[] }>('GET', 'me/groups', requestKey());

export const createGroup = (name: string, player: Self) =>
  call<Group>('POST', 'groups', keptKey(), { name, player });

export const fetchGroup = (id: string) => call<Group>('GET', at(id), requestKey());

export const renameGroup = (id: string, name: string) =>
  call<undefined>('PUT', at(id), requestKey(), { name });

export const closeGroup = (id: string) => call<undefined>('DELETE', at(id), requestKey());

export const makeGroupLink = (id: string) =>
  call<{ readonly key: string }>('POST', at(id, 'link'), requestKey(), {});

/** NP-96: the group of an invite link. */
export const fetchInvitation = (id: string, key: string) =>
  call<GroupInvitation>('POST', at(id, 'invitation'), requestKey(), { key });

export const joinGroup = (id: string, key: string, player: Self) =>
  call<Group>('POST', at(id, 'members'), keptKey(), { key, ...player });

export const removeMember = (id: string, member: string) =>
  call<undefined>('DELETE', at(id, 'members', member), requestKey());

export const makeGroupHost = (id: string, member: string) =>
  call<undefined>('PUT', at(id, 'host'), requestKey(), { member });

export const startSeason = (id: string, name: string) =>
  call<{ readonly number: number }>('POST', at(id, 'seasons'), requestKey(), name === '' ? {} : { name });

/** NP-97: the open tables of the group. */
export const fetchGroupTables = (id: string) =>
  call<{ readonly tables: readonly LobbyTable[] }>('GET', at(id, 'lobby'), requestKey());

/** NP-98: the standings of a season. */
export const fetchStandings = (id: string, season: number) =>
  call<GroupStandings>('GET', `${at(id, 'standings')}?season=${season}`, requestKey());
