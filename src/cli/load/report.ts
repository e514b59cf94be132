import type { Language } from '../../engine/text.ts';
import type { LoadCheck } from './check.ts';
import type { GeneratorLoad } from './gauge.ts';
import { LOAD_MESSAGES } from './messages.ts';
import { type LoadTally, type makeTimes, rounded } from './tally.ts';

/** What a load test measured, as `--json` prints it. */
export type LoadSummary = ReturnType<typeof summaryOf>;

interface Measured {
  readonly about: {
    readonly servers: readonly string[];
    readonly game: string;
    readonly config: object;
    readonly tables: number;
    readonly seats: number;
    readonly spectators: number;
  };
  readonly seconds: number;
  readonly tally: LoadTally;
  readonly check: LoadCheck;
  readonly generator: GeneratorLoad;
  readonly isComplete: boolean;
}

export const summaryOf = ({ about, seconds, tally, check, generator, isComplete }: Measured) => {
  const { games, moves, bytes, acks, updates, reconnects, codes, waits } = tally;
  const each = (all: number): number => Math.round(all / Math.max(1, moves.acknowledged));
  const doubled = moves.doubled + check.doubled;
  return {
    ...about,
    seconds: rounded(seconds),
    games,
    moves: {
      ...moves,
      unanswered: moves.sent - moves.acknowledged - moves.refused,
      perSecond: rounded(moves.acknowledged / seconds),
      lost: check.lost,
      doubled,
    },
    ack: acks.told(),
    update: updates.told(),
    bytesPerMove: { sent: each(bytes.sent), received: each(bytes.received) },
    reconnects,
    codes: Object.fromEntries(codes),
    waits: Object.fromEntries(waits),
    check: { ...check, doubled, isComplete },
    generator,
    isGood: moves.acknowledged > 0 && check.lost + doubled + check.wrongGames + games.gaveUp === 0,
  };
};

/** Writes a summary as lines of text. */
export const reportOf = (summary: LoadSummary, language: Language): string => {
  const words = LOAD_MESSAGES[language];
  const { labels } = words;
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = (value: number): string => format(Math.round(value));
  const times = (told: ReturnType<ReturnType<typeof makeTimes>['told']>): string =>
    told.p50 === undefined
      ? words.noTimes
      : words.times(format(told.p50), format(told.p90), format(told.p99), format(told.most));
  const { games, moves, bytesPerMove, reconnects, codes, waits, check, generator } = summary;
  const listed = Object.entries(codes).map(([code, count]) => `${code} ${whole(count)}`);
  const rows: (readonly [string, string] | false)[] = [
    [
      labels.run,
      words.run(
        summary.game,
        whole(summary.tables),
        whole(summary.seats),
        whole(summary.spectators),
        format(summary.seconds),
      ),
    ],
    [labels.games, words.games(whole(games.finished), whole(games.started), whole(games.gaveUp))],
    [
      labels.moves,
      words.moves(
        whole(moves.sent),
        whole(moves.acknowledged),
        format(moves.perSecond),
        whole(moves.refused),
        whole(moves.unanswered),
      ),
    ],
    [labels.acks, times(summary.ack)],
    [labels.updates, times(summary.update)],
    [labels.bytes, words.bytes(whole(bytesPerMove.sent), whole(bytesPerMove.received))],
    [labels.reconnects, words.reconnects(whole(reconnects), whole(moves.repeated))],
    listed.length > 0 && [labels.codes, listed.join(', ')],
    ...Object.entries(waits).map(
      ([code, { count, seconds }]) =>
        [labels.waits, `${code} ${words.waits(whole(count), format(seconds))}`] as const,
    ),
    [
      labels.check,
      words.check(
        whole(check.games),
        whole(check.moves),
        whole(check.lost),
        whole(check.doubled),
        whole(check.verifiedGames),
        whole(check.wrongGames),
      ),
    ],
    [labels.generator, words.generator(whole(generator.cpu * 100), format(generator.delayP99))],
  ];
  const width = Math.max(...Object.values(labels).map(label => label.length)) + 2;
  const lines = rows.flatMap(row => (row ? [`${row[0].padEnd(width)}${row[1]}`] : []));
  if (!check.isComplete) lines.push(words.stopped);
  return `${lines.join('\n')}\n`;
};
