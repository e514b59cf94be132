import type { TournamentStanding } from '../../sync/tournaments.ts';
import { hashKey } from '../keys.ts';
import { isForfeited, type PairedTable, type Tournament } from './events.ts';
import type { Candidate } from './pairings.ts';

/** The result of a game, by seat. */
export interface TableResult {
  readonly totals: readonly number[];
  /** Absent if the game can't be won. */
  readonly places?: readonly number[];
  /** What kept a player from playing until the end. */
  readonly away: readonly ('left' | 'standIn' | null)[];
}

/** The results of the finished games, by `resultKey`. */
export type TournamentResults = ReadonlyMap<string, TableResult>;

/** A table in `TournamentResults`. Rounds count from 1, tables from 0. */
export const resultKey = (round: number, table: number): string => `${round}:${table}`;

/** Points for a win, and for a bye. Points are half points. */
const WIN = 2;

/** What an entrant has at a table. */
export interface SeatScore {
  readonly entrant: number;
  /** 1 for winners. */
  readonly place: number;
  readonly points: number;
  readonly total?: number;
  readonly isAbsent: boolean;
}

/** The places if those who are away are last. */
const placesOf = ({ totals, places }: TableResult, away: readonly boolean[]): readonly number[] => {
  const given = places ?? totals.map(total => 1 + totals.filter(other => other > total).length);
  const present = given.filter((_, seat) => !away[seat]);
  return given.map((place, seat) =>
    away[seat] ? present.length + 1 : 1 + present.filter(other => other < place).length,
  );
};

/** Linear points for a place. Equal places share the points of the places that they cover. */
const pointsFor = (place: number, places: readonly number[]): number => {
  if (places.length < 2) return WIN;
  const equal = places.filter(other => other === place).length;
  const middle = place + (equal - 1) / 2;
  return Math.round((WIN * (places.length - middle)) / (places.length - 1));
};

const scoresOfForfeit = ({ seats, absent }: PairedTable): readonly SeatScore[] =>
  seats.map(entrant => {
    const isAbsent = absent.includes(entrant);
    return { entrant, place: isAbsent ? 2 : 1, points: isAbsent ? 0 : WIN, isAbsent };
  });

/** NP-89: the scores of a table; undefined while its game runs. */
export const scoresOf = (
  tournament: Tournament,
  table: PairedTable,
  result: TableResult | undefined,
): readonly SeatScore[] | undefined => {
  if (isForfeited(tournament, table)) return scoresOfForfeit(table);
  if (!result) return undefined;
  const { format, noShow } = tournament.plan;
  const away = table.seats.map((_, seat) => {
    const why = result.away[seat] ?? null;
    return why === 'left' || (why === 'standIn' && noShow === 'forfeit');
  });
  const places = placesOf(result, away);
  return table.seats.map((entrant, seat) => {
    const total = result.totals[seat] ?? 0;
    const place = places[seat]!;
    const isAbsent = (result.away[seat] ?? null) !== null;
    if (format === 'cup') return { entrant, place, total, points: away[seat] ? 0 : total, isAbsent };
    return { entrant, place, total, points: away[seat] ? 0 : pointsFor(place, places), isAbsent };
  });
};

/** What an entrant has achieved so far. */
interface Tally {
  points: number;
  played: number;
  byes: number;
  stars: number;
  firsts: number;
  /** For each opponent of a game: 2 for a win against them, 1 for a tie, 0 for a loss. */
  readonly against: { readonly entrant: number; readonly result: number }[];
  readonly met: Map<number, number>;
}

const meet = (tally: Tally, own: SeatScore, others: readonly SeatScore[]): void => {
  for (const { entrant, place } of others)
    tally.against.push({ entrant, result: 1 + Math.sign(place - own.place) });
};

