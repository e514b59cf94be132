import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuse } from '../refusals.ts';
import { language } from '../settings.ts';
import { call, keptKey } from './api.ts';
import { requestKey } from './stored-keys.ts';

/** NP-67: the part of the HTTP API for notifications, and Web Push in this browser. */

export interface QuietWish {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export interface WebhookWish {
  readonly url: string;
  readonly format?: 'ntfy' | 'discord';
}

export interface NotificationSettings {
  readonly pushKey: string;
  readonly language?: string;
  readonly devices: readonly { readonly id: string; readonly host: string; readonly at: number }[];
  readonly webhook?: WebhookWish;
  readonly quiet?: QuietWish;
  /** The path of the feed. */
  readonly feed?: string;
  readonly lost?: { readonly host: string; readonly status: number };
}

export interface NotificationChange {
  readonly language?: string;
  readonly webhook?: WebhookWish | null;
  readonly quiet?: QuietWish | null;
  readonly feed?: boolean | 'new';
}

const PATH = 'me/notifications';

export const fetchNotifications = () => call<NotificationSettings>('GET', PATH, requestKey());

export const changeNotifications = (change: NotificationChange) =>
  call<NotificationSettings>('PUT', PATH, keptKey(), { language: language.value, ...change });

export const sendTest = (to: string) => call<undefined>('POST', `${PATH}/test`, requestKey(), { to });

const removeDevice = (id: string) => call<undefined>('DELETE', `${PATH}/devices/${id}`, requestKey());

export const deleteNotifications = () => call<undefined>('DELETE', PATH, requestKey());

/** NP-69: unsubscribes the player to whom a link belongs. */
export const unsubscribe = (token: string) => call<undefined>('POST', `unsubscribe/${token}`, requestKey());

/** Why this browser can't receive notifications; undefined if it can. */
export const pushObstacle = (): 'insecure' | 'install' | 'unsupported' | undefined => {
  if (!isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return undefined;
  // Safari on iPhone and iPad has Web Push only for pages on the home screen.
  return 'standalone' in navigator && Reflect.get(navigator, 'standalone') !== true
    ? 'install'
    : 'unsupported';
};

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  (await navigator.serviceWorker.getRegistration()) && navigator.serviceWorker.ready;

const here = async (): Promise<PushSubscription | undefined> =>
  pushObstacle() ? undefined : ((await (await registration())?.pushManager.getSubscription()) ?? undefined);

/** The id of a device at the server. */
const deviceId = async ({ endpoint }: PushSubscription): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
};

/** The id of this device, if this browser receives notifications. */
export const thisDevice = async (): Promise<string | undefined> => {
  const subscription = await here().catch(() => undefined);
  return subscription && deviceId(subscription);
};

const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));

const subscribeHere = async (pushKey: string): Promise<PushSubscription | undefined> => {
  const worker = await registration();
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(pushKey) };
  try {
    return await worker?.pushManager.subscribe(options);
  } catch {
    // This browser may have a subscription with another server key.
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    return worker?.pushManager.subscribe(options);
  }
};

const saveDevice = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return call<{ readonly id: string }>('POST', `${PATH}/devices`, keptKey(), {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    language: language.value,
  });
};

/** Asks for permission and subscribes this browser. Call it only after the player pressed a button. */
export const turnOnPush = async (pushKey: string): Promise<Refusal | undefined> => {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return refuse('push-denied');
  const subscription = await subscribeHere(pushKey).catch(() => undefined);
  if (!subscription) return refuse('push-failed');
  const saved = await saveDevice(subscription);
  if (isRefusal(saved)) await subscription.unsubscribe();
  return isRefusal(saved) ? saved : undefined;
};

/** Removes a device from the server, and the subscription if it is this browser's. */
export const turnOffPush = async (id: string): Promise<Refusal | undefined> => {
  if (id === (await thisDevice())) await (await here())?.unsubscribe();
  const answer = await removeDevice(id);
  return isRefusal(answer) && answer.refused !== 'not-subscribed' ? answer : undefined;
};

/** Ends the subscription of this browser, after the server has deleted it. */
export const forgetPush = async (): Promise<void> => {
  const subscription = await here().catch(() => undefined);
  await subscription?.unsubscribe();
};

/** Ends the subscription of this browser if the server doesn't know it. */
export const forgetStale = async (): Promise<void> => {
  const [settings, device] = [await fetchNotifications(), await thisDevice()];
  if (!isRefusal(settings) && settings.devices.every(({ id }) => id !== device)) await forgetPush();
};

/** Gives the notifications of this player the language of this page. */
export const followLanguage = async (): Promise<void> => {
  const [settings, device] = [await fetchNotifications(), await thisDevice()];
  if (!isRefusal(settings)) await saveLanguage(settings, device);
};

/** Saves the language of this page, if the player changed it since they subscribed. */
export const saveLanguage = async (
  known: NotificationSettings,
  device: string | undefined,
): Promise<void> => {
  if (known.language === undefined || known.language === language.value) return;
  const subscription = device === undefined ? undefined : await here();
  if (subscription) await saveDevice(subscription);
  await changeNotifications({});
};
