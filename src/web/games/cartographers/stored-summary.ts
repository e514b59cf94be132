import type { CardId, Config, Event, Result, Scored, Season } from '../../../games/cartographers/ui.ts';

/** The summary of a game, besides its players. */
export interface StoredMapSummary {
  readonly isOver: boolean;
  readonly game: Config['game'];
  /** The letter of a printed sheet, or the name of a map file in both languages. */
  readonly map: string | Pick<Exclude<Config['map'], string>, 'name'>;
  readonly season: Season;
  /** The best final score. */
  readonly stars?: number;
  /** The result; summaries of earlier versions lack it. */
  readonly ended?: Pick<Result, 'totals' | 'solo'>;
  /** The stars of each scoring card so far, by seat. Games that began before this was asked for don’t have it. */
  readonly earned?: Earned;
}

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

/** The gist after one more event: it needs no rules, for they are not in the first load. */
export const storedMapSummary = (
  gist: StoredMapSummary | undefined,
  event: Event,
): StoredMapSummary | undefined => {
  if (event.type === 'started') {
    const { game, map } = event.config;
    const sheet = typeof map === 'string' ? map : { name: map.name };
    return { isOver: false, game, map: sheet, season: 0, earned: {} };
  }
  if (!gist) return undefined;
  if (event.type === 'begun') return { ...gist, season: event.season };
  if (event.type === 'scored' && gist.earned) return { ...gist, earned: earnedAfter(gist.earned, event) };
  if (event.type === 'ended') {
    const { totals, solo } = event.result;
    return { ...gist, isOver: true, stars: Math.max(...totals), ended: solo ? { totals, solo } : { totals } };
  }
  return gist;
};
