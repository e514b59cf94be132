import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Refusal as Refused } from '../../engine/refusal.ts';
import { bearerKey } from '../auth.ts';
import { findProfile } from '../club/profile-store.ts';
import type { Data } from '../data.ts';
import { hashKey, type KeyHash, newKey } from '../keys.ts';
import { type Limits, tableLimit } from '../limits.ts';
import { formatOf, hasTopic, type PushDevice } from '../notify/formats.ts';
import type { Notifications } from '../notify/open.ts';
import { isTimeZone } from '../notify/quiet-hours.ts';
import { emptySubscription, hasChannel, type Subscription, type TokenKind } from '../notify/subscriptions.ts';
import { orNotKept, refuse, refused, unwrap } from '../refused.ts';
import {
  DeviceAdded,
  DeviceId,
  DeviceWish,
  NotificationsShown,
  NotificationWish,
  TestWish,
  TokenAt,
} from './notification-schemas.ts';
import { Nothing, Refusal } from './schemas.ts';

/** The most devices of a player. A further one replaces the oldest. */
const MOST_DEVICES = 10;
/** The most notifications to addresses of one's choice that an IP address may request per minute. */
const OUTBOUND_LIMIT = { max: 30, timeWindow: 60_000 };

const playerIn = ({ headers }: FastifyRequest): KeyHash => {
  const key = bearerKey(headers.authorization);
  if (key === undefined) throw refused('no-token');
  return key;
};

/** The origin of the page, for links in notifications. */
const pageOf = ({ headers, host }: FastifyRequest, origin: string | undefined): string =>
  origin ?? headers.origin ?? `http://${host}`;

