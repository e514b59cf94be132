/** Boards, leagues and entries, as the server sends them (NP-63, NP-78, NP-81, NP-82). */

/** The result of one entry. */
export interface BoardResult {
  readonly name?: string;
  readonly crest?: string;
  /** Stars or victory points. */
  readonly total: number;
  /** Set only in games that end in a win or a loss. */
  readonly won?: boolean;
  readonly rounds?: number;
  readonly table: string;
  /** The id of the player's public profile. */
  readonly profile?: string;
}

/** NP-79: whether the entry has no place, because the server had known the identity for less than a day. */
interface MaybeNew {
  readonly isNew?: true;
}

/** NP-81: the result of the bot `expert`. */
export type BotResult = Pick<BoardResult, 'total' | 'won' | 'rounds' | 'table'>;

export interface Rank extends BoardResult {
  readonly place: number;
  /** The percentage of the other entries that have a worse place. */
  readonly percentile: number;
}

export interface TotalBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Board {
  /** The day, such as 2026-11-20; absent in a weekly challenge. */
  readonly date?: string;
  /** The week, such as 2026-W47; absent in a daily challenge. */
  readonly week?: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly endsAt: number;
  readonly entries: number;
  readonly ended: number;
  /** How many of the finished entries have no place. */
  readonly unranked?: number;
  /** The table of the player's own entry. */
  readonly entry?: string;
  /** The player's own result. It has a place and a percentile once the challenge is over. */
  readonly own?: BoardResult & Partial<Rank> & MaybeNew;
  readonly par?: BotResult;
  readonly seed?: string;
  readonly page: number;
  readonly pages: number;
  readonly ranks: readonly Rank[];
  readonly histogram: readonly TotalBar[];
}

/** The config and the hash of the seed of a challenge (NP-60). */
export interface ChallengeRules {
  readonly config: object;
  readonly seedHash: string;
}

export interface LeagueRow {
  readonly place: number;
  readonly profile?: string;
  readonly name?: string;
  readonly crest?: string;
  readonly points: number;
  /** How many days count. */
  readonly counted: number;
}

export interface League {
  readonly month: string;
  readonly game: string;
  readonly isOver: boolean;
  readonly endsAt: number;
  readonly unranked: number;
  readonly own?: Omit<LeagueRow, 'place'> & Partial<LeagueRow> & MaybeNew;
  readonly page: number;
  readonly pages: number;
  readonly ranks: readonly LeagueRow[];
}

/** One of this player's own entries. */
export interface ChallengeEntry extends MaybeNew {
  readonly kind: 'day' | 'week';
  /** The date or the week. */
  readonly key: string;
  readonly game: string;
  readonly table: string;
  /** `missed`: the challenge ended before the game. */
  readonly status: 'running' | 'over' | 'missed';
  readonly total?: number;
  readonly place?: number;
  /** The number of ranked entries. */
  readonly of?: number;
}

export interface OwnChallenges {
  readonly challenges: readonly ChallengeEntry[];
  /** By game, the days in a row with a finished entry. */
  readonly streaks: Readonly<Record<string, { readonly current: number; readonly best: number }>>;
}

/** Whether this rank of a league is the player's own. Ranks have no id, so equal ranks of the same name look alike. */
export const isOwnRank = (rank: LeagueRow, own: League['own']): boolean =>
  own !== undefined &&
  !own.isNew &&
  (['place', 'profile', 'name', 'crest', 'points', 'counted'] as const).every(
    field => rank[field] === own[field],
  );

/** The player's entry to a challenge, if they have entered it. */
export const entryTo = (
  entries: readonly ChallengeEntry[],
  { game, key }: { readonly game: string; readonly key: string },
): ChallengeEntry | undefined => entries.find(entry => entry.game === game && entry.key === key);

export interface BoardRow extends Rank {
  readonly isOwn: boolean;
}

/** The rows of a page of the board, with the player’s own row marked. */
export const rowsOf = ({ ranks, own }: Pick<Board, 'ranks' | 'own'>): readonly BoardRow[] =>
  ranks.map(rank => ({ ...rank, isOwn: rank.table === own?.table }));

/** Whether one result is better than another: a win before a loss, then the faster win, then the higher total. */
const isBetter = (one: BotResult, other: BotResult): boolean => {
  if (one.won !== other.won) return one.won === true;
  if (one.won && one.rounds !== other.rounds) return (one.rounds ?? 0) < (other.rounds ?? 0);
  return one.total > other.total;
};

/** Before which row of this page the bot's result belongs; undefined if it belongs to another page. */
export const parRow = ({ par, ranks, page, pages }: Board): number | undefined => {
  if (!par) return undefined;
  const before = ranks.findIndex(rank => isBetter(par, rank));
  if (before > 0 || (before === 0 && page === 1)) return before;
  return before < 0 && page >= pages ? ranks.length : undefined;
};

/** Where a total is in the histogram, counted in bars from the left edge. */
export const barOf = (bars: readonly TotalBar[], total: number): number => {
  const at = bars.findIndex(({ to }) => total <= to);
  if (at < 0) return bars.length;
  return at === 0 && total < bars[0]!.from ? 0 : at + 0.5;
};

/** The page number in an address; 1 if the text isn't a valid number. */
export const pageFrom = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;

/** How many ranks a page has (NP-63). */
const PER_PAGE = 100;

/** The page with the first rank of a place. Ties may continue on the next page. */
export const pageOf = (place: number): number => Math.ceil(place / PER_PAGE);

/** The pages before and after a page. */
export const aroundPage = ({ page, pages }: Pick<Board, 'page' | 'pages'>) => ({
  before: page > 1 ? Math.max(1, Math.min(page - 1, pages)) : undefined,
  after: page < pages ? page + 1 : undefined,
});

/** The range of a bar, as text: a single total, or the first and the last. */
export const rangeOf = ({ from, to }: TotalBar, number: (n: number) => string): string =>
  from === to ? number(from) : `${number(from)} – ${number(to)}`;
