import webPush from 'web-push';
import type { Language } from '../../engine/text.ts';
import { notificationWords } from './messages.ts';
import type { OutboundRequest } from './outbound.ts';

type WebhookFormat = 'ntfy' | 'discord';

export interface Webhook {
  readonly url: string;
  readonly format: WebhookFormat;
}

/** A browser that receives Web Push messages (RFC 8030). */
export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly at: number;
}

/** The key pair with which the server signs its messages to push services (RFC 8292). */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A notification in the player's language. */
export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** What the notification opens. */
  readonly url: string;
  /** A newer notification with the same tag replaces this one. */
  readonly tag: string;
  /** The address that unsubscribes the player with one POST request. */
  readonly stopUrl: string;
  /** The page that unsubscribes the player when it opens. */
  readonly stopPage: string;
  readonly language: Language;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The format that fits a webhook's address. */
export const formatOf = (url: string): WebhookFormat =>
  /\/api\/(?:v\d+\/)?webhooks\/\d+\//.test(new URL(url).pathname) ? 'discord' : 'ntfy';

/** Whether the address has a topic, which ntfy expects as the last part of the path. */
export const hasTopic = (url: string): boolean => /\/[\w-]{1,64}\/?$/.test(new URL(url).pathname);

/** ntfy takes JSON at the address above the topic. */
const toNtfy = (address: string, text: NotificationText): OutboundRequest => {
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(part => part !== '');
  url.pathname = parts.slice(0, -1).join('/');
  const { open, stop } = notificationWords(text.language);
  return {
    url: url.href,
    headers: JSON_TYPE,
    body: JSON.stringify({
      topic: parts.at(-1),
      title: text.title,
      message: text.body,
      click: text.url,
      actions: [
        { action: 'view', label: open, url: text.url, clear: true },
        { action: 'http', label: stop, url: text.stopUrl, method: 'POST', clear: true },
      ],
    }),
  };
};

/** Escapes Markdown, because players choose their names. */
const plain = (text: string): string => text.replace(/[\\*_~`|<>[\]()#@:/-]/g, '\\$&');

const toDiscord = (url: string, text: NotificationText): OutboundRequest => {
  const { open, stop } = notificationWords(text.language);
  const links = `[${open}](<${text.url}>) · [${stop}](<${text.stopPage}>)`;
  return {
    url,
    headers: JSON_TYPE,
    // Without allowed mentions, a player named @everyone notifies no one else.
    body: JSON.stringify({
      content: `**${plain(text.title)}**\n${plain(text.body)}\n${links}`,
      allowed_mentions: { parse: [] },
    }),
  };
};

export const toWebhook = ({ url, format }: Webhook, text: NotificationText): OutboundRequest =>
  format === 'discord' ? toDiscord(url, text) : toNtfy(url, text);

/** After this time, a push service discards a message that the device hasn't fetched. In seconds. */
const TTL_S = 24 * 3600;

/** The contact in messages to push services, if the page has no public address. */
const NO_CONTACT = 'mailto:alidade@localhost.invalid';

/** Encrypts a notification for a browser (RFC 8291) and signs the request. */
export const toPush = (
  { endpoint, p256dh, auth }: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  text: NotificationText,
  keys: VapidKeys,
): OutboundRequest => {
  const { title, body, url, tag, stopUrl, language } = text;
  const { stop } = notificationWords(language);
  const page = new URL(url);
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, url, tag, stopUrl, stop, language }),
    {
      vapidDetails: {
        ...keys,
        subject: page.protocol === 'https:' && page.hostname !== 'localhost' ? page.origin : NO_CONTACT,
      },
      TTL: TTL_S,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
    },
  );
  const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
  return { url: details.endpoint, headers: Object.fromEntries(headers), body: details.body };
};