/** NP-67: routes for notifications. */
export const notificationRoutes =
  (
    notifications: Notifications,
    data: Data,
    limits: Limits,
    origin: string | undefined,
  ): FastifyPluginAsyncTypebox =>
  async app => {
    const { subscriptions } = notifications;

    const show = async (subscription: Subscription | undefined) => {
      const { language, devices = [], webhook, quiet, feedSalt, lost } = subscription ?? {};
      return {
        pushKey: await notifications.vapidKey(),
        ...(language && { language }),
        devices: devices.map(({ id, endpoint, at }) => ({ id, host: new URL(endpoint).host, at })),
        ...(webhook && { webhook }),
        ...(quiet && { quiet }),
        ...(subscription &&
          feedSalt !== undefined && {
            feed: `/api/v1/feeds/${await orNotKept(subscriptions.tokenFor('feed', subscription))}`,
          }),
        ...(lost && { lost }),
      };
    };
    const change = async (
      request: FastifyRequest,
      language: Subscription['language'] | undefined,
      wish: (was: Subscription) => Subscription | Refused,
    ): Promise<Subscription | undefined> => {
      const player = playerIn(request);
      const page = pageOf(request, origin);
      const changed = await orNotKept(
        subscriptions.change(player, was =>
          wish({ ...(was ?? emptySubscription(player, { language: language ?? 'en', page })), page }),
        ),
      );
      return changed && unwrap(changed);
    };
    /** Any text is an identity. So an identity that never played can't store anything here. */
    const mustPlay = async (player: KeyHash): Promise<void> => {
      if (await subscriptions.find(player)) return;
      const [room] = await orNotKept(data.roomsOf(player, 1));
      if (room === undefined && !(await orNotKept(findProfile(data, player)))) throw refused('not-playing');
    };

    app.get(
      '/me/notifications',
      { schema: { response: { 200: NotificationsShown, '4xx': Refusal } } },
      async request => show(await orNotKept(subscriptions.find(playerIn(request)))),
    );

    /** The changes that a request wishes. Null and false remove a part. */
    const changed = (was: Subscription, body: Static<typeof NotificationWish>): Subscription | Refused => {
      const { webhook: oldWebhook, quiet: oldQuiet, feedSalt: oldFeed, lost, ...rest } = was;
      const { webhook = oldWebhook, quiet = oldQuiet, feed = oldFeed !== undefined, language } = body;
      const feedSalt = feed === 'new' ? newKey() : (oldFeed ?? newKey());
      const next: Subscription = {
        ...rest,
        ...(language && { language }),
        ...(webhook && { webhook: { url: webhook.url, format: webhook.format ?? formatOf(webhook.url) } }),
        ...(quiet && { quiet }),
        ...(feed !== false && { feedSalt }),
        ...(lost && body.webhook === undefined && { lost }),
      };
      return body.quiet && !hasChannel(next) ? refuse('not-subscribed') : next;
    };
    app.put(
      '/me/notifications',
      {
        schema: { body: NotificationWish, response: { 200: NotificationsShown, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async request => {
        const { body } = request;
        const player = playerIn(request);
        if (body.quiet && !isTimeZone(body.quiet.zone))
          throw refused('bad-request', { place: 'body.quiet.zone' });
        if (body.webhook) {
          const { url, format } = body.webhook;
          unwrap(await notifications.check(url));
          if ((format ?? formatOf(url)) === 'ntfy' && !hasTopic(url))
            throw refused('bad-webhook', { why: 'topic' });
        }
        if (body.webhook || body.feed) await mustPlay(player);
        return show(await change(request, body.language, was => changed(was, body)));
      },
    );

    app.delete(
      '/me/notifications',
      { schema: { response: { 204: Nothing, '4xx': Refusal } }, config: { isForBlocked: true } },
      async (request, reply) => {
        await orNotKept(subscriptions.remove(playerIn(request)));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/me/notifications/devices',
      {
        schema: { body: DeviceWish, response: { 201: DeviceAdded, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async (request, reply) => {
        const { endpoint, keys, language } = request.body;
        const player = playerIn(request);
        unwrap(await notifications.check(endpoint));
        // A page can compute this id, so it recognizes its own device.
        const id = hashKey(endpoint).slice(0, 16);
        const device: PushDevice = { id, endpoint, ...keys, language: language ?? 'en', at: Date.now() };
        await notifications.checkKeys(device).catch(() => {
          throw refused('bad-request', { place: 'body.keys' });
        });
        await mustPlay(player);
        await change(request, language, was => ({
          ...was,
          devices: [...was.devices.filter(each => each.id !== id), device].slice(-MOST_DEVICES),
        }));
        return reply.code(201).send({ id });
      },
    );

    app.delete(
      '/me/notifications/devices/:device',
      { schema: { params: DeviceId, response: { 204: Nothing, '4xx': Refusal } } },
      async (request, reply) => {
        const { device } = request.params;
        const known = await orNotKept(subscriptions.find(playerIn(request)));
        if (!known?.devices.some(({ id }) => id === device)) throw refused('not-subscribed');
        await change(request, undefined, was => ({
          ...was,
          devices: was.devices.filter(({ id }) => id !== device),
        }));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/me/notifications/test',
      {
        schema: { body: TestWish, response: { 204: Nothing, '4xx': Refusal } },
        config: { rateLimit: OUTBOUND_LIMIT },
      },
      async (request, reply) => {
        const known = await orNotKept(subscriptions.find(playerIn(request)));
        const { to } = request.body;
        const channel = to === 'webhook' ? to : known?.devices.find(({ id }) => id === to);
        const outcome = known && channel && (await notifications.test(known, channel));
        if (!outcome) throw refused('not-subscribed');
        if (outcome.is === 'private') throw refused('private-address');
        if (outcome.is === 'gone' && channel !== 'webhook')
          await orNotKept(notifications.removeDevice(known.player, channel));
        if (outcome.is !== 'sent')
          throw refused(
            'not-delivered',
            'status' in outcome ? { status: outcome.status } : { why: outcome.is },
          );
        return reply.code(204).send(undefined);
      },
    );

    const byToken = async (kind: TokenKind, token: string): Promise<Subscription> => {
      const found = await orNotKept(subscriptions.byToken(kind, token));
      if (!found) throw refused('not-subscribed');
      return found;
    };

    app.get('/feeds/:token', { schema: { params: TokenAt, security: [] } }, async ({ params }, reply) => {
      const feed = await notifications.feed(await byToken('feed', params.token));
      return reply.type('application/atom+xml; charset=utf-8').send(feed);
    });

    app.post(
      '/unsubscribe/:token',
      {
        schema: { params: TokenAt, security: [], response: { 204: Nothing, '4xx': Refusal } },
        // The token is the only permission, so a page of ntfy, for example, may send this request.
        config: { isForAnyOrigin: true, isForBlocked: true },
      },
      async ({ params }, reply) => {
        const { player } = await byToken('stop', params.token);
        await orNotKept(subscriptions.remove(player));
        return reply.code(204).send(undefined);
      },
    );
  };
