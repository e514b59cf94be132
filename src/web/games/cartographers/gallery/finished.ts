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
import { mapSummary, type StoredMapSummary } from '../stored-summary.ts';

/** A map that was finished in this browser. */
export interface FinishedMap {
  readonly id: string;
  /** The timestamp of the game's last save, in milliseconds. */
  readonly changed: number;
  readonly game: Config['game'];
  readonly map: StoredMapSummary['map'];
  readonly titleSet: Config['titleSet'];
  readonly seats: number;
  /** An identifier of the rules, map and number of seats. Only maps of the same kind are compared. */
  readonly kind: string;
  readonly seedHash: string;
  /** The day of a daily map, as 2026-11-17. */
  readonly day: string | undefined;
  /** The seat with the most stars among the people at this device, or among all seats if no person here played. */
  readonly seat: Seat;
  readonly stars: number;
  /** How many stars each scoring card of the game earned. */
  readonly earned: readonly { readonly card: CardId; readonly stars: number }[];
  readonly solo: NonNullable<StoredMapSummary['ended']>['solo'];
  readonly isPractice: boolean;
  /** Whether a person at this device drew this map. */
  readonly isOurs: boolean;
}

/** Ignores the settings for solo titles, because they don't change the score. */
const kindOf = (config: ConfigWish, seats: number): string => {
  const { titleSet: _, belowTable: __, ...rules } = config;
  return JSON.stringify([seats, rules]);
};

/** The finished map of a saved game; undefined for unfinished games, for other games, and without a stored result. */
export const finishedOf = ({
  id,
  changed,
  isOver,
  head,
  gist,
  isPractice,
  mine,
}: SavedGame): FinishedMap | undefined => {
  if (!isOver || head?.game !== 'cartographers' || !gist) return undefined;
  const { game, map, ended, earned = {} } = mapSummary(gist);
  if (!game || !map || !ended || ended.totals.length !== head.seats.length) return undefined;
  const seats = ended.totals.map((_, seat) => seat);
  const isOurs = mine.length > 0;
  const [seat = 0] = (isOurs ? mine : seats).toSorted((a, b) => ended.totals[b]! - ended.totals[a]!);
  // Cast: earlier versions may have allowed other settings; `configure` refuses those.
  const wish = head.config as ConfigWish;
  const found = configure(wish);
  const config = isRefusal(found) ? undefined : found;
  return {
    id,
    changed,
    game,
    map,
    titleSet: config?.titleSet ?? 'base',
    seats: seats.length,
    kind: kindOf(config ?? wish, seats.length),
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

/** Adds the result that summaries of earlier versions lack: reads it once from the log, then saves it. */
const completed = async (kept: SavedGame): Promise<SavedGame> => {
  if (!isShort(kept)) return kept;
  const file = await findGame(kept.id).catch(() => undefined);
  // Cast: a damaged record may have any form. Then it has no summary.
  const { log = [] } = (file?.record ?? {}) as { readonly log?: Log<unknown, unknown> };
  const summary = storedSummaryOf('cartographers', log);
  if (!summary) return kept;
  await GAMES.change(['games'], async open => {
    const row: Row | undefined = await requestResult(open('games').get(kept.id));
    if (row?.version === log.length) open('games').put({ ...row, gist: summary });
  }).catch(() => undefined);
  return { ...kept, gist: summary };
};

/** All finished maps, the newest first. */
export const finishedMaps = async (): Promise<readonly FinishedMap[]> => {
  const all = await listGames();
  const maps: (FinishedMap | undefined)[] = [];
  for (const kept of all) maps.push(finishedOf(await completed(kept)));
  return maps.filter(defined);
};