/** The tally of each entrant, by number. */
const talliesOf = (tournament: Tournament, results: TournamentResults): readonly Tally[] => {
  const tallies = tournament.entrants.map(
    (): Tally => ({ points: 0, played: 0, byes: 0, stars: 0, firsts: 0, against: [], met: new Map() }),
  );
  for (const [i, { tables, byes }] of tournament.rounds.entries()) {
    for (const entrant of byes) {
      tallies[entrant]!.byes += 1;
      if (tournament.plan.format !== 'cup') tallies[entrant]!.points += WIN;
    }
    for (const [n, table] of tables.entries()) {
      for (const [seat, entrant] of table.seats.entries()) {
        const { met } = tallies[entrant]!;
        tallies[entrant]!.firsts += seat === 0 ? 1 : -1;
        for (const other of table.seats) if (other !== entrant) met.set(other, (met.get(other) ?? 0) + 1);
      }
      const scores = scoresOf(tournament, table, results.get(resultKey(i + 1, n)));
      for (const score of scores ?? []) {
        const tally = tallies[score.entrant]!;
        tally.points += score.points;
        tally.stars += score.total ?? 0;
        tally.played += 1;
        meet(
          tally,
          score,
          scores!.filter(other => other !== score),
        );
      }
    }
  }
  return tallies;
};

interface Ranked {
  readonly entrant: number;
  readonly tally: Tally;
  readonly buchholz: number;
  readonly sonnebornBerger: number;
  /** A random text that no player can influence. It decides the order if everything else is equal. */
  readonly draw: string;
}

/** The half points of an entrant in the games against the others of a group. */
const within = ({ tally }: Ranked, group: readonly Ranked[]): number =>
  tally.against
    .filter(({ entrant }) => group.some(each => each.entrant === entrant))
    .reduce((sum, { result }) => sum + result, 0);

const isEqual = (a: Ranked, b: Ranked): boolean =>
  a.tally.points === b.tally.points && a.buchholz === b.buchholz && a.sonnebornBerger === b.sonnebornBerger;

/** NP-89: points, Buchholz, Sonneborn-Berger, direct encounter, stars, and at last a random order. */
const sorted = (all: readonly Ranked[]): readonly Ranked[] => {
  const first = all.toSorted(
    (a, b) =>
      b.tally.points - a.tally.points || b.buchholz - a.buchholz || b.sonnebornBerger - a.sonnebornBerger,
  );
  const groups: Ranked[][] = [];
  for (const each of first) {
    const group = groups.at(-1);
    if (group && isEqual(group[0]!, each)) group.push(each);
    else groups.push([each]);
  }
  return groups.flatMap(group => {
    const direct = new Map(group.map(each => [each.entrant, within(each, group)]));
    return group.sort(
      (a, b) =>
        direct.get(b.entrant)! - direct.get(a.entrant)! ||
        b.tally.stars - a.tally.stars ||
        (a.draw < b.draw ? -1 : 1),
    );
  });
};

const rankedIn = (id: string, tournament: Tournament, results: TournamentResults): readonly Ranked[] => {
  const tallies = talliesOf(tournament, results);
  const isPaired = tournament.plan.format !== 'cup';
  const sum = (tally: Tally, weight: (result: number) => number): number =>
    isPaired
      ? tally.against.reduce(
          (total, { entrant, result }) => total + weight(result) * tallies[entrant]!.points,
          0,
        )
      : 0;
  return sorted(
    tournament.entrants.flatMap(({ status }, entrant): Ranked[] => {
      if (status === 'removed') return [];
      const tally = tallies[entrant]!;
      const draw = hashKey(`${id}:${entrant}`);
      return [
        {
          entrant,
          tally,
          buchholz: sum(tally, () => 1),
          sonnebornBerger: sum(tally, result => result),
          draw,
        },
      ];
    }),
  );
};

/** NP-89: the standings, the best first. */
export const standingsOf = (
  id: string,
  tournament: Tournament,
  results: TournamentResults,
): readonly TournamentStanding[] =>
  rankedIn(id, tournament, results).map(({ entrant, tally, buchholz, sonnebornBerger }, i) => ({
    entrant,
    rank: i + 1,
    points: tally.points,
    played: tally.played,
    byes: tally.byes,
    tieBreaks: { buchholz, sonnebornBerger, stars: tally.stars },
  }));

/** The entrants who can be paired, the best first. */
export const candidatesOf = (
  id: string,
  tournament: Tournament,
  results: TournamentResults,
): readonly Candidate[] =>
  rankedIn(id, tournament, results).flatMap(({ entrant, tally }) => {
    if (tournament.entrants[entrant]?.status !== 'in') return [];
    const { points, byes, firsts, met } = tally;
    return [{ entrant, points, byes, firsts, met }];
  });
