import type { GroupSeason, GroupStanding } from '../../sync/groups.ts';
import type { LoggedResult } from '../club/logged-result.ts';

/** NP-98: the standings of a group follow from the counted games at its tables. */

interface Tally {
  games: number;
  wins: number;
  points: number;
}

export const isInSeason = (
  { at }: Pick<LoggedResult, 'at'>,
  { from, to = Number.POSITIVE_INFINITY }: GroupSeason,
): boolean => at >= from && at < to;

/** Half points against one other member. */
const pointsAgainst = (own: number, other: number): number => (own < other ? 2 : own === other ? 1 : 0);

/**
 * Ranks the members of a group. Only other members count as opponents, so games against bots bring no points. A person
 * who has left keeps their results, so that leaving takes no points from others.
 */
export const standingsOf = (games: readonly LoggedResult[]): readonly GroupStanding[] => {
  const tallies = new Map<string, Tally>();
  for (const { group } of games) {
    const played = group?.seats.flatMap(({ member, place }) =>
      member === undefined ? [] : [{ member, place }],
    );
    if (!played || new Set(played.map(({ member }) => member)).size < 2) continue;
    for (const { member, place } of played) {
      const tally = tallies.get(member) ?? { games: 0, wins: 0, points: 0 };
      tallies.set(member, tally);
      const others = played.filter(each => each.member !== member);
      tally.games += 1;
      tally.wins += Number(place === 1);
      for (const other of others) tally.points += pointsAgainst(place, other.place);
    }
  }
  const sorted = [...tallies].sort(
    ([, a], [, b]) => b.points - a.points || b.wins - a.wins || a.games - b.games,
  );
  const isTied = (a: Tally, b: Tally): boolean =>
    a.points === b.points && a.wins === b.wins && a.games === b.games;
  return sorted.map(([member, tally]) => ({
    rank: sorted.findIndex(([, other]) => isTied(other, tally)) + 1,
    member,
    ...tally,
  }));
};
