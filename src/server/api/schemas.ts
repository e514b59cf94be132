import { type TProperties, Type } from 'typebox';
import { type ChatShown, LONGEST_TEXT, SPECTATOR_CHAT } from '../../sync/chat.ts';
import type { LobbyTable } from '../../sync/lobby.ts';
import type { AssetShown, ClockShown, DeskShown, OpenShown } from '../../sync/messages.ts';
import { SIGNS } from '../../sync/signs.ts';
import { LANGUAGES, PACES } from '../room.ts';

/** Schemas that validate requests, type the routes and generate the OpenAPI description. */

export const strict = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const TEXT = Type.Optional(Type.String({ maxLength: 60 }));
/** The texts that a player enters; blank texts count as missing. */
const TEXTS = { name: TEXT, title: TEXT, motto: TEXT, crest: TEXT };
const CHOICE = Type.Unknown({
  description: 'the deck of this seat, in games where each player chooses one',
});
export const SEAT = Type.Integer({ minimum: 0, maximum: 999 });
const VERSION = Type.Integer({ minimum: 0 });
const ID = Type.String({
  pattern: '^[\\w:.-]{1,70}$',
  description: 'chosen by the sender; a repeated id returns the first response',
});

export const TableId = strict({ id: Type.String({ pattern: '^[\\w-]{1,40}$' }) });

export const SeatAt = strict({
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  seat: Type.String({ pattern: '^\\d{1,3}$' }),
});

export const TextAt = strict({
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  number: Type.String({ pattern: '^\\d{1,9}$' }),
});

export const AssetAt = strict({
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  kind: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  key: Type.String({ pattern: '^[\\w:.-]{1,80}$' }),
});

export const Supply = Type.Object({ kind: Type.String(), key: Type.String(), data: Type.Unknown() });

export const BotWish = strict({ bot: Type.Optional(Type.String({ maxLength: 40 })) });

export const StartWish = strict({
  bot: Type.Optional(Type.String({ maxLength: 40 })),
  open: Type.Optional(
    Type.Union([Type.Literal('bots'), Type.Literal('drop')], {
      description: 'what happens with open seats: bots take them (the default), or they are dropped',
    }),
  ),
});

/** NP-85: the most characters of a notice. */
const LONGEST_NOTICE = 200;

export const DeskWish = strict({
  paused: Type.Optional(Type.Boolean()),
  notice: Type.Optional(
    Type.Union([Type.String({ maxLength: LONGEST_NOTICE }), Type.Null()], {
      description: 'shown to everyone in the room; null removes it',
    }),
  ),
});

export const TimeWish = strict({
  seconds: Type.Integer({ minimum: 5, maximum: 3600, description: 'added to all running clocks' }),
});

export const Votes = Type.Object({
  votes: Type.Integer({ description: 'players who voted for it' }),
  needed: Type.Integer({ description: 'votes required' }),
});

export const ReadyCheck = strict({
  check: Type.Boolean({ description: 'true if the game starts only when all players are ready' }),
});
export const ReadyWish = strict({ ready: Type.Boolean() });
export const NameWish = strict(TEXTS);
export const ProfileWish = strict({
  name: TEXT,
  crest: TEXT,
  isPublic: Type.Boolean({ description: 'whether others can see the profile' }),
});

export const HostWish = strict({ seat: SEAT });

export const Nothing = Type.Unknown({ description: 'done' });

const TIME_LIMIT = {
  seconds: Type.Integer({ minimum: 1, maximum: 30 * 86_400, description: 'starting time of each player' }),
  increment: Type.Integer({ minimum: 0, maximum: 7 * 86_400, description: 'added after each move' }),
};

const RATING = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 }));
const RATING_RANGE = Type.Optional(strict({ from: RATING, to: RATING }));

/** NP-58: how the lobby lists the table, if the table is open to everyone. */
const LOBBY = Type.Optional(
  strict({
    pace: Type.Optional(Type.Union(PACES.map(pace => Type.Literal(pace)))),
    language: Type.Optional(Type.Union(LANGUAGES.map(language => Type.Literal(language)))),
    fillAfter: Type.Optional(
      Type.Integer({ minimum: 5, maximum: 86_400, description: 'seconds until bots take the open seats' }),
    ),
    rating: RATING_RANGE,
  }),
);
const OPEN = Type.Boolean({ description: 'true if the lobby lists the table until the game starts' });

