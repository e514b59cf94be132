import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret text that gives access. The server sends it once and stores only its hash. */
export type Key = string;
export type KeyHash = string;

export const newKey = (): Key => randomBytes(32).toString('base64url');

/** Derives a key from the content of a request, so that a repeated request returns the same key. */
export const keyUnder = (...parts: readonly string[]): Key =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Returns a new table id. It is unique, but not secret. */
export const newTableId = (): string => randomBytes(9).toString('base64url');

export const newSeed = (): string => randomBytes(32).toString('hex');

/** Whether a text has the form of a key. */
export const isKey = (text: string): boolean => /^[\w-]{32,128}$/.test(text);

/** Replaces all parts of a text that could be a key or a seed. */
export const withoutKeys = (text: string): string => text.replace(/[\w-]{32,}/g, '[redacted]');

export const hashKey = (key: Key): KeyHash => createHash('sha256').update(key).digest('base64url');

/** Compares hashes in constant time, so that the duration reveals nothing about the stored hash. */
export const isSameHash = (a: KeyHash, b: KeyHash | undefined): boolean =>
  b !== undefined && a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
