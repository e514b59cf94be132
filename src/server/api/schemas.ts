import { type TProperties, Type } from 'typebox';
import type { ClockShown, SupplyShown } from '../../sync/messages.ts';
import { SIGNS } from '../../sync/signs.ts';

/** Schemas that validate requests, type the routes and generate the OpenAPI description. */

const strict = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

const TEXT = Type.Optional(Type.String({ maxLength: 60 }));
/** The texts that a player enters; blank texts count as missing. */
const TEXTS = { name: TEXT, title: TEXT, motto: TEXT, crest: TEXT };
const CHOICE = Type.Unknown({
  description: 'the deck of this seat, in games where each player chooses one',
});
const SEAT = Type.Integer({ minimum: 0, maximum: 999 });
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

export const AssetAt = strict({
  id: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  kind: Type.String({ pattern: '^[\\w-]{1,40}$' }),
  key: Type.String({ pattern: '^[\\w:.-]{1,80}$' }),
});

export const Supply = Type.Object({ kind: Type.String(), key: Type.String(), data: Type.Unknown() });

export const BotWish = strict({ bot: Type.Optional(Type.String({ maxLength: 40 })) });

export const Votes = Type.Object({
  votes: Type.Integer({ description: 'players who want a bot to play here' }),
  needed: Type.Integer({ description: 'votes required' }),
});

export const ReadyCheck = strict({
  check: Type.Boolean({ description: 'true if the game starts only when all players are ready' }),
});
export const ReadyWish = strict({ ready: Type.Boolean() });
export const NameWish = strict(TEXTS);

export const HostWish = strict({ seat: SEAT });

export const Nothing = Type.Unknown({ description: 'done' });

const TIME_LIMIT = {
  seconds: Type.Integer({ minimum: 1, maximum: 30 * 86_400, description: 'starting time of each player' }),
  increment: Type.Integer({ minimum: 0, maximum: 7 * 86_400, description: 'added after each move' }),
};

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

export const TakeSeat = strict({
  invite: Type.String({ maxLength: 128 }),
  ...TEXTS,
  seat: Type.Optional(SEAT),
  choice: Type.Optional(CHOICE),
  id: Type.Optional(
    Type.String({
      pattern: '^[\\w:.-]{20,70}$',
      description: 'chosen by the client and hard to guess; a repeated key returns the first response',
    }),
  ),
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

export const NewInvite = Type.Object({ invite: Type.String() });
export const NewWatch = Type.Object({ watch: Type.String() });

/** Not strict, because earlier versions accepted any body. */
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

export const Submission = strict({
  id: ID,
  decision: Type.Optional(
    Type.String({ maxLength: 200, description: 'copied from the update that contained the options' }),
  ),
  command: Type.Unknown({ description: 'built from options: docs/options.md' }),
});

export const UndoWish = strict({ id: ID });

export const Granted = Type.Object({ version: VERSION });

/** Query parameters are text, because type coercion is off. */
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
  next: Type.Optional(Type.String({ description: 'the room of the rematch' })),
  supplies: Type.Optional(
    Type.Unsafe<readonly SupplyShown[]>(
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

export const MyTables = Type.Object({ tables: Type.Array(Type.Object(ROOM)) });

export const Refusal = Type.Object({ refused: Type.String() }, { additionalProperties: true });

export const RECORD = Type.Unknown();
