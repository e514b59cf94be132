import { Counter, Gauge, type Registry } from 'prom-client';
import type { Seat } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import type { PresenceTracker } from '../presence.ts';
import { orNotKept, RefusalError } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { openDeliveries, type QueueSettings } from './delivery-queue.ts';
import { atomFeed, type FeedTurn } from './feed.ts';
import { type NotificationText, type PushDevice, toPush, toWebhook } from './formats.ts';
import { notificationWords, turnText } from './messages.ts';
import { type DeliveryOutcome, openOutbound } from './outbound.ts';
import { openSecrets } from './secrets.ts';
import { openSubscriptions, type Subscription } from './subscriptions.ts';
import { isStart, openTurns, type TurnNote } from './turns.ts';

/** How the operator configures notifications. */
export interface NotifySettings extends QueueSettings {
  /** How long a player has after their turn began to come to the table. */
  readonly delayMs?: number | undefined;
  /** Networks that aren't public but may receive notifications. */
  readonly networks?: readonly string[] | undefined;
  readonly dnsServers?: readonly string[] | undefined;
  readonly timeoutMs?: number | undefined;
  /** How often the server looks for notifications that are due. */
  readonly pollMs?: number | undefined;
}

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly report: (error: unknown) => void;
  readonly now: Now;
  readonly registry: Registry;
  readonly settings?: NotifySettings | undefined;
}

const DELAY_MS = 30_000;
const POLL_MS = 5000;
const MOST_TABLES = 200;

const tableUrl = (page: string, room: string): string => `${page}/#/friends/room/${room}`;

