import type { ReportShown, TextShown } from '../../sync/chat.ts';
import type { Sign, SignShown } from '../../sync/signs.ts';
import { PHRASES } from './phrases.ts';

/** A message at a table: a preset phrase (`sign`), or a text. */
export interface TalkItem extends Partial<Omit<TextShown, 'at'>> {
  readonly sign?: Sign;
  readonly at: number;
}

/** The messages that a room has. */
interface Talk {
  readonly signs: readonly SignShown[];
  readonly texts: readonly TextShown[];
}

/** A newer server may know phrases that this page doesn't. */
export const isKnown = ({ sign }: { readonly sign?: string }): boolean =>
  sign === undefined || Object.hasOwn(PHRASES, sign);

/** All messages of a room, the oldest first. */
export const talkItems = ({ signs, texts }: Talk): readonly TalkItem[] =>
  [...signs.filter(isKnown), ...texts].sort((a, b) => a.at - b.at);

/** The texts after a text or a page of texts has arrived. */
export const withTexts = (known: readonly TextShown[], more: readonly TextShown[]): readonly TextShown[] => {
  const arrived = new Set(more.map(({ number }) => number));
  return [...known.filter(({ number }) => !arrived.has(number)), ...more].sort((a, b) => a.number - b.number);
};

/** Whom a reader can mute: a seat, or all spectators, who share a key. */
export type Speaker = number | 'spectators';

/** Who wrote a message; undefined for a host without a seat, whom no one can mute. */
export const speakerOf = ({ seat, isHost }: TalkItem | ReportShown): Speaker | undefined =>
  seat ?? (isHost ? undefined : 'spectators');

/** The messages by people whom this reader hasn't muted. */
export const unmuted = <T extends TalkItem>(items: readonly T[], muted: readonly Speaker[]): readonly T[] =>
  items.filter(item => {
    const speaker = speakerOf(item);
    return speaker === undefined || !muted.includes(speaker);
  });

/** Which messages of a table were read in this browser. */
export interface ReadHere {
  /** Every message up to this time is read. */
  readonly upTo: number;
  /** Times of single messages that were shown when they arrived. */
  readonly shown: readonly number[];
}

/** Messages of other players that this browser has not shown yet. */
export const unreadIn = (
  items: readonly TalkItem[],
  viewer: unknown,
  { upTo, shown }: ReadHere,
): readonly TalkItem[] =>
  items.filter(({ seat, at }) => (seat === undefined || seat !== viewer) && at > upTo && !shown.includes(at));

/** The time up to which every message is read: a message that was shown does not hide an older unread one. */
export const readUntil = (items: readonly TalkItem[], viewer: unknown, read: ReadHere): number => {
  const [first] = unreadIn(items, viewer, read);
  const before = items.filter(({ at }) => !first || at < first.at);
  return Math.max(read.upTo, ...before.map(({ at }) => at));
};