export const OpenWish = strict({ open: OPEN, lobby: LOBBY });

export const NewTable = strict({
  game: Type.String({ maxLength: 40 }),
  config: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  seats: Type.Array(
    strict({
      kind: Type.Union([Type.Literal('me'), Type.Literal('open'), Type.Literal('bot')]),
      bot: Type.Optional(Type.String({ maxLength: 40 })),
      ...TEXTS,
    }),
    { minItems: 1, maxItems: 100 },
  ),
  seed: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  clock: Type.Optional(strict(TIME_LIMIT)),
  readyCheck: Type.Optional(Type.Boolean()),
  desk: Type.Optional(Type.Boolean({ description: 'true for a convention table' })),
  open: Type.Optional(OPEN),
  lobby: LOBBY,
  group: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{1,40}$',
      description: 'the id of a group whose members may join (NP-97)',
    }),
  ),
  supplies: Type.Optional(
    Type.Array(
      strict({
        kind: Type.String({ maxLength: 40 }),
        data: Type.Unknown({ description: 'content that the rules need, such as a card pack' }),
        share: Type.Optional(
          Type.Boolean({ description: 'true if other players may download it from the table' }),
        ),
      }),
      { maxItems: 20 },
    ),
  ),
});

export const MadeTable = Type.Object({
  id: Type.String(),
  invite: Type.String({ description: 'a token to take a seat' }),
  watch: Type.String({ description: 'a token for spectators' }),
  seat: Type.Optional(SEAT),
  token: Type.String({ description: 'the token of your seat, and of the host' }),
  seedHash: Type.String(),
});

const SEAT_WISH = {
  ...TEXTS,
  seat: Type.Optional(SEAT),
  choice: Type.Optional(CHOICE),
  id: Type.Optional(
    Type.String({
      pattern: '^[\\w:.-]{20,70}$',
      description: 'chosen by the client and hard to guess; a repeated key returns the first response',
    }),
  ),
};

export const TakeSeat = strict({ invite: Type.String({ maxLength: 128 }), ...SEAT_WISH });
export const TakeOpenSeat = strict(SEAT_WISH);

export const LobbyFilter = strict({
  game: Type.Optional(Type.String({ maxLength: 40 })),
  mode: Type.Optional(Type.String({ maxLength: 40 })),
  pace: Type.Optional(Type.Union(PACES.map(pace => Type.Literal(pace)))),
  language: Type.Optional(Type.Union(LANGUAGES.map(language => Type.Literal(language)))),
});

export const Choice = strict({ choice: CHOICE });

export const SignWish = strict({ sign: Type.Union(SIGNS.map(sign => Type.Literal(sign))) });

export const SignsShown = Type.Object({
  signs: Type.Array(
    Type.Object({
      seat: SEAT,
      sign: Type.String(),
      at: Type.Integer({ description: 'when it was sent, in milliseconds since 1970' }),
    }),
  ),
});

const SPECTATORS = Type.Union(SPECTATOR_CHAT.map(each => Type.Literal(each)));

export const ChatWish = strict({
  isOn: Type.Optional(Type.Boolean({ description: 'false if no one may write' })),
  spectators: Type.Optional(SPECTATORS),
});

export const TextWish = strict({
  text: Type.String({ maxLength: LONGEST_TEXT }),
  id: Type.Optional(ID),
  name: Type.Optional(Type.String({ maxLength: 60, description: 'the name of a sender without a seat' })),
});

export const SentText = Type.Object({ number: Type.Integer(), at: Type.Integer() });

const TEXT_SHOWN = {
  number: Type.Integer({ description: 'counts the texts of the room' }),
  seat: Type.Optional(SEAT),
  isHost: Type.Optional(Type.Literal(true, { description: 'a host without a seat wrote it' })),
  name: Type.Optional(Type.String()),
  text: Type.String(),
  at: Type.Integer({ description: 'when it was sent, in milliseconds since 1970' }),
};

export const TextsAnswer = Type.Object({
  texts: Type.Array(Type.Object(TEXT_SHOWN)),
  before: Type.Optional(Type.Integer({ description: 'requests the texts before these' })),
});

/** Query parameters have the type string, because the validator's type coercion is off. */
export const TextsBefore = strict({ before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })) });

export const MuteWish = strict({ muted: Type.Boolean() });

