import { Type } from 'typebox';
import {
  type EntrantShown as Entrant,
  NO_SHOWS,
  type NoShow,
  TOURNAMENT_FORMATS,
  type TournamentFormat,
  type TournamentRound,
  type TournamentStanding,
  type TournamentSummary,
} from '../../sync/tournaments.ts';
import { PROFILE_ID } from './profile-schemas.ts';
import { strict } from './schemas.ts';

const ID = Type.String({ pattern: '^[\\w-]{1,40}$' });
const NAME = Type.String({ minLength: 1, maxLength: 60 });
const BOT = Type.String({ maxLength: 40 });
const FORMAT = Type.Unsafe<TournamentFormat>(
  Type.Union(TOURNAMENT_FORMATS.map(format => Type.Literal(format))),
);
const NO_SHOW = Type.Unsafe<NoShow>(
  Type.Union(
    NO_SHOWS.map(each => Type.Literal(each)),
    { description: 'what happens if a player does not come to their table' },
  ),
);
const WAIT_SECONDS = Type.Integer({ minimum: 10, maximum: 7 * 86_400 });
const CLOCK = {
  seconds: Type.Integer({ minimum: 1, maximum: 30 * 86_400 }),
  increment: Type.Integer({ minimum: 0, maximum: 7 * 86_400 }),
};
const STATUS = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
  Type.Literal('cancelled'),
]);
const ENTRANT = Type.Integer({ minimum: 0, description: 'the number of an entrant' });
const CREST = Type.Optional(Type.String({ maxLength: 60 }));

export const TournamentAt = strict({ id: ID });
export const EntrantAt = strict({ id: ID, entrant: Type.String({ pattern: '^\\d{1,4}$' }) });

export const NewTournament = strict({
  name: NAME,
  game: Type.String({ maxLength: 40 }),
  config: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  format: FORMAT,
  rounds: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'players per table' })),
  clock: Type.Optional(strict(CLOCK)),
  noShow: NO_SHOW,
  waitSeconds: Type.Optional(WAIT_SECONDS),
  bots: Type.Optional(Type.Array(BOT, { maxItems: 256 })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 256, description: 'the most entrants' })),
  open: Type.Optional(Type.Boolean({ description: 'true if everyone finds it in the list' })),
  group: Type.Optional(ID),
  player: Type.Optional(strict({ name: NAME, crest: CREST })),
});

export const TournamentMade = Type.Object({ id: Type.String(), entrant: Type.Optional(ENTRANT) });

export const TournamentFilter = strict({ group: Type.Optional(ID) });

export const EntrantWish = strict({
  name: Type.Optional(NAME),
  crest: CREST,
  bot: Type.Optional(BOT),
});
export const EntrantMade = Type.Object({ entrant: ENTRANT });

export const TournamentChange = strict({
  name: Type.Optional(NAME),
  noShow: Type.Optional(NO_SHOW),
  waitSeconds: Type.Optional(WAIT_SECONDS),
});

export const ExportWish = strict({
  as: Type.Optional(Type.Union([Type.Literal('csv'), Type.Literal('json')])),
});

const SUMMARY = {
  id: Type.String(),
  name: Type.String(),
  game: Type.String(),
  mode: Type.String({ description: 'what players choose first, such as the box or the mode' }),
  format: FORMAT,
  rounds: Type.Integer(),
  round: Type.Integer({ description: 'the current round; 0 before the start' }),
  status: STATUS,
  most: Type.Integer(),
  since: Type.Integer({ description: 'when it was created, in milliseconds since 1970' }),
  open: Type.Boolean(),
  group: Type.Optional(Type.String()),
  own: Type.Optional(ENTRANT),
  isHost: Type.Optional(Type.Literal(true)),
};

export const TournamentList = Type.Object({
  tournaments: Type.Unsafe<readonly TournamentSummary[]>(
    Type.Array(Type.Object({ ...SUMMARY, entrants: Type.Integer({ description: 'how many have entered' }) })),
  ),
});

const ENTRANT_SHOWN = Type.Unsafe<Entrant>(
  Type.Object({
    entrant: ENTRANT,
    name: Type.String({ description: 'empty if the player deleted their data' }),
    crest: Type.Optional(Type.String()),
    bot: Type.Optional(Type.String()),
    profile: Type.Optional(PROFILE_ID),
    left: Type.Optional(Type.Literal(true)),
  }),
);

const SEAT_SHOWN = Type.Object({
  entrant: ENTRANT,
  place: Type.Optional(Type.Integer({ minimum: 1 })),
  total: Type.Optional(Type.Integer({ description: 'stars or victory points' })),
  points: Type.Optional(Type.Integer({ description: 'in half points; in a cup, stars' })),
  isAbsent: Type.Optional(Type.Literal(true)),
});

const ROUND = Type.Unsafe<TournamentRound>(
  Type.Object({
    round: Type.Integer({ minimum: 1 }),
    status: Type.Union([Type.Literal('running'), Type.Literal('over')]),
    seed: Type.Optional(Type.String()),
    byes: Type.Array(ENTRANT),
    tables: Type.Array(
      Type.Object({
        table: Type.String(),
        status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('over')]),
        seats: Type.Array(SEAT_SHOWN),
        watch: Type.Optional(Type.String({ description: 'a key for spectators' })),
      }),
    ),
  }),
);

const STANDING = Type.Unsafe<TournamentStanding>(
  Type.Object({
    entrant: ENTRANT,
    rank: Type.Integer({ minimum: 1 }),
    points: Type.Integer({ description: 'in half points; in a cup, stars' }),
    played: Type.Integer(),
    byes: Type.Integer(),
    tieBreaks: Type.Object({
      buchholz: Type.Integer(),
      sonnebornBerger: Type.Integer(),
      stars: Type.Integer(),
    }),
  }),
);

export const Tournament = Type.Object({
  ...SUMMARY,
  config: Type.Unsafe<object>(Type.Object({}, { additionalProperties: true })),
  size: Type.Integer(),
  clock: Type.Optional(Type.Object(CLOCK)),
  noShow: NO_SHOW,
  waitSeconds: Type.Integer(),
  host: Type.Object({ name: Type.Optional(Type.String()), entrant: Type.Optional(ENTRANT) }),
  entrants: Type.Unsafe<readonly Entrant[]>(Type.Array(ENTRANT_SHOWN)),
  played: Type.Unsafe<readonly TournamentRound[]>(Type.Array(ROUND)),
  standings: Type.Unsafe<readonly TournamentStanding[]>(Type.Array(STANDING)),
});
