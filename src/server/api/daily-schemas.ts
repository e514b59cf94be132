import { Type } from 'typebox';
import type { BoardRank, HistogramBar } from '../board.ts';
import type { LeagueRank } from '../challenges/league.ts';
import type { OwnEntry } from '../challenges/own-entries.ts';
import { PROFILE_ID } from './profile-schemas.ts';
import { SEAT, strict } from './schemas.ts';

/** The path of a challenge: a date or a week, and a game. */
export interface ChallengeAt {
  readonly date?: string;
  readonly week?: string;
  readonly game: string;
  /** The id of a group. */
  readonly id?: string;
}

const GAME = Type.String({ maxLength: 40 });
/** The pattern also matches dates that don't exist, such as 2026-02-30. `dayOf` detects them. */
export const DailyAt = Type.Unsafe<ChallengeAt>(
  strict({ date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), game: GAME }),
);
/** The pattern also matches weeks that don't exist, such as 2026-W60. `mondayOf` detects them. */
export const WeeklyAt = Type.Unsafe<ChallengeAt>(
  strict({ week: Type.String({ pattern: '^\\d{4}-W\\d{2}$' }), game: GAME }),
);
/** NP-99: the daily challenge of a group. */
export const GroupDailyAt = Type.Unsafe<ChallengeAt>(
  strict({
    id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
    date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    game: GAME,
  }),
);

const LABEL = { date: Type.Optional(Type.String()), week: Type.Optional(Type.String()) };
const ENDS_AT = Type.Integer({ description: 'when the challenge ends, in milliseconds since 1970' });

export const ChallengeShown = Type.Object({
  ...LABEL,
  game: Type.String(),
  config: Type.Unknown(),
  seedHash: Type.String(),
  entries: Type.Integer(),
  isOver: Type.Boolean(),
  endsAt: ENDS_AT,
});

const IS_NEW = Type.Optional(Type.Literal(true, { description: 'the entry has no place (NP-79)' }));

export const EntryMade = Type.Object({
  table: Type.String(),
  seat: SEAT,
  token: Type.String(),
  isNew: IS_NEW,
});

export const BoardPage = strict({ page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })) });

const TOTAL = Type.Integer({ description: 'stars or victory points' });

/** A player as boards show them. */
interface PlayerShown {
  readonly name?: string;
  readonly crest?: string;
  readonly profile?: string;
}
const PLAYER = {
  name: Type.Optional(Type.String()),
  crest: Type.Optional(Type.String()),
  profile: Type.Optional(PROFILE_ID),
};

const RESULT = {
  ...PLAYER,
  total: TOTAL,
  won: Type.Optional(Type.Boolean()),
  rounds: Type.Optional(Type.Integer()),
  at: Type.Integer({ description: 'when the game ended, in milliseconds since 1970' }),
  table: Type.String(),
};
/** A rank as clients receive it. */
type RankShown = Omit<BoardRank, 'order' | 'who'> & PlayerShown;
const PLACE = Type.Integer({ minimum: 1 });
const PERCENTILE = Type.Integer({ description: 'percentage of the other entries with a lower place' });

export const BoardShown = Type.Object({
  ...LABEL,
  game: Type.String(),
  isOver: Type.Boolean(),
  endsAt: ENDS_AT,
  entries: Type.Integer(),
  ended: Type.Integer({ description: 'entries whose game is over' }),
  unranked: Type.Integer({ description: 'ended entries without a place' }),
  entry: Type.Optional(Type.String({ description: 'the table of your entry' })),
  own: Type.Optional(
    Type.Unsafe<Omit<RankShown, 'place' | 'percentile'> & Partial<RankShown>>(
      Type.Object({
        place: Type.Optional(PLACE),
        percentile: Type.Optional(PERCENTILE),
        isNew: IS_NEW,
        ...RESULT,
      }),
    ),
  ),
  seed: Type.Optional(Type.String()),
  par: Type.Optional(
    Type.Object(
      {
        total: TOTAL,
        won: Type.Optional(Type.Boolean()),
        rounds: Type.Optional(Type.Integer()),
        table: Type.String(),
      },
      { description: 'the result of the bot expert' },
    ),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  ranks: Type.Unsafe<readonly RankShown[]>(
    Type.Array(Type.Object({ place: PLACE, percentile: PERCENTILE, ...RESULT })),
  ),
  histogram: Type.Unsafe<readonly HistogramBar[]>(
    Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), count: Type.Integer() })),
  ),
});

const MONTH = Type.String({ pattern: '^\\d{4}-\\d{2}$' });
/** The pattern also matches months that don't exist, such as 2026-13. `monthOf` detects them. */
export const LeagueAt = strict({ month: MONTH, game: GAME });
export const MonthWish = strict({ month: Type.Optional(MONTH) });

/** A rank of the league as clients receive it. */
type LeagueRankShown = Omit<LeagueRank, 'who' | 'table'> & PlayerShown;
const LEAGUE_RANK = {
  ...PLAYER,
  points: Type.Integer({ description: 'the sum of the best 20 days' }),
  counted: Type.Integer({ description: 'how many days count' }),
};

export const LeagueShown = Type.Object({
  month: Type.String(),
  game: Type.String(),
  isOver: Type.Boolean(),
  endsAt: Type.Integer({ description: 'when the month ends, in milliseconds since 1970' }),
  unranked: Type.Integer({ description: 'ended entries without a place' }),
  own: Type.Optional(
    Type.Unsafe<Omit<LeagueRankShown, 'place'> & { readonly place?: number; readonly isNew?: true }>(
      Type.Object({ place: Type.Optional(PLACE), isNew: IS_NEW, ...LEAGUE_RANK }),
    ),
  ),
  page: Type.Integer(),
  pages: Type.Integer(),
  ranks: Type.Unsafe<readonly LeagueRankShown[]>(Type.Array(Type.Object({ place: PLACE, ...LEAGUE_RANK }))),
});

export const OwnEntriesShown = Type.Object({
  challenges: Type.Unsafe<readonly OwnEntry[]>(
    Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal('day'), Type.Literal('week')]),
        key: Type.String({ description: 'the date or the week' }),
        game: Type.String(),
        table: Type.String(),
        status: Type.Union([Type.Literal('running'), Type.Literal('over'), Type.Literal('missed')]),
        total: Type.Optional(TOTAL),
        place: Type.Optional(PLACE),
        of: Type.Optional(Type.Integer({ description: 'the number of ranked entries' })),
        isNew: IS_NEW,
      }),
    ),
  ),
  streaks: Type.Record(Type.String(), Type.Object({ current: Type.Integer(), best: Type.Integer() }), {
    description: 'days in a row with a finished entry, by game',
  }),
});
