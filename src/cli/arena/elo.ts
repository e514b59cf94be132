import { parseSeed, type Random, stream } from '../../engine/random.ts';
import { range, sum } from '../../engine/util.ts';
import type { Meeting } from './points.ts';

/** The rating of a bot in Elo, and its 95 % confidence interval. */
export interface Rating {
  readonly elo: number;
  readonly interval: readonly [number, number];
}

/** The points that each bot (row) won against each other bot (column), and the number of these games. */
interface Table {
  readonly points: readonly Float64Array[];
  readonly games: readonly Float64Array[];
}

const newTable = (bots: number): Table => ({
  points: range(bots).map(() => new Float64Array(bots)),
  games: range(bots).map(() => new Float64Array(bots)),
});

const addMeeting = ({ points, games }: Table, { bot, against, points: won }: Meeting): void => {
  points[bot]![against]! += won;
  points[against]![bot]! += 1 - won;
  games[bot]![against]! += 1;
  games[against]![bot]! += 1;
};

/** Adds a draw to every pair of bots that met. Otherwise, a bot that never lost would have an infinite rating. */
const withPrior = ({ points, games }: Table): Table => {
  const plus = (of: readonly Float64Array[], more: number) =>
    of.map((row, i) => row.map((value, j) => (games[i]![j]! > 0 ? value + more : value)));
  return { points: plus(points, 0.5), games: plus(games, 1) };
};

const STEPS = 2000;
const CLOSE = 1e-7;

/** Computes the maximum likelihood ratings of the Bradley-Terry model with Hunter's MM algorithm. Their mean is 0. */
const elosOf = (table: Table): number[] => {
  const { points, games } = withPrior(table);
  const won = points.map(row => sum([...row]));
  let strengths = won.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const next = strengths.map((own, i) => {
      let load = 0;
      for (const [j, count] of games[i]!.entries()) if (count > 0) load += count / (own + strengths[j]!);
      return load === 0 ? own : won[i]! / load;
    });
    const scale = Math.exp(sum(next.map(Math.log)) / next.length);
    const scaled = next.map(strength => strength / scale);
    const moved = Math.max(...scaled.map((strength, i) => Math.abs(Math.log(strength / strengths[i]!))));
    strengths = scaled;
    if (moved < CLOSE) break;
  }
  return strengths.map(strength => 400 * Math.log10(strength));
};

/** Solves a system of linear equations that has exactly one solution. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (const i of rows.keys()) {
    const top = rows.slice(i).reduce((a, b) => (Math.abs(b[i]!) > Math.abs(a[i]!) ? b : a));
    const at = rows.indexOf(top);
    [rows[i], rows[at]] = [top, rows[i]!];
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const factor = row[i]! / top[i]!;
      for (let j = i; j < row.length; j++) row[j]! -= factor * top[j]!;
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
};

const ELO = 400 / Math.LN10;

/**
 * Computes the standard errors of the ratings from the Fisher information. They exist even for a bot that never lost.
 */
const errorsOf = (table: Table, elos: readonly number[]): number[] => {
  const { games } = withPrior(table);
  const count = elos.length;
  const information = elos.map((own, i) => {
    const parts = elos.map((other, j) => {
      const share = 1 / (1 + Math.exp((other - own) / ELO));
      return games[i]![j]! * share * (1 - share);
    });
    // The term 1 / count makes the matrix invertible. It corresponds to ratings with the mean 0.
    return parts.map((part, j) => (i === j ? sum(parts) : -part) + 1 / count);
  });
  return elos.map((_, i) => {
    const unit = elos.map((__, j) => (i === j ? 1 : 0));
    return ELO * Math.sqrt(Math.max(0, solved(information, unit)[i]! - 1 / count));
  });
};

/** How many bootstrap samples are drawn. */
const DRAWS = 200;

const spreadOf = (values: readonly number[]): readonly [number, number] => {
  const sorted = [...values].sort((a, b) => a - b);
  return [sorted[Math.floor(0.025 * sorted.length)]!, sorted[Math.ceil(0.975 * sorted.length) - 1]!];
};

/**
 * Draws a bootstrap sample. It consists of rounds and not of games, because the games of a round have the same seed and
 * aren't independent.
 */
const drawn = (rounds: readonly (readonly Meeting[])[], bots: number, random: Random): Table => {
  const table = newTable(bots);
  for (let i = 0; i < rounds.length; i++)
    for (const meeting of rounds[random.below(rounds.length)]!) addMeeting(table, meeting);
  return table;
};

export const byRound = (meetings: readonly Meeting[]): Meeting[][] => {
  const rounds = new Map<number, Meeting[]>();
  for (const meeting of meetings) {
    const round = rounds.get(meeting.round);
    if (round) round.push(meeting);
    else rounds.set(meeting.round, [meeting]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, all]) => all);
};

/**
 * Computes the ratings of all bots. Equal results always give equal ratings. Each interval contains both the bootstrap
 * interval and the Fisher interval.
 */
export const ratingsOf = (bots: number, meetings: readonly Meeting[]): Rating[] => {
  const table = newTable(bots);
  for (const meeting of meetings) addMeeting(table, meeting);
  const elos = elosOf(table);
  const rounds = byRound(meetings);
  if (rounds.length === 0) return elos.map(elo => ({ elo, interval: [elo, elo] }));
  const random = stream(parseSeed('ratings').seed, 'rounds');
  const draws = range(DRAWS).map(() => elosOf(drawn(rounds, bots, random)));
  const errors = errorsOf(table, elos);
  return elos.map((elo, bot) => {
    const [low, high] = spreadOf(draws.map(each => each[bot]!));
    const reach = 1.96 * errors[bot]!;
    return { elo, interval: [Math.min(low, elo - reach), Math.max(high, elo + reach)] };
  });
};
