import type { SignShown } from '../../sync/signs.ts';

/** What this browser has read at one table. */
export interface ReadHere {
  /** Every message up to this time is read. */
  readonly upTo: number;
  /** Times of single messages that were shown when they arrived. */
  readonly shown: readonly number[];
}

/** Messages of other players that this browser has not shown yet. */
export const unreadIn = (
  signs: readonly SignShown[],
  viewer: unknown,
  { upTo, shown }: ReadHere,
): readonly SignShown[] =>
  signs.filter(({ seat, at }) => seat !== viewer && at > upTo && !shown.includes(at));

/** The time up to which every message is read: a message that was shown does not hide an older unread one. */
export const readUntil = (signs: readonly SignShown[], viewer: unknown, read: ReadHere): number => {
  const [first] = unreadIn(signs, viewer, read);
  const before = signs.filter(({ at }) => !first || at < first.at);
  return Math.max(read.upTo, ...before.map(({ at }) => at));
};
