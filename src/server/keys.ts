import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whoever has a key may do what it opens. It goes out once; what is kept is its hash. */
export type Key = string;
export type KeyHash = string;

export const newKey = (): Key => randomBytes(32).toString('base64url');

/** The key of whoever asks for one under an id of his own: always the same. */
export const keyUnder = (...parts: readonly string[]): Key =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A name of a table: no secret, but nobody has two. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

/** The chance of a game that nobody chose. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What we handed out, or what somebody made the same way. */
export const isKey = (text: string): boolean => /^[\w-]{32,128}$/.test(text);

/** A text for logs and error details, without anything that could be a key or a seed. */
export const withoutKeys = (text: string): string => text.replace(/[\w-]{32,}/g, '[redacted]');

export const hashKey = (key: Key): KeyHash => createHash('sha256').update(key).digest('base64url');

/** Compares without telling by its time how much of it was right. */
export const isSameHash = (a: KeyHash, b: KeyHash | undefined): boolean =>
  b !== undefined && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
