import type { GameId } from '../../games/list.ts';
import type { NoShow, TournamentClock, TournamentFormat, TournamentStatus } from '../../sync/tournaments.ts';
import type { LoggedEvent, openLog } from '../club/event-log.ts';

/** A random id of a player in one tournament. Only the membership document says who that is. */
export type MemberId = string;

/** What the host chose. */
export interface TournamentPlan {
  readonly name: string;
  readonly game: GameId;
  readonly config: object;
  readonly format: TournamentFormat;
  /** Of a round robin: 0, because the number follows from the entrants. */
  readonly rounds: number;
  /** The most players per table. */
  readonly size: number;
  /** The numbers of players that a table may have: those up to `size` that the rules allow. */
  readonly sizes: readonly number[];
  readonly clock?: TournamentClock;
  readonly noShow: NoShow;
  readonly waitSeconds: number;
  /** The most entrants. */
  readonly most: number;
  readonly isOpen: boolean;
  readonly group?: string;
}

export type Contestant = { readonly member: MemberId } | { readonly bot: string };

/** NP-88: what happened in a tournament. The results of its tables aren't here: they follow from the games. */
export type TournamentEvent =
  | {
      readonly type: 'created';
      readonly plan: TournamentPlan;
      readonly host: MemberId;
      readonly contestants: readonly Contestant[];
    }
  | { readonly type: 'changed'; readonly plan: TournamentPlan }
  | { readonly type: 'entered'; readonly contestant: Contestant }
  | { readonly type: 'left'; readonly entrant: number }
  | { readonly type: 'hosted'; readonly member: MemberId }
  | { readonly type: 'started' }
  /** The entrants of each table in the order of their seats, and those without a table. */
  | {
      readonly type: 'paired';
      readonly round: number;
      readonly tables: readonly (readonly number[])[];
      readonly byes: readonly number[];
    }
  /** Entrants didn't come to their table. Tables count from 0. */
  | {
      readonly type: 'absent';
      readonly round: number;
      readonly table: number;
      readonly entrants: readonly number[];
    }
  | { readonly type: 'closed'; readonly round: number }
  | { readonly type: 'ended' }
  | { readonly type: 'cancelled' };

export interface Entrant {
  readonly contestant: Contestant;
  /** `removed`: left before the start, so the next entrant gets the number. `left`: isn't paired any more. */
  readonly status: 'in' | 'removed' | 'left';
}

export interface PairedTable {
  /** The entrants in the order of the seats. */
  readonly seats: readonly number[];
  /** The entrants who didn't come. */
  readonly absent: readonly number[];
}

export interface Round {
  readonly tables: readonly PairedTable[];
  readonly byes: readonly number[];
  readonly isClosed: boolean;
}

export interface Tournament {
  readonly plan: TournamentPlan;
  readonly since: number;
  readonly changedAt: number;
  /** The number of events. */
  readonly events: number;
  readonly status: TournamentStatus;
  readonly host: MemberId;
  /** Indexed by entrant number. */
  readonly entrants: readonly Entrant[];
  /** The numbers of the entrants at the start. */
  readonly field: readonly number[];
  readonly rounds: readonly Round[];
}

export type TournamentLog = ReturnType<typeof openLog<Tournament | undefined, TournamentEvent>>;

/** The number that a contestant gets, or has if they were in the tournament before. */
const numberFor = ({ entrants, status }: Tournament, contestant: Contestant): number => {
  const known = 'member' in contestant ? memberIn(entrants, contestant.member) : undefined;
  if (known !== undefined) return known;
  const free = status === 'open' ? entrants.findIndex(each => each.status === 'removed') : -1;
  return free < 0 ? entrants.length : free;
};

const memberIn = (entrants: readonly Entrant[], member: MemberId): number | undefined => {
  const at = entrants.findIndex(
    ({ contestant, status }) =>
      status !== 'removed' && 'member' in contestant && contestant.member === member,
  );
  return at < 0 ? undefined : at;
};

/** The number of a player in a tournament, even if they have withdrawn. */
export const entrantOf = ({ entrants }: Tournament, member: MemberId): number | undefined =>
  memberIn(entrants, member);

