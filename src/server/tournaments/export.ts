import type { TournamentShown } from '../../sync/tournaments.ts';
import { csvLine } from '../../text/csv.ts';

const line = (...values: readonly (string | number | undefined)[]): string => csvLine(values);

/** NP-93: the standings and the results of a tournament as CSV. Points of a cup are stars, others are half points. */
export const csvOf = ({ entrants, standings, played, format }: TournamentShown): string => {
  const points = (value: number): number => (format === 'cup' ? value : value / 2);
  const nameOf = (entrant: number): string => entrants.find(each => each.entrant === entrant)?.name ?? '';
  const ranks = standings.map(({ entrant, rank, tieBreaks, ...each }) =>
    line(
      rank,
      nameOf(entrant),
      points(each.points),
      each.played,
      each.byes,
      tieBreaks.buchholz / 2,
      tieBreaks.sonnebornBerger / 4,
      tieBreaks.stars,
    ),
  );
  const games = played.flatMap(({ round, tables, byes }) => [
    ...tables.flatMap(({ seats }, n) =>
      seats.map(({ entrant, place, total, points: own, isAbsent }) => {
        const result = own === undefined ? undefined : points(own);
        return line(round, n + 1, nameOf(entrant), place, result, total, isAbsent ? 1 : 0);
      }),
    ),
    ...byes.map(entrant => line(round, '', nameOf(entrant), '', format === 'cup' ? 0 : 1, '', 0)),
  ]);
  return [
    line('rank', 'name', 'points', 'played', 'byes', 'buchholz', 'sonneborn-berger', 'stars'),
    ...ranks,
    '',
    line('round', 'table', 'name', 'place', 'points', 'total', 'absent'),
    ...games,
    '',
  ].join('\r\n');
};
