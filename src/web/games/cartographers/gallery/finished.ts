import type { Seat } from '../../../../engine/game.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import type { Log } from '../../../../engine/replay.ts';
import { defined } from '../../../../engine/util.ts';
import { type CardId, type Config, type ConfigWish, configure } from '../../../../games/cartographers/ui.ts';
import { requestResult } from '../../../database.ts';
import { GAMES } from '../../../indexed-store.ts';
import { findGame, listGames, type SavedGame } from '../../../store.ts';
import type { Row } from '../../../stored-row.ts';
import { storedSummaryOf } from '../../stored-summary.ts';
import { dayOf } from '../daily/daily.ts';
import type { StoredMapSummary } from '../stored-summary.ts';

/** A map that was finished in this browser. */
export interface FinishedMap {
  readonly id: string;
  /** When its last star was counted. */
  readonly changed: number;
  readonly game: Config['game'];
  readonly map: StoredMapSummary['map'];
  readonly titleSet: Config['titleSet'];
  readonly seats: number;
  /** Only games of one kind are compared: the same rules, map and number of seats. */
  readonly kind: string;
  readonly seedHash: string;
  /** The day of a daily map, as 2026-11-17. */
  readonly day: string | undefined;
  /** The best of the maps that people at this device drew; of all, where none did. */
  readonly seat: Seat;
  readonly stars: number;
  /** What each scoring card of the game earned there. */
  readonly earned: readonly { readonly card: CardId; readonly stars: number }[];
  readonly solo: NonNullable<StoredMapSummary['ended']>['solo'];
  readonly isPractice: boolean;
  /** Whether a person at this device drew it. */
  readonly isOurs: boolean;
}

/** The name of a game doesn't change its kind. */
const kindOf = (config: Config | undefined, wish: object, seats: number): string => {
  const { titleSet: _, belowTable: __, ...rules } = config ?? (wish as Partial<Config>);
  return JSON.stringify([seats, rules]);
};

/** A finished saved game; undefined for others and those without a result. */
export const finishedOf = ({
  id,
  changed,
  isOver,
  head,
  gist,
  isPractice,
  mine,
}: SavedGame): FinishedMap | undefined => {
  if (!isOver || head?.game !== 'cartographers') return undefined;
  const { game, map, ended, earned = {} } = (gist ?? {}) as Partial<StoredMapSummary>;
  if (!game || !map || !ended || ended.totals.length !== head.seats.length) return undefined;
  const seats = ended.totals.map((_, seat) => seat);
  const isOurs = mine.length > 0;
  const [seat = 0] = (isOurs ? mine : seats).toSorted((a, b) => ended.totals[b]! - ended.totals[a]!);
  const found = configure(head.config as ConfigWish);
  const config = isRefusal(found) ? undefined : found;
  return {
    id,
    changed,
    game,
    map,
    titleSet: config?.titleSet ?? 'base',
    seats: seats.length,
    kind: kindOf(config, head.config, seats.length),
    seedHash: head.seedHash,
    day: dayOf(head),
    seat,
    stars: ended.totals[seat]!,
    earned: Object.entries(earned).map(([card, stars]) => ({ card, stars: stars[seat] ?? 0 })),
    solo: ended.solo,
    isPractice,
    isOurs,
  };
};

const isShort = ({ isOver, game, gist }: SavedGame): boolean =>
  isOver && game === 'cartographers' && gist !== undefined && !('ended' in gist && 'earned' in gist);

/** Summaries of earlier versions lack the result: it is read from the log once, then saved. */
const completed = async (kept: SavedGame): Promise<SavedGame> => {
  if (!isShort(kept)) return kept;
  const file = await findGame(kept.id).catch(() => undefined);
  const { log = [] } = (file?.record ?? {}) as { readonly log?: Log<unknown, unknown> };
  const gist = storedSummaryOf('cartographers', log);
  if (!gist) return kept;
  await GAMES.change(['games'], async open => {
    const row = (await requestResult(open('games').get(kept.id))) as Row | undefined;
    if (row?.version === log.length) open('games').put({ ...row, gist });
  }).catch(() => undefined);
  return { ...kept, gist };
};

/** All of them, the newest first. */
export const finishedMaps = async (): Promise<readonly FinishedMap[]> => {
  const all = await listGames();
  const maps: (FinishedMap | undefined)[] = [];
  for (const kept of all) maps.push(finishedOf(await completed(kept)));
  return maps.filter(defined);
};
