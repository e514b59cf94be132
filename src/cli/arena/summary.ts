import type { Spend } from '../bots.ts';
import { type ToldThinking, thinkingSum, toldThinking } from '../clock.ts';
import { shareOf, shareOfForfeit } from '../simulation.ts';
import { addTo, deviationOf, errorOf, interval, newSums, rounded, type Sums, spreadOf } from '../sums.ts';
import type { Book } from './book.ts';
import { byRound, ratingsOf } from './elo.ts';
import { seatingsOf, wholeRounds } from './plan.ts';
import { type Meeting, meetingsIn, type PlayedGame } from './points.ts';
import { type Hypotheses, type SprtVerdict, verdictOf } from './sprt.ts';

export interface BotSummary {
  readonly bot: string;
  readonly elo: number;
  /** The 95 % confidence interval of `elo`. */
  readonly interval: readonly [number, number];
  readonly games: number;
  readonly points: number;
  /** The share of the points that the bot won in its games. */
  readonly share: number;
  /** The number of wins. A shared win counts in part. Solo games have no wins. */
  readonly wins?: number;
  readonly score: { readonly mean: number; readonly sd: number; readonly se: number };
  readonly forfeits: number;
}

export interface PairSummary {
  readonly bot: string;
  readonly against: string;
  readonly meetings: number;
  readonly points: number;
  readonly share: number;
  /** The 95 % confidence interval of the share, with each round as one observation. */
  readonly interval: readonly [number, number];
}

export interface ArenaSummary {
  readonly game: string;
  readonly seed: string;
  readonly engine: string;
  readonly rulesVersion: number;
  /** The options in the form of the flag `--config`. */
  readonly config: object;
  readonly spend?: Spend;
  readonly server?: string;
  /** The bots as named on the command line. Their order determines the seats. */
  readonly named: readonly string[];
  readonly seats: number;
  readonly rounds: number;
  readonly games: number;
  /** The number of games in incomplete rounds, which don't count. */
  readonly open: number;
  readonly lacking: number;
  readonly bots: readonly BotSummary[];
  readonly pairs: readonly PairSummary[];
  readonly sprt?: SprtVerdict;
  /**
   * The thinking times in milliseconds per answer, in the order of the bots. They differ between runs of the same
   * games.
   */
  readonly thinking: readonly ToldThinking[];
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
/** Returns the share of the points that the first of two bots got in each round. */
export const sharesOf = (meetings: readonly Meeting[]): number[] =>
  byRound(meetings).map(round => round.reduce((sum, { points }) => sum + points, 0) / round.length);

/**
 * Returns the confidence interval of a share. If all rounds are equal, their variance is 0, so Wilson's interval is
 * used instead.
 */
const boundsOf = (share: number, shares: Sums): readonly [number, number] => {
  if (deviationOf(shares) === 0) return interval(share * shares.count, shares.count);
  const reach = 1.96 * errorOf(shares);
  return [rounded(Math.max(0, share - reach)), rounded(Math.min(1, share + reach))];
};

const pairsOf = (names: readonly string[], meetings: readonly Meeting[]): PairSummary[] =>
  names.flatMap((bot, i) =>
    names.slice(i + 1).flatMap((against, k) => {
      const met = meetings.filter(each => each.bot === i && each.against === i + 1 + k);
      if (met.length === 0) return [];
      const shares = newSums();
      for (const share of sharesOf(met)) addTo(shares, share);
      const points = met.reduce((sum, each) => sum + each.points, 0);
      const share = points / met.length;
      return [
        {
          bot,
          against,
          meetings: met.length,
          points,
          share: rounded(share),
          interval: boundsOf(share, shares),
        },
      ];
    }),
  );

const partOf = ({ places, forfeit, bots }: PlayedGame, seat: number): number =>
  forfeit === undefined
    ? shareOf({ places: places ?? [] }, seat)
    : shareOfForfeit(bots.length, forfeit, seat);

/** Summarizes the games of an arena. The strongest bot is first. */
export const summaryOf = (
  { head, games: all }: Book,
  config: object,
  hypotheses?: Hypotheses,
): ArenaSummary => {
  const { bots: names, game, seed, engine, rulesVersion, seats, rounds } = head;
  const { server, job } = head;
  const { spend } = job;
  const games = wholeRounds(head, all);
  const meetings = meetingsIn(head, games);
  const ratings = ratingsOf(names.length, meetings);
  const pairs = pairsOf(names, meetings);
  const bots = names.map((bot, i): BotSummary => {
    const scores = newSums();
    let forfeits = 0;
    let played = 0;
    let wins = 0;
    for (const each of games)
      for (const [seat, sits] of each.bots.entries()) {
        if (sits !== i) continue;
        played += 1;
        wins += partOf(each, seat);
        if (each.forfeit === seat) forfeits += 1;
        const score = each.scores?.[seat];
        if (score !== undefined) addTo(scores, score);
      }
    const own = meetings.flatMap(({ bot: first, against, points }) =>
      first === i ? [points] : against === i ? [1 - points] : [],
    );
    const points = own.reduce((sum, each) => sum + each, 0);
    const { elo, interval: bounds } = ratings[i]!;
    return {
      bot,
      elo: tenth(elo),
      interval: [tenth(bounds[0]), tenth(bounds[1])],
      games: played,
      points,
      share: own.length === 0 ? 0 : rounded(points / own.length),
      ...(seats > 1 && { wins: rounded(wins) }),
      score: spreadOf(scores),
      forfeits,
    };
  });
  return {
    game,
    seed,
    engine,
    rulesVersion,
    config,
    ...(spend && { spend }),
    ...(server !== undefined && { server }),
    named: head.table?.map(bot => names[bot]!) ?? names,
    seats,
    rounds,
    games: games.length,
    open: all.length - games.length,
    lacking: rounds * seatingsOf(head).length - all.length,
    bots: bots.sort((a, b) => b.elo - a.elo),
    pairs,
    ...(hypotheses && { sprt: roundedVerdict(verdictOf(sharesOf(meetings), hypotheses)) }),
    thinking: bots.map(({ bot }) => toldThinking(bot, thinkingIn(games, names.indexOf(bot)))),
  };
};

/** Returns the thinking time of a bot, for all its seats together. */
const thinkingIn = (games: readonly PlayedGame[], bot: number) =>
  thinkingSum(games.flatMap(({ bots, thinking = [] }) => thinking.filter((_, seat) => bots[seat] === bot)));

const roundedVerdict = (verdict: SprtVerdict): SprtVerdict => ({
  ...verdict,
  evidence: rounded(verdict.evidence),
  bound: rounded(verdict.bound),
});
