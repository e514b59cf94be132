import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../../engine/refusal.ts';
import { listed, say, text } from '../i18n.ts';
import { clearMessageRefusal, messageRefusal } from './message-outbox.ts';
import { mutedAt } from './muted.ts';
import { PHRASES } from './phrases.ts';
import type { RoomState } from './room-state.ts';
import { messagesRead, saveMessagesRead } from './stored-keys.ts';
import { isKnown, readUntil, type TalkItem, unmuted, unreadIn } from './talk-items.ts';
import { TALK_MESSAGES } from './talk-messages.ts';

/** The messages of a room, as its screens receive them. */
export type TalkLine = Pick<RoomState, 'said' | 'signs' | 'texts' | 'reports'>;

/** A room, and the seat of the reader. */
export interface TalkRoom {
  readonly id: string;
  readonly viewer: unknown;
}

/** The author of a message, as readers see them. */
export const authorName = ({ seat, isHost, name }: TalkItem, names: readonly string[]): string => {
  const words = say(TALK_MESSAGES);
  if (seat !== undefined) return names[seat] ?? '';
  if (isHost) return name === undefined ? words.host : words.hostNamed(name);
  return name === undefined ? words.spectator : words.spectatorNamed(name);
};

/** What a message says, in the reader's language if it is a phrase. */
export const itemText = ({ sign, text: written }: Pick<TalkItem, 'sign' | 'text'>): string =>
  sign === undefined ? (written ?? '') : text(PHRASES[sign]);

/** A message with its author, in one line. */
export const itemLine = (item: TalkItem, names: readonly string[]): string =>
  listed(authorName(item, names), itemText(item));

/** How long a message is shown, in milliseconds. */
const SEEN_MS = 6000;

/** A message that has just arrived, for as long as it is shown. */
export const useArrived = ({ said }: TalkLine, { id }: TalkRoom): TalkItem | undefined => {
  const [seen, setSeen] = useState<TalkItem>();
  const arrived = said.value;
  useEffect(() => {
    const timer = setTimeout(() => setSeen(arrived), SEEN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived === seen ? undefined : unmuted(arrived ? [arrived] : [], mutedAt(id))[0];
};

/** Why the last message was rejected, for as long as it is shown away from the fields that sent it. */
export const useMessageFault = (id: string, isShown: boolean): Refusal | undefined => {
  const refusal = isShown ? messageRefusal(id) : undefined;
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => clearMessageRefusal(id), SEEN_MS);
    return () => clearTimeout(timer);
  }, [id, refusal]);
  return refusal;
};

/**
 * Phrases and texts arrive in separate lists, so each has its own time up to which everything is read: the first list must
 * not mark messages of the other one as read.
 */
const readKeys = (id: string): { readonly signs: string; readonly texts: string } => ({
  signs: id,
  texts: `${id}/texts`,
});

/** Notes that the reader has seen all of these messages. */
export const saveAllRead = (id: string, items: readonly TalkItem[]): void => {
  const { signs, texts } = readKeys(id);
  const newest = (wanted: readonly TalkItem[]): number => Math.max(0, ...wanted.map(({ at }) => at));
  saveMessagesRead(signs, newest(items.filter(({ sign }) => sign !== undefined)));
  saveMessagesRead(texts, newest(items.filter(({ sign }) => sign === undefined)));
};

/**
 * How many messages this browser has not shown yet. A message counts as read if it was shown while the page
 * was visible.
 */
export const useUnread = (line: TalkLine, { id, viewer }: TalkRoom, shownNow?: TalkItem): number => {
  const shown = useSignal<readonly number[]>([]);
  const keys = readKeys(id);
  const muted = mutedAt(id);
  const signs = unmuted<TalkItem>(line.signs.value.filter(isKnown), muted);
  const texts = unmuted<TalkItem>(line.texts.value.texts, muted);
  const readSigns = { upTo: messagesRead(keys.signs), shown: shown.value };
  const readTexts = { upTo: messagesRead(keys.texts), shown: shown.value };
  const signsUpTo = readUntil(signs, viewer, readSigns);
  const textsUpTo = readUntil(texts, viewer, readTexts);
  useEffect(() => {
    if (!shownNow) return undefined;
    const look = (): void => {
      if (!document.hidden) shown.value = [...new Set([...shown.value, shownNow.at])];
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [shownNow, shown]);
  useEffect(() => {
    saveMessagesRead(keys.signs, signsUpTo);
    saveMessagesRead(keys.texts, textsUpTo);
  }, [keys.signs, keys.texts, signsUpTo, textsUpTo]);
  return unreadIn(signs, viewer, readSigns).length + unreadIn(texts, viewer, readTexts).length;
};
