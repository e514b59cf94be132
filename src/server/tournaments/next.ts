import {
  activeIn,
  isForfeited,
  type Round,
  roundsOf,
  type Tournament,
  type TournamentEvent,
} from './events.ts';
import { type Pairing, pairPods, pairRoundRobin, pairSwiss } from './pairings.ts';
import { candidatesOf, resultKey, type TournamentResults } from './standings.ts';

/** The games of a round that the results don't have yet, by number. */
export const openTables = (
  tournament: Tournament,
  round: number,
  results: TournamentResults,
): readonly number[] =>
  (tournament.rounds[round - 1]?.tables ?? []).flatMap((table, n) =>
    isForfeited(tournament, table) || results.has(resultKey(round, n)) ? [] : [n],
  );

/** Opponents of entrants who have withdrawn get a bye. */
const withoutLeft = ({ tables, byes }: Pairing, active: readonly number[]): Pairing => {
  const present = tables.map(table => table.filter(entrant => active.includes(entrant)));
  return {
    tables: present.filter(({ length }) => length === 2),
    byes: [...byes, ...present.filter(({ length }) => length === 1).flat()].filter(each =>
      active.includes(each),
    ),
  };
};

const pair = (id: string, tournament: Tournament, round: number, results: TournamentResults): Pairing => {
  const { plan, field } = tournament;
  if (plan.format === 'round-robin') return withoutLeft(pairRoundRobin(field, round), activeIn(tournament));
  const ranked = candidatesOf(id, tournament, results);
  return plan.format === 'swiss' && plan.size === 2 ? pairSwiss(ranked) : pairPods(ranked, plan.sizes);
};

const canGoOn = (tournament: Tournament): boolean =>
  activeIn(tournament).length >= (tournament.plan.sizes.includes(1) ? 1 : 2);

/**
 * NP-90: the next event of a running tournament; undefined while a game of the round runs. It depends only on the arguments, so
 * any server may append it: the store accepts each number of the log once.
 */
export const nextEvent = (
  id: string,
  tournament: Tournament,
  results: TournamentResults,
): TournamentEvent | undefined => {
  if (tournament.status !== 'running') return undefined;
  const current: Round | undefined = tournament.rounds.at(-1);
  const round = tournament.rounds.length;
  if (current && !current.isClosed)
    return openTables(tournament, round, results).length > 0 ? undefined : { type: 'closed', round };
  if (round >= roundsOf(tournament) || !canGoOn(tournament)) return { type: 'ended' };
  const { tables, byes } = pair(id, tournament, round + 1, results);
  return { type: 'paired', round: round + 1, tables, byes };
};
