import { Type } from 'typebox';
import { strict } from './schemas.ts';

const LANGUAGE = Type.Union([Type.Literal('en'), Type.Literal('fr')]);
const FORMAT = Type.Union([Type.Literal('ntfy'), Type.Literal('discord')]);
const TIME = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', description: 'HH:MM' });
const URL_TEXT = Type.String({ minLength: 1, maxLength: 1000 });

const QUIET = {
  from: TIME,
  to: TIME,
  zone: Type.String({ minLength: 1, maxLength: 60, description: 'a time zone such as Europe/Paris' }),
};

export const NotificationWish = strict({
  language: Type.Optional(LANGUAGE),
  webhook: Type.Optional(Type.Union([strict({ url: URL_TEXT, format: Type.Optional(FORMAT) }), Type.Null()])),
  quiet: Type.Optional(Type.Union([strict(QUIET), Type.Null()])),
  feed: Type.Optional(
    Type.Union([Type.Boolean(), Type.Literal('new')], {
      description: 'whether there is a feed; new: with a new address',
    }),
  ),
});

export const DeviceWish = strict({
  endpoint: URL_TEXT,
  keys: strict({
    p256dh: Type.String({ pattern: '^[\\w-]{86,88}=*$' }),
    auth: Type.String({ pattern: '^[\\w-]{22,24}=*$' }),
  }),
  language: Type.Optional(LANGUAGE),
});

export const TestWish = strict({
  to: Type.String({ maxLength: 40, description: 'webhook, or the id of a device' }),
});

const Device = Type.Object({
  id: Type.String(),
  host: Type.String({ description: 'the push service' }),
  at: Type.Integer({ description: 'when it was added, in milliseconds since 1970' }),
});

export const DeviceAdded = Type.Object({ id: Type.String() });

export const NotificationsShown = Type.Object({
  pushKey: Type.String({ description: 'the applicationServerKey for Web Push' }),
  language: Type.Optional(LANGUAGE),
  devices: Type.Array(Device),
  webhook: Type.Optional(Type.Object({ url: Type.String(), format: FORMAT })),
  quiet: Type.Optional(Type.Object(QUIET)),
  feed: Type.Optional(Type.String({ description: 'the path of the feed' })),
  lost: Type.Optional(
    Type.Object(
      { host: Type.String(), status: Type.Integer(), at: Type.Integer() },
      { description: 'a webhook that was removed, because its server answered this status' },
    ),
  ),
});

export const DeviceId = strict({ device: Type.String({ maxLength: 80 }) });
export const TokenAt = strict({ token: Type.String({ maxLength: 80 }) });
