import { type TProperties, type TSchema, Type } from 'typebox';
import { SIGNS } from '../../sync/signs.ts';
import { Reports, TableShown, TextsAnswer, ToldAnswer } from '../api/schemas.ts';

/** The schemas of the messages that docs/protocol.md describes for clients without `compact`. */

const strict = (type: string, properties: TProperties) =>
  Type.Object({ type: Type.Literal(type), ...properties }, { additionalProperties: false });

/** Returns the schema of an object that may have further fields, which depend on the game or on the refusal code. */
const open = (properties: TProperties) => Type.Object(properties, { additionalProperties: true });

const SEAT = Type.Integer({ minimum: 0 });
const VERSION = Type.Integer({ minimum: 0 });
const VIEWER = Type.Optional(Type.Union([SEAT, Type.Literal('spectator')]));
const BY_SEAT = Type.Optional(Type.Array(Type.Union([Type.Number(), Type.Null()])));

const {
  version: _,
  view: __,
  owing: _____,
  decision,
  options,
  canUndo: ___,
  stage: ____,
  ...room
} = TableShown.properties;
const SEEN = {
  version: VERSION,
  view: open({}),
  owing: Type.Array(SEAT),
  isOver: Type.Boolean(),
  canUndo: Type.Boolean(),
  decision,
  options,
  viewer: VIEWER,
};
const SIGN = {
  seat: SEAT,
  sign: Type.Union(SIGNS.map(sign => Type.Literal(sign))),
  at: Type.Integer({ minimum: 0 }),
};

export const FROM_SERVER: Readonly<Record<string, TSchema>> = {
  room: strict('room', room),
  view: strict('view', {
    ...SEEN,
    missed: Type.Optional(ToldAnswer.properties.batches),
    missedRefused: Type.Optional(Type.String()),
  }),
  told: strict('told', {
    ...SEEN,
    seat: Type.Optional(SEAT),
    undo: Type.Optional(Type.Integer({ minimum: 0 })),
    events: Type.Array(open({ type: Type.String() })),
  }),
  beat: strict('beat', { version: VERSION, viewer: VIEWER }),
  ack: strict('ack', { id: Type.String(), version: VERSION }),
  refused: open({
    type: Type.Literal('refused'),
    id: Type.Optional(Type.String()),
    refused: Type.String(),
  }),
  pong: strict('pong', {}),
  newer: strict('newer', {}),
  presence: strict('presence', {
    seats: Type.Array(Type.Boolean()),
    watching: Type.Integer({ minimum: 0 }),
    watchers: Type.Optional(Type.Array(Type.String())),
    away: BY_SEAT,
    wasAway: Type.Optional(Type.Number()),
    votes: Type.Optional(Type.Array(Type.Array(SEAT))),
    nudged: BY_SEAT,
    waits: Type.Object({ bot: Type.Number(), host: Type.Number() }, { additionalProperties: false }),
  }),
  sign: strict('sign', SIGN),
  text: strict('text', TextsAnswer.properties.texts.items.properties),
  texts: strict('texts', TextsAnswer.properties),
  reports: strict('reports', Reports.properties),
  review: strict('review', {
    leader: Type.Optional(SEAT),
    here: Type.Array(SEAT),
    at: Type.Optional(
      Type.Object(
        {
          batch: Type.Integer({ minimum: 0 }),
          events: Type.Integer({ minimum: 1 }),
          seat: Type.Optional(SEAT),
          open: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ),
  }),
  mark: strict('mark', {
    seat: SEAT,
    at: Type.Union([
      Type.Object({ seat: SEAT, cell: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
      Type.Object({ card: Type.Integer({ minimum: 0 }) }, { additionalProperties: false }),
    ]),
  }),
  signs: strict('signs', { signs: Type.Array(Type.Object(SIGN, { additionalProperties: false })) }),
};
