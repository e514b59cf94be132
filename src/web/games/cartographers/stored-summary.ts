import type { CardId, Config, Event, Result, Scored, Season } from '../../../games/cartographers/ui.ts';

/** What lists of games show about a saved game without reading its log. */
export interface StoredMapSummary {
  readonly isOver: boolean;
  readonly game: Config['game'];
  /** The letter of a printed sheet, or the name of a map file in both languages. */
  readonly map: string | Pick<Exclude<Config['map'], string>, 'name'>;
  readonly season: Season;
  /** The best final score among the seats. */
  readonly stars?: number;
  /** The game's result. Summaries that earlier versions stored lack it. */
  readonly ended?: Pick<Result, 'totals' | 'solo'>;
  /** Stars that each scoring card has earned so far, by seat. Absent in games that began with an earlier version. */
  readonly earned?: Earned;
}

/** Cast: code for all games knows only `isOver` of a summary; storedMapSummary below stores the other fields. */
export const mapSummary = (summary: object): StoredMapSummary => summary as StoredMapSummary;

type Earned = Readonly<Record<CardId, readonly number[]>>;

const earnedAfter = (earned: Earned, { sheet, edicts }: Scored): Earned => {
  const after: Record<CardId, readonly number[]> = { ...earned };
  for (const { card, stars } of edicts) {
    const before = after[card] ?? [];
    const seats = Math.max(before.length, sheet + 1);
    after[card] = Array.from({ length: seats }, (_, i) => (before[i] ?? 0) + (i === sheet ? stars : 0));
  }
  return after;
};

/** Updates the summary with one more event. It works without the rules, which are not in the first load. */
export const storedMapSummary = (
  summary: StoredMapSummary | undefined,
  event: Event,
): StoredMapSummary | undefined => {
  if (event.type === 'started') {
    const { game, map } = event.config;
    const sheet = typeof map === 'string' ? map : { name: map.name };
    return { isOver: false, game, map: sheet, season: 0, earned: {} };
  }
  if (!summary) return undefined;
  if (event.type === 'begun') return { ...summary, season: event.season };
  if (event.type === 'scored' && summary.earned)
    return { ...summary, earned: earnedAfter(summary.earned, event) };
  if (event.type === 'ended') {
    const { totals, solo } = event.result;
    return {
      ...summary,
      isOver: true,
      stars: Math.max(...totals),
      ended: solo ? { totals, solo } : { totals },
    };
  }
  return summary;
};
