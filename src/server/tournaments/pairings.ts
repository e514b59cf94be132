/// <reference path="./edmonds-blossom-fixed.d.ts" />
import match from 'edmonds-blossom-fixed';
import { range } from '../../engine/util.ts';

/** What the pairing of a round needs to know about an entrant. */
export interface Candidate {
  readonly entrant: number;
  readonly points: number;
  readonly byes: number;
  /** How often they sat in the first seat, less how often they sat in another one. */
  readonly firsts: number;
  /** How often they met each other entrant. */
  readonly met: ReadonlyMap<number, number>;
}

export interface Pairing {
  /** The entrants of each table in the order of their seats. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

const REPEAT = 10 ** 9;
const SCORE = 10_000;
const FOLD = 10;
const SEAT = 300;
/** In a large field, only entrants whose ranks differ by at most this number are paired. */
const NEAREST = 40;

/** The cost of pairing two entrants. `distance` is the difference of their ranks, `ideal` the best one. */
const cost = (a: Candidate, b: Candidate, distance: number, ideal: number): number => {
  const repeats = a.met.get(b.entrant) ?? 0;
  const isSameSeat = a.firsts !== 0 && Math.sign(a.firsts) === Math.sign(b.firsts);
  return (
    REPEAT * repeats +
    SCORE * (a.points - b.points) ** 2 +
    FOLD * Math.abs(distance - ideal) +
    (isSameSeat ? SEAT * Math.min(Math.abs(a.firsts), Math.abs(b.firsts)) : 0)
  );
};

/** The cost of giving the bye to an entrant. Those with the fewest byes get it, and among them the lowest ranks. */
const costOfBye = ({ byes, points }: Candidate, rank: number, last: Candidate, size: number): number =>
  REPEAT * byes + SCORE * (points - last.points) ** 2 + FOLD * (size - rank);

/** The first of two sat there less often. */
const inSeats = (a: Candidate, b: Candidate): readonly number[] =>
  b.firsts < a.firsts ? [b.entrant, a.entrant] : [a.entrant, b.entrant];

/**
 * NP-90: pairs the entrants of a Swiss round, who are sorted by rank. Equal points meet, the upper half against the lower
 * one, no pair meets twice, and no one gets a second bye, as far as that is possible.
 */
export const pairSwiss = (ranked: readonly Candidate[]): Pairing => {
  const last = ranked.at(-1);
  if (!last) return { tables: [], byes: [] };
  const size = ranked.length;
  const groups = new Map<number, number>();
  for (const { points } of ranked) groups.set(points, (groups.get(points) ?? 0) + 1);
  const edges = ranked.flatMap((a, i) => {
    const ideal = Math.floor((groups.get(a.points) ?? 0) / 2);
    const most = size <= 2 * NEAREST ? size : NEAREST;
    return ranked
      .slice(i + 1, i + 1 + most)
      .map((b, d) => [i, i + 1 + d, -cost(a, b, d + 1, Math.min(ideal, NEAREST))] as const);
  });
  const isOdd = size % 2 === 1;
  const byes = isOdd ? ranked.map((each, i) => [i, size, -costOfBye(each, i, last, size)] as const) : [];
  const partners = match([...edges, ...byes], true);
  const pairs = ranked.flatMap((a, i) => {
    const b = ranked[partners[i] ?? -1];
    return b && (partners[i] ?? -1) > i ? [inSeats(a, b)] : [];
  });
  return { tables: pairs, byes: isOdd ? [ranked[partners[size]!]!.entrant] : [] };
};

/** NP-90: the pairs of a round in a round robin, by Berger tables. Rounds count from 1. */
export const pairRoundRobin = (field: readonly number[], round: number): Pairing => {
  const even = field.length + (field.length % 2);
  const turning = even - 1;
  const at = (i: number): number | undefined => field[i];
  const pairs = range(even / 2).map((n): readonly (number | undefined)[] => {
    const one = (round - 1 + n) % turning;
    // The last one stays and changes seats every round. The others turn around it.
    if (n === 0) return round % 2 === 1 ? [at(one), at(turning)] : [at(turning), at(one)];
    const other = (round - 1 + turning - n) % turning;
    return n % 2 === 1 ? [at(other), at(one)] : [at(one), at(other)];
  });
  const known = pairs.map(pair => pair.filter(each => each !== undefined));
  return {
    tables: known.filter(({ length }) => length === 2),
    byes: known.filter(({ length }) => length === 1).flat(),
  };
};

/** The sizes of the tables for a number of entrants: as few byes as possible, then few tables of similar size. */
export const tableSizes = (entrants: number, sizes: readonly number[]): readonly number[] => {
  interface Plan {
    readonly cost: number;
    readonly tables: readonly number[];
  }
  const alone = sizes.length > 1 ? REPEAT / 1000 : 0;
  const best: Plan[] = [{ cost: 0, tables: [] }];
  for (let n = 1; n <= entrants; n++) {
    const options = sizes.flatMap((size): Plan[] => {
      const before = best[n - size];
      const own = size === 1 ? alone : 0;
      return before
        ? [{ cost: before.cost + SCORE + size ** 2 + own, tables: [...before.tables, size] }]
        : [];
    });
    const bye = { cost: best[n - 1]!.cost + REPEAT, tables: best[n - 1]!.tables };
    best.push([bye, ...options].reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return best[entrants]!.tables.toSorted((a, b) => b - a);
};

const repeatsIn = (table: readonly Candidate[], one: Candidate): number =>
  table.reduce((sum, { entrant }) => sum + (entrant === one.entrant ? 0 : (one.met.get(entrant) ?? 0)), 0);

/** Swaps entrants of neighboring tables while that avoids that people meet again. */
const withFewRepeats = (given: readonly (readonly Candidate[])[]): readonly (readonly Candidate[])[] => {
  const tables = given.map(table => [...table]);
  const repeats = (table: readonly Candidate[]): number =>
    table.reduce((sum, one) => sum + repeatsIn(table, one), 0);
  /** Swaps two seats if that helps. */
  const trySwap = (t: number, i: number, u: number, j: number): boolean => {
    const [a, b] = [tables[t]!, tables[u]!];
    const before = repeats(a) + repeats(b);
    [a[i], b[j]] = [b[j]!, a[i]!];
    if (repeats(a) + repeats(b) < before) return true;
    [a[i], b[j]] = [b[j]!, a[i]!];
    return false;
  };
  const improve = (t: number): boolean => {
    for (const [i, one] of tables[t]!.entries()) {
      if (repeatsIn(tables[t]!, one) === 0) continue;
      for (let away = 1; away < tables.length; away++)
        for (const u of [t + away, t - away])
          for (const j of tables[u]?.keys() ?? []) if (trySwap(t, i, u, j)) return true;
    }
    return false;
  };
  // Each swap removes a repeated meeting, so this ends.
  for (const t of tables.keys()) while (improve(t));
  return tables;
};

/**
 * NP-90: seats the entrants, who are sorted by rank, at tables of these sizes. Those with similar points play together,
 * and meet as few people as possible again.
 */
export const pairPods = (ranked: readonly Candidate[], sizes: readonly number[]): Pairing => {
  const planned = tableSizes(ranked.length, sizes);
  const missing = ranked.length - planned.reduce((sum, size) => sum + size, 0);
  const byBye = ranked
    .map((each, rank) => ({ each, rank }))
    .sort((a, b) => a.each.byes - b.each.byes || b.rank - a.rank);
  const byes = byBye.slice(0, missing).map(({ each }) => each.entrant);
  const playing = ranked.filter(({ entrant }) => !byes.includes(entrant));
  const starts = planned.map((_, i) => planned.slice(0, i).reduce((sum, size) => sum + size, 0));
  const chunks = planned.map((size, i) => playing.slice(starts[i], starts[i]! + size));
  const tables = withFewRepeats(chunks).map(table =>
    table.toSorted((a, b) => a.firsts - b.firsts).map(({ entrant }) => entrant),
  );
  return { tables, byes };
};
