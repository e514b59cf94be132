import { Type } from 'typebox';
import type { ProfileShown } from '../club/profiles.ts';
import { strict } from './schemas.ts';

const ID_PATTERN = '^[\\w-]{1,31}$';
export const PROFILE_ID = Type.String({ description: 'the id of a public profile' });
export const ProfileAt = strict({ id: Type.String({ pattern: ID_PATTERN }) });

const COUNT = Type.Integer({ minimum: 0 });
const TIME = Type.Integer({ description: 'in milliseconds since 1970' });
const TALLY = {
  games: COUNT,
  decided: Type.Integer({ minimum: 0, description: 'games that can be won' }),
  wins: COUNT,
};
const RATING = {
  rating: Type.Integer(),
  deviation: Type.Integer({ description: 'one standard deviation of the rating' }),
  games: COUNT,
  isProvisional: Type.Boolean(),
};
const AT = { game: Type.String(), mode: Type.String() };

export const Profile = Type.Unsafe<ProfileShown>(
  Type.Object({
    id: Type.Optional(PROFILE_ID),
    name: Type.Optional(Type.String()),
    crest: Type.Optional(Type.String()),
    isPublic: Type.Boolean(),
    ...TALLY,
    streaks: Type.Object({ wins: COUNT, longestWins: COUNT, days: COUNT, longestDays: COUNT }),
    modes: Type.Array(
      Type.Object({
        ...AT,
        ...TALLY,
        rating: Type.Optional(Type.Object(RATING)),
        history: Type.Array(Type.Object({ at: TIME, rating: Type.Integer() })),
        bots: Type.Array(Type.Object({ bot: Type.String(), ...RATING })),
      }),
    ),
    bests: Type.Array(
      Type.Object({
        ...AT,
        map: Type.String(),
        total: Type.Integer({ description: 'stars' }),
        at: TIME,
        date: Type.Optional(Type.String({ description: 'the date of the daily challenge' })),
        table: Type.Optional(Type.String({ description: 'a table whose record you may read' })),
      }),
    ),
  }),
);

export const SeatProfiles = Type.Unsafe<{ readonly profiles: readonly (string | null)[] }>(
  Type.Object({ profiles: Type.Array(Type.Union([PROFILE_ID, Type.Null()])) }),
);
