import type { Config } from '../../../games/cartographers/config.ts';
import type { Event, Result, Season } from '../../../games/cartographers/types.ts';

/** What a list says of a game, besides who plays. */
export interface MapGist {
  readonly isOver: boolean;
  readonly game: Config['game'];
  /** The letter of a printed sheet, or the name of a map file in both languages. */
  readonly map: string | Pick<Exclude<Config['map'], string>, 'name'>;
  readonly season: Season;
  /** The best final score. */
  readonly stars?: number;
  /** How it ended; games that were kept before this was asked for have it in their logs alone. */
  readonly ended?: Pick<Result, 'totals' | 'solo'>;
}

/** The gist after one more event: it needs no rules, for they are not in the first load. */
export const mapGist = (gist: MapGist | undefined, event: Event): MapGist | undefined => {
  if (event.type === 'started') {
    const { game, map } = event.config;
    return { isOver: false, game, map: typeof map === 'string' ? map : { name: map.name }, season: 0 };
  }
  if (!gist) return undefined;
  if (event.type === 'begun') return { ...gist, season: event.season };
  if (event.type === 'ended') {
    const { totals, solo } = event.result;
    return { ...gist, isOver: true, stars: Math.max(...totals), ended: solo ? { totals, solo } : { totals } };
  }
  return gist;
};
