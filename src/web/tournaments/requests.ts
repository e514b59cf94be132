import type { Refusal } from '../../engine/refusal.ts';
import type {
  NoShow,
  TournamentClock,
  TournamentFormat,
  TournamentShown,
  TournamentSummary,
} from '../../sync/tournaments.ts';
import { call, keptKey, SERVER } from '../online/api.ts';
import { requestKey, type SelfTexts } from '../online/stored-keys.ts';

/** The requests of tournaments (NP-88). */

type Player = Pick<SelfTexts, 'name' | 'crest'>;

export interface TournamentRequest {
  readonly name: string;
  readonly game: string;
  readonly config: object;
  readonly format: TournamentFormat;
  readonly rounds?: number;
  readonly size?: number;
  readonly clock?: TournamentClock;
  readonly noShow: NoShow;
  readonly waitSeconds: number;
  readonly bots?: readonly string[];
  readonly most: number;
  readonly open: boolean;
  /** Only members of this group may enter. */
  readonly group?: string;
  /** Absent if the creator only hosts. */
  readonly player?: Player;
}

const at = (id: string, ...more: readonly (string | number)[]): string =>
  ['tournaments', encodeURIComponent(id), ...more].join('/');

type Answer<T = undefined> = Promise<T | Refusal>;
interface Entered {
  readonly entrant: number;
}

/** The open tournaments and those of this player, or those of a group. */
export const fetchTournaments = (
  group?: string,
): Answer<{ readonly tournaments: readonly TournamentSummary[] }> =>
  call(
    'GET',
    group === undefined ? 'tournaments' : `tournaments?group=${encodeURIComponent(group)}`,
    requestKey(),
  );

export const fetchTournament = (id: string): Answer<TournamentShown> => call('GET', at(id), requestKey());

export const createTournament = (wish: TournamentRequest): Answer<{ readonly id: string }> =>
  call('POST', 'tournaments', keptKey(), wish);

export const enterTournament = (id: string, player: Player): Answer<Entered> =>
  call('POST', at(id, 'entrants'), keptKey(), player);

export const addBotTo = (id: string, bot: string): Answer<Entered> =>
  call('POST', at(id, 'entrants'), keptKey(), { bot });

/** Removes an entrant, or withdraws them if the tournament has started. */
export const removeEntrant = (id: string, entrant: number): Answer =>
  call('DELETE', at(id, 'entrants', entrant), keptKey());

export const startTournament = (id: string): Answer => call('POST', at(id, 'start'), keptKey());

export const changeTournament = (
  id: string,
  change: Partial<Pick<TournamentRequest, 'name' | 'noShow' | 'waitSeconds'>>,
): Answer => call('PUT', at(id), keptKey(), change);

export const cancelTournament = (id: string): Answer => call('DELETE', at(id), keptKey());

/** The address of the file with the standings and results. */
export const exportLink = (id: string, as: 'csv' | 'json'): string =>
  `${SERVER}/api/v1/${at(id, 'export')}?as=${as}`;