/** The number of a player who takes part. */
export const enteredAs = (state: Tournament, member: MemberId): number | undefined => {
  const entrant = entrantOf(state, member);
  return entrant !== undefined && state.entrants[entrant]?.status === 'in' ? entrant : undefined;
};

/** The numbers of the entrants who are paired. */
export const activeIn = ({ entrants }: Tournament): readonly number[] =>
  entrants.flatMap(({ status }, i) => (status === 'in' ? [i] : []));

const withEntrant = (was: Tournament, contestant: Contestant): Tournament => {
  const entrants = [...was.entrants];
  entrants[numberFor(was, contestant)] = { contestant, status: 'in' };
  return { ...was, entrants };
};

const withLeft = (was: Tournament, number: number): Tournament => {
  const status = was.status === 'open' ? 'removed' : 'left';
  return {
    ...was,
    entrants: was.entrants.map((each, i) => (i === number ? { ...each, status } : each)),
  };
};

const withRound = (was: Tournament, round: number, change: (was: Round) => Round): Tournament => ({
  ...was,
  rounds: was.rounds.map((each, i) => (i === round - 1 ? change(each) : each)),
});

const withAbsent = (was: Tournament, round: number, table: number, absent: readonly number[]): Tournament =>
  withRound(was, round, each => ({
    ...each,
    tables: each.tables.map((one, n) => (n === table ? { ...one, absent } : one)),
  }));

const created = (
  { plan, host, contestants }: Extract<TournamentEvent, { type: 'created' }>,
  at: number,
): Tournament => ({
  plan,
  since: at,
  changedAt: at,
  events: 1,
  status: 'open',
  host,
  entrants: contestants.map(contestant => ({ contestant, status: 'in' as const })),
  field: [],
  rounds: [],
});

const after = (was: Tournament, event: Exclude<TournamentEvent, { type: 'created' }>): Tournament => {
  switch (event.type) {
    case 'changed':
      return { ...was, plan: event.plan };
    case 'entered':
      return withEntrant(was, event.contestant);
    case 'left':
      return withLeft(was, event.entrant);
    case 'hosted':
      return { ...was, host: event.member };
    case 'started':
      return { ...was, status: 'running', field: activeIn(was) };
    case 'paired': {
      const tables = event.tables.map(seats => ({ seats, absent: [] }));
      return { ...was, rounds: [...was.rounds, { tables, byes: event.byes, isClosed: false }] };
    }
    case 'absent':
      return withAbsent(was, event.round, event.table, event.entrants);
    case 'closed':
      return withRound(was, event.round, each => ({ ...each, isClosed: true }));
    case 'ended':
      return { ...was, status: 'over' };
    case 'cancelled':
      return { ...was, status: 'cancelled' };
  }
};

/** The tournament after an event; undefined before the first one. */
export const foldTournament = (
  was: Tournament | undefined,
  { event, at, number }: LoggedEvent<TournamentEvent>,
): Tournament | undefined => {
  if (event.type === 'created') return created(event, at);
  return was && { ...after(was, event), changedAt: at, events: number };
};

/** The number of rounds. In a round robin, everyone meets everyone once. */
export const roundsOf = ({ plan, field, ...rest }: Tournament): number => {
  if (plan.format !== 'round-robin') return plan.rounds;
  const players = rest.status === 'open' ? activeIn({ plan, field, ...rest }).length : field.length;
  return Math.max(1, players - 1 + (players % 2));
};

/** Whether a tournament is over or was cancelled. */
export const isEnded = ({ status }: Tournament): boolean => status === 'over' || status === 'cancelled';

/** Whether someone may enter: before the start, or in a Swiss or a cup until half of the rounds have begun. */
export const isEnterable = (tournament: Tournament): boolean => {
  const { status, plan, rounds } = tournament;
  if (status === 'open') return true;
  return status === 'running' && plan.format !== 'round-robin' && 2 * rounds.length <= plan.rounds;
};

/** Whether a table ends without a game: at a table for two, one of them didn't come. */
export const isForfeited = ({ plan }: Tournament, { seats, absent }: PairedTable): boolean =>
  plan.noShow === 'forfeit' && plan.format !== 'cup' && seats.length === 2 && absent.length > 0;