export const Reports = Type.Object({
  reports: Type.Array(
    Type.Object({ ...TEXT_SHOWN, by: Type.Array(Type.Union([SEAT, Type.Literal('spectator')])) }),
  ),
});

export const NewInvite = Type.Object({ invite: Type.String() });
export const NewWatch = Type.Object({ watch: Type.String() });

/** Not strict, because earlier versions of the server accepted any body. */
export const KeyWish = Type.Object({
  identity: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{32,128}$',
      description: 'the identity that takes over the seat',
    }),
  ),
});

export const TakenSeat = Type.Object({ seat: SEAT, token: Type.String() });

export const Rematch = Type.Object({
  id: Type.String({ description: 'the room of the rematch' }),
  seat: SEAT,
  token: Type.String(),
  invite: Type.Optional(Type.String({ description: 'only for the player who created the rematch' })),
  watch: Type.Optional(Type.String({ description: 'only for the player who created the rematch' })),
});

export const ForkWish = strict({
  batch: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'the last batch to keep; absent to join the game that another player continues',
    }),
  ),
});

export const Submission = strict({
  id: ID,
  decision: Type.Optional(
    Type.String({ maxLength: 200, description: 'copied from the update that contained the options' }),
  ),
  command: Type.Unknown({ description: 'built from options: docs/options.md' }),
});

export const UndoWish = strict({ id: ID });

export const Granted = Type.Object({ version: VERSION });

/** Query parameters have the type string, because the validator's type coercion is off. */
export const ToldWish = strict({
  since: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
  wait: Type.Optional(Type.String({ pattern: '^\\d{1,3}$' })),
  viewer: Type.Optional(Type.Literal('spectator')),
  whole: Type.Optional(Type.Literal('1')),
});

export const ToldAnswer = Type.Object({
  version: VERSION,
  told: Type.Optional(Type.Array(Type.Unknown())),
  batches: Type.Array(
    Type.Object({
      version: VERSION,
      seat: Type.Optional(SEAT),
      undo: Type.Optional(Type.Integer()),
      events: Type.Array(Type.Unknown()),
    }),
  ),
});

const SeatShown = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  name: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  motto: Type.Optional(Type.String()),
  crest: Type.Optional(Type.String()),
  bot: Type.Optional(Type.String()),
  standIn: Type.Optional(Type.String()),
  isReady: Type.Optional(Type.Literal(true)),
  hasLeft: Type.Optional(Type.Literal(true, { description: 'left the game permanently; a bot took over' })),
  isMuted: Type.Optional(Type.Literal(true, { description: 'the host muted this player' })),
  isProvisional: Type.Optional(
    Type.Literal(true, { description: 'has no settled rating, at a table with a rating range' }),
  ),
});