const addMetrics = (registry: Registry, waiting: () => number) => {
  new Gauge({
    name: 'alidade_notifications_waiting',
    help: 'notifications that wait to be sent, or for another attempt',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
  return new Counter({
    name: 'alidade_notifications_total',
    help: 'notifications by channel (push, webhook) and outcome (sent, failed, dropped)',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
};

/** A notification on its way to one device or webhook. */
interface Delivery {
  readonly channel: 'push' | 'webhook';
  readonly url: string;
  readonly send: () => Promise<DeliveryOutcome>;
  /** Whether the player still has this device or webhook. */
  readonly isIn: (subscription: Subscription) => boolean;
  readonly remove: (status: number) => Promise<unknown>;
}

/** NP-67: sends notifications to players who have to move and aren't connected. */
export const openNotifications = ({ data, rooms, presence, report, now, registry, settings = {} }: Ports) => {
  const { delayMs = DELAY_MS, pollMs = POLL_MS } = settings;
  const secrets = openSecrets(data);
  const subscriptions = openSubscriptions({ data, secrets, now });
  const outbound = openOutbound(settings);
  const deliveries = openDeliveries(settings);
  const counter = addMetrics(registry, deliveries.waiting);

  const links = async (subscription: Subscription) => {
    const stop = await subscriptions.tokenFor('stop', subscription);
    const { page } = subscription;
    return { stopUrl: `${page}/api/v1/unsubscribe/${stop}`, stopPage: `${page}/#/friends/stop/${stop}` };
  };

  /** Removes a device whose push service says that it no longer exists. */
  const removeDevice = (player: KeyHash, { id }: PushDevice) =>
    subscriptions.change(
      player,
      was => was && { ...was, devices: was.devices.filter(device => device.id !== id) },
    );
  /** Removes a webhook whose server says that it no longer exists, and notes why. */
  const removeWebhook = (player: KeyHash, url: string, status: number) =>
    subscriptions.change(player, was => {
      if (was?.webhook?.url !== url) return was;
      const { webhook: _, ...rest } = was;
      return { ...rest, lost: { host: new URL(url).host, status, at: now() } };
    });

  const sendPush = async (device: PushDevice, text: NotificationText): Promise<DeliveryOutcome> =>
    outbound.send(toPush(device, { ...text, language: device.language }, await secrets.vapid()));

  const deliver = (player: KeyHash, { channel, url, send, isIn, remove }: Delivery): void =>
    deliveries.add({
      host: new URL(url).host,
      player,
      send,
      isWanted: async () => {
        const subscription = await subscriptions.find(player);
        return subscription !== undefined && isIn(subscription);
      },
      onEnd: outcome => {
        const isSent = outcome !== 'dropped' && outcome.is === 'sent';
        const failure = outcome === 'dropped' ? 'dropped' : 'failed';
        counter.inc({ channel, outcome: isSent ? 'sent' : failure });
        if (outcome !== 'dropped' && outcome.is === 'gone') remove(outcome.status).catch(report);
      },
    });

  const textFor = (
    room: Room,
    seat: Seat,
    language: Language,
    page: string,
    more: Awaited<ReturnType<typeof links>>,
    isFirst: boolean,
  ): NotificationText => ({
    ...turnText(room, seat, language, isFirst),
    ...more,
    url: tableUrl(page, room.id),
    tag: `turn:${room.id}`,
    language,
  });
  const notify = async (subscription: Subscription, room: Room, turn: TurnNote): Promise<void> => {
    const { seat } = turn;
    const { player, language, page, devices, webhook } = subscription;
    const more = await links(subscription);
    for (const device of devices) {
      const text = textFor(room, seat, device.language, page, more, isStart(turn));
      deliver(player, {
        channel: 'push',
        url: device.endpoint,
        send: () => sendPush(device, text),
        isIn: known => known.devices.some(({ id }) => id === device.id),
        remove: () => removeDevice(player, device),
      });
    }
    if (webhook) {
      const text = textFor(room, seat, language, page, more, isStart(turn));
      deliver(player, {
        channel: 'webhook',
        url: webhook.url,
        send: () => outbound.send(toWebhook(webhook, text)),
        isIn: known => known.webhook?.url === webhook.url,
        remove: status => removeWebhook(player, webhook.url, status),
      });
    }
  };

  const turns = openTurns({
    data,
    rooms,
    presence,
    subscriptions,
    report,
    now,
    delayMs,
    pollMs,
    notify: (...turn) => void notify(...turn).catch(report),
  });

  const testText = async (subscription: Subscription, language: Language): Promise<NotificationText> => {
    const { test: title, testBody: body } = notificationWords(language);
    const url = `${subscription.page}/#/friends/notifications`;
    return { title, body, url, tag: 'test', language, ...(await links(subscription)) };
  };

  /** The turns of a player, for the feed. */
  const turnsOf = async ({ player, language, page }: Subscription): Promise<readonly FeedTurn[]> => {
    const found: FeedTurn[] = [];
    for (const id of await orNotKept(data.roomsOf(player, MOST_TABLES))) {
      const live = await rooms.enter(id);
      if (isRefusal(live) && (live.refused === 'not-kept' || live.refused === 'too-many'))
        throw new RefusalError(live);
      const table = live && !isRefusal(live) ? live.table() : undefined;
      if (!live || isRefusal(live) || !table) continue;
      const room = live.room();
      const seat = room.seats.findIndex(each => each.player === player);
      const decision = seat < 0 ? undefined : table.decision(seat);
      if (room.ended !== undefined || decision === undefined || !table.activeSeats().includes(seat)) continue;
      const since = (await orNotKept(turns.since(id, seat))) ?? live.movedAt();
      const turn = `urn:alidade:${id}:${seat}:${encodeURIComponent(decision)}`;
      found.push({ id: turn, ...turnText(room, seat, language), url: tableUrl(page, id), since });
    }
    return found.sort((a, b) => b.since - a.since);
  };

  return {
    subscriptions,
    vapidKey: async (): Promise<string> => (await orNotKept(secrets.vapid())).publicKey,
    /** Why nothing can be sent to an address (NP-68). */
    check: outbound.check,
    /** Rejects if no message can be encrypted with the keys of a device. */
    checkKeys: async (device: PushDevice): Promise<void> => {
      const text = { title: '', body: '', url: 'http://localhost/', tag: '', stopUrl: '', stopPage: '' };
      toPush(device, { ...text, language: device.language }, await orNotKept(secrets.vapid()));
    },
    changed: turns.changed,
    waiting: deliveries.waiting,
    /** Sends a test notification and waits for its outcome. */
    test: async (
      subscription: Subscription,
      to: PushDevice | 'webhook',
    ): Promise<DeliveryOutcome | undefined> => {
      if (to !== 'webhook') return sendPush(to, await testText(subscription, to.language));
      const { webhook, language } = subscription;
      return webhook && outbound.send(toWebhook(webhook, await testText(subscription, language)));
    },
    feed: async (subscription: Subscription): Promise<string> => {
      const { language, page } = subscription;
      const { stopPage } = await links(subscription);
      const self = `${page}/api/v1/feeds/${await subscriptions.tokenFor('feed', subscription)}`;
      return atomFeed({ language, page, self, stopPage, turns: await turnsOf(subscription) });
    },
    removeDevice,
    close: (): void => {
      turns.close();
      deliveries.close();
    },
  };
};

export type Notifications = ReturnType<typeof openNotifications>;
