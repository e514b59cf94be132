import { createHash, timingSafeEqual } from 'node:crypto';
import { refused } from '../refused.ts';

/** NP-125: a token of the admin API, with the name that the audit log shows. */
export interface AdminToken {
  readonly label: string;
  readonly token: string;
}

const UNNAMED = 'admin';
const TOKEN = /^(?:([\w.-]{1,30}):)?([\w+/=.~-]{20,200})$/;

/** Parses a setting such as `anna:TOKEN,ben:TOKEN`, or only `TOKEN`. Undefined if it is malformed. */
export const parseAdminTokens = (text: string): readonly AdminToken[] | undefined => {
  const tokens = text.split(',').map(each => {
    const [, label = UNNAMED, token] = TOKEN.exec(each.trim()) ?? [];
    return token === undefined ? undefined : { label, token };
  });
  const known = tokens.filter(each => each !== undefined);
  return known.length === tokens.length ? known : undefined;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How many wrong tokens an address may send per window. */
const MOST_FAILURES = 10;
const WINDOW_MS = 60_000;
/** The most addresses that are counted. Beyond it, the oldest are dropped. */
const MOST_ADDRESSES = 10_000;

/** Returns a function that finds the label of a token. It takes the same time for all tokens, and limits wrong ones. */
export const checkAdminTokens = (tokens: readonly AdminToken[]) => {
  const known = tokens.map(({ label, token }) => ({ label, hash: digest(token) }));
  const failures = new Map<string, { readonly since: number; times: number }>();
  const failuresOf = (address: string) => {
    const found = failures.get(address);
    return found && performance.now() - found.since < WINDOW_MS ? found : undefined;
  };
  const fail = (address: string): void => {
    const found = failuresOf(address);
    failures.delete(address);
    failures.set(address, { since: found?.since ?? performance.now(), times: (found?.times ?? 0) + 1 });
    const [oldest] = failures.keys();
    if (failures.size > MOST_ADDRESSES && oldest !== undefined) failures.delete(oldest);
  };
  return (authorization: string | undefined, address: string): string => {
    if (known.length === 0) throw refused('no-such-address');
    if (authorization === undefined) throw refused('no-token');
    const failed = failuresOf(address);
    if (failed && failed.times >= MOST_FAILURES) {
      const leftMs = WINDOW_MS - (performance.now() - failed.since);
      throw refused('too-many', { retryAfter: Math.ceil(leftMs / 1000) });
    }
    const hash = digest(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
    const [label] = known.filter(each => timingSafeEqual(each.hash, hash)).map(each => each.label);
    if (label !== undefined) return label;
    fail(address);
    throw refused('not-yours');
  };
};
