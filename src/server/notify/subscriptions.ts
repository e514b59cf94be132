import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import type { Data, FoundDocument } from '../data.ts';
import { hashKey, type Key, type KeyHash, newKey } from '../keys.ts';
import { orNotKept, refuse } from '../refused.ts';
import type { PushDevice, Webhook } from './formats.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { NotifySecrets } from './secrets.ts';

/** NP-67: where an identity receives notifications. */
export interface Subscription {
  readonly player: KeyHash;
  readonly language: Language;
  /** The origin of the page, for links. */
  readonly page: string;
  /** Makes the token of the unsubscribe links unique. */
  readonly stopSalt: string;
  readonly devices: readonly PushDevice[];
  readonly webhook?: Webhook;
  readonly quiet?: QuietHours;
  /** Makes the address of the feed unique; absent if there is no feed. */
  readonly feedSalt?: string;
  /** The webhook was removed, because its server answered this status. */
  readonly lost?: { readonly host: string; readonly status: number; readonly at: number };
}

export const hasChannel = ({ devices, webhook, feedSalt }: Subscription): boolean =>
  devices.length > 0 || webhook !== undefined || feedSalt !== undefined;

const TRIES = 20;
/** The most players whose subscriptions are remembered. */
const MOST_KNOWN = 20_000;
/** How long a remembered answer counts, in case a message from another server was lost. */
const FRESH_MS = 60_000;

const PREFIX = 'notify:';
const documentId = (player: KeyHash): string => PREFIX + player;
const tokenName = (kind: TokenKind, token: Key): string => `-notify-${kind}:${hashKey(token)}`;

export type TokenKind = 'stop' | 'feed';

const isSubscription = (body: unknown): body is Subscription =>
  isObject(body) &&
  typeof body.player === 'string' &&
  typeof body.stopSalt === 'string' &&
  Array.isArray(body.devices);

const subscriptionIn = (found: FoundDocument | undefined): Subscription | undefined =>
  isSubscription(found?.body) ? found.body : undefined;

interface Ports {
  readonly data: Data;
  readonly secrets: NotifySecrets;
  readonly now: () => number;
}

/** Stores the subscriptions of players as documents. */
export const openSubscriptions = ({ data, secrets, now }: Ports) => {
  const known = new Map<KeyHash, { readonly has: Promise<boolean>; readonly at: number }>();

  const remember = (player: KeyHash, has: Promise<boolean>): Promise<boolean> => {
    known.delete(player);
    known.set(player, { has, at: performance.now() });
    has.catch(() => known.delete(player));
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return has;
  };
  data.cluster?.subscribe(notice => {
    if (notice.type === 'document' && notice.id.startsWith(PREFIX))
      known.delete(notice.id.slice(PREFIX.length));
  });
  data.cluster?.onReconnect(() => known.clear());

  const tokenFor = (kind: TokenKind, { player, stopSalt, feedSalt = '' }: Subscription): Promise<Key> =>
    secrets.token(kind, player, kind === 'stop' ? stopSalt : feedSalt);
  const namesOf = async (subscription: Subscription): Promise<readonly string[]> => [
    tokenName('stop', await tokenFor('stop', subscription)),
    ...(subscription.feedSalt === undefined ? [] : [tokenName('feed', await tokenFor('feed', subscription))]),
  ];
  const find = async (player: KeyHash): Promise<Subscription | undefined> =>
    subscriptionIn(await orNotKept(data.document(documentId(player))));

  /**
   * Changes a subscription. Removes it if `wish` returns undefined or if nothing would be sent. Retries after version
   * conflicts.
   */
  const change = async (
    player: KeyHash,
    wish: (was: Subscription | undefined) => Subscription | Refusal | undefined,
  ): Promise<Subscription | Refusal | undefined> => {
    const id = documentId(player);
    for (let i = 0; i < TRIES; i++) {
      const found = await orNotKept(data.document(id));
      const wished = wish(subscriptionIn(found));
      if (isRefusal(wished)) return wished;
      const next = wished && (hasChannel(wished) || wished.lost) ? wished : undefined;
      const isWritten = await write(id, found, next);
      if (!isWritten) continue;
      remember(player, Promise.resolve(next !== undefined && hasChannel(next)));
      return next;
    }
    return refuse('not-kept');
  };
  const write = async (
    id: string,
    found: FoundDocument | undefined,
    next: Subscription | undefined,
  ): Promise<boolean> => {
    if (!next) return !found || orNotKept(data.removeDocument(id, found.changes));
    const document = { id, at: now(), names: await namesOf(next), body: next };
    return orNotKept(found ? data.changeDocument(document, found.changes) : data.createDocument(document));
  };

  return {
    find,
    change,
    tokenFor,
    remove: async (player: KeyHash): Promise<void> => {
      await change(player, () => undefined);
    },
    /** Whether a player has a subscription, from memory if possible. */
    has: (player: KeyHash): Promise<boolean> => {
      const remembered = known.get(player);
      if (remembered && performance.now() - remembered.at < FRESH_MS) return remembered.has;
      return remember(
        player,
        find(player).then(found => found !== undefined && hasChannel(found)),
      );
    },
    /** Whose feed or unsubscribe link has this token. */
    byToken: async (kind: TokenKind, token: Key): Promise<Subscription | undefined> =>
      subscriptionIn((await orNotKept(data.documentsOf(tokenName(kind, token), 1)))[0]),
  };
};

export type Subscriptions = ReturnType<typeof openSubscriptions>;

export const emptySubscription = (
  player: KeyHash,
  { language, page }: Pick<Subscription, 'language' | 'page'>,
): Subscription => ({ player, language, page, stopSalt: newKey(), devices: [] });