const ROOM = {
  id: Type.String(),
  game: Type.String(),
  config: Type.Unknown(),
  status: Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('over')]),
  seats: Type.Array(SeatShown),
  seedHash: Type.String(),
  openSeed: Type.Boolean({ description: 'a person chose the seed and can know every card' }),
  viewer: Type.Union([SEAT, Type.Literal('spectator'), Type.Literal('guest')]),
  isHost: Type.Boolean(),
  host: Type.Optional({ ...SEAT, description: 'the seat of the host, unless the host only watches' }),
  created: Type.Integer({ description: 'when it was created, in milliseconds since 1970' }),
  stage: Type.Optional(
    Type.Object({
      unit: Type.Union([Type.Literal('season'), Type.Literal('round')]),
      number: Type.Integer({ minimum: 1 }),
    }),
  ),
  readyCheck: Type.Optional(Type.Literal(true)),
  open: Type.Optional(
    Type.Unsafe<OpenShown>(
      Type.Object({
        pace: Type.Union(PACES.map(pace => Type.Literal(pace))),
        language: Type.Optional(Type.Union(LANGUAGES.map(language => Type.Literal(language)))),
        fillAt: Type.Optional(Type.Integer()),
        rating: RATING_RANGE,
      }),
    ),
  ),
  pace: Type.Optional(Type.Literal('days', { description: 'the game may take several days' })),
  next: Type.Optional(Type.String({ description: 'the room of the rematch' })),
  chat: Type.Optional(
    Type.Unsafe<ChatShown>(
      Type.Object({
        isOn: Type.Boolean(),
        spectators: SPECTATORS,
        canRead: Type.Boolean(),
        canWrite: Type.Boolean(),
      }),
    ),
  ),
  fork: Type.Optional(
    Type.Object(
      { id: Type.String(), batch: Type.Integer({ minimum: 0 }), seat: SEAT },
      { description: 'the last game that a player continues from a turn of this one' },
    ),
  ),
  from: Type.Optional(
    Type.Object(
      { id: Type.String(), batch: Type.Integer({ minimum: 0 }) },
      { description: 'the finished game that this one continues, as practice' },
    ),
  ),
  group: Type.Optional(Type.String({ description: 'the group to whose members the table belongs' })),
  daily: Type.Optional(
    Type.Object(
      {
        date: Type.Optional(Type.String()),
        week: Type.Optional(Type.String()),
        game: Type.String(),
        group: Type.Optional(Type.String({ description: 'the group whose members play it' })),
      },
      { description: 'an entry to this daily or weekly challenge' },
    ),
  ),
  tournament: Type.Optional(
    Type.Object(
      { id: Type.String(), name: Type.String(), round: Type.Integer({ minimum: 1 }) },
      { description: 'a table of this tournament' },
    ),
  ),
  supplies: Type.Optional(
    Type.Unsafe<readonly AssetShown[]>(
      Type.Array(
        Type.Object({
          kind: Type.String(),
          key: Type.String(),
          id: Type.Optional(Type.String()),
          isShared: Type.Boolean(),
        }),
      ),
    ),
  ),
  clock: Type.Optional(
    Type.Unsafe<ClockShown>(
      Type.Object({
        ...TIME_LIMIT,
        left: Type.Array(Type.Number(), { description: 'milliseconds, by seat' }),
        running: Type.Array(SEAT),
      }),
    ),
  ),
  desk: Type.Optional(
    Type.Unsafe<DeskShown>(
      Type.Object({
        isPaused: Type.Optional(Type.Literal(true)),
        notice: Type.Optional(
          Type.Object({
            number: Type.Integer({ minimum: 1 }),
            text: Type.String(),
            at: Type.Integer({ description: 'when it was sent, in milliseconds since 1970' }),
          }),
        ),
        vote: Type.Optional(
          Type.Object({
            turn: Type.Integer({ minimum: 0, description: 'the turn that is played again' }),
            seats: Type.Array(SEAT, { description: 'the players who voted for it' }),
            needed: Type.Integer({ minimum: 1 }),
            until: Type.Optional(
              Type.Integer({ description: 'from when the host may decide alone, in ms since 1970' }),
            ),
          }),
        ),
      }),
    ),
  ),
  ended: Type.Optional(
    Type.Object({
      at: Type.Integer({ description: 'when an administrator ended the table, in ms since 1970' }),
    }),
  ),
  version: VERSION,
  owing: Type.Optional(Type.Array(SEAT)),
};

export const TableShown = Type.Object({
  ...ROOM,
  view: Type.Optional(Type.Unknown()),
  decision: Type.Optional(Type.String()),
  options: Type.Optional(Type.Unknown({ description: 'the legal moves: docs/options.md' })),
  canUndo: Type.Optional(Type.Boolean()),
});

const SEAT_COUNT = Type.Integer({ minimum: 0, maximum: 100 });

export const LobbyShown = Type.Object({
  tables: Type.Unsafe<readonly LobbyTable[]>(
    Type.Array(
      Type.Object({
        id: Type.String(),
        game: Type.String(),
        mode: Type.String({ description: 'what players choose first, such as the box or the mode' }),
        config: Type.Unknown(),
        seats: Type.Array(SeatShown),
        counts: Type.Object({ people: SEAT_COUNT, bots: SEAT_COUNT, open: SEAT_COUNT }),
        pace: Type.Union(PACES.map(pace => Type.Literal(pace))),
        language: Type.Optional(Type.Union(LANGUAGES.map(language => Type.Literal(language)))),
        host: Type.Optional(Type.String({ description: 'the name of the host' })),
        clock: Type.Optional(Type.Object(TIME_LIMIT)),
        fillAt: Type.Optional(
          Type.Integer({ description: 'when bots take the open seats, in ms since 1970' }),
        ),
        rating: RATING_RANGE,
        since: Type.Integer({ description: 'when it was listed, in milliseconds since 1970' }),
      }),
    ),
  ),
});

export const MyTables = Type.Object({ tables: Type.Array(Type.Object(ROOM)) });

export const Refusal = Type.Object({ refused: Type.String() }, { additionalProperties: true });

export const RECORD = Type.Unknown();
