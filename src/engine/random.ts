import { chachaBlock } from './chacha.ts';
import { makeHex, sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** A seed: 256 bits as 64 lower-case hex digits. */
export type Seed = string;

/** A seed, and whether it was derived from a text (`open`). Players can know an open seed before the game. */
export interface GivenSeed {
  readonly seed: Seed;
  readonly open: boolean;
}

const SEALED = /^[0-9a-f]{64}$/i;

/** Parses the text of a seed. 64 hex digits are the seed itself; any other text is hashed to an open seed. */
export const parseSeed = (text: string): GivenSeed =>
  SEALED.test(text)
    ? { seed: text.toLowerCase(), open: false }
    : { seed: makeHex(sha256(utf8(text))), open: true };

/** Draws a new seed from a random stream. */
export const seedFrom = (random: Random): Seed =>
  makeHex(Int32Array.from({ length: 8 }, () => random.next()));

export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const hexDigit = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
};

const seedBytes = (seed: Seed): Uint8Array => {
  const bytes = new Uint8Array(32);
  for (let i = 0; i < 32; i++) bytes[i] = hexDigit(seed, i * 2) * 16 + hexDigit(seed, i * 2 + 1);
  return bytes;
};

/** Returns the hash of a seed. Players see it at the start of a game, so that they can check the seed at its end. */
export const hashSeed = (seed: Seed): string => makeHex(sha256(seedBytes(seed)));

/** A source of random numbers. It has internal state, so it must never be part of a game's state. */
export interface Random {
  /** Returns 32 random bits as an unsigned number. */
  readonly next: () => number;
  /** Returns a whole number from 0 to limit - 1, each with the same probability. */
  readonly below: (limit: number) => number;
}

const nonces = new Map<string, Int32Array>();
const nonceOf = (name: string): Int32Array => {
  const known = nonces.get(name);
  if (known) return known;
  const nonce = sha256(utf8(name)).slice(0, 3);
  if (nonces.size < 1000) nonces.set(name, nonce);
  return nonce;
};

let lastKey: { readonly seed: Seed; readonly key: Int32Array } | undefined;

// ChaCha20 reads its key as little-endian words. The words are cached, because a game uses the same key many times in a
// row.
const keyOf = (seed: Seed): Int32Array => {
  if (lastKey?.seed === seed) return lastKey.key;
  const view = new DataView(seedBytes(seed).buffer);
  const key = new Int32Array(8);
  for (let i = 0; i < 8; i++) key[i] = view.getInt32(i * 4, true);
  lastKey = { seed, key };
  return key;
};

/**
 * Returns the random stream that belongs to a seed and a name. Each use has its own name (`deck:summer`, `bot:2`), so
 * that an additional draw for one use doesn't change the numbers of another.
 */
export const stream = (seed: Seed, name: string): Random => {
  const key = keyOf(seed);
  const nonce = nonceOf(name);
  let block = chachaBlock(key, 0, nonce);
  let counter = 0;
  let used = 0;
  const next = (): number => {
    if (used === 16) {
      counter += 1;
      block = chachaBlock(key, counter, nonce);
      used = 0;
    }
    return block[used++]! >>> 0;
  };
  return randomFrom(next);
};

/** Makes a random source from a function that returns 32-bit words. */
export const randomFrom = (next: () => number): Random => ({ next, below: limit => unbiased(next, limit) });

const unbiased = (next: () => number, limit: number): number => {
  let drawn = next();
  if (drawn >= limit) return drawn % limit;
  // Rejection sampling: 2^32 is usually not a multiple of the limit, so the `surplus` lowest numbers are skipped. The
  // surplus is less than the limit, so most draws are accepted without computing it.
  const surplus = (-limit >>> 0) % limit;
  while (drawn < surplus) drawn = next();
  return drawn % limit;
};

export const shuffled = <T>(random: Random, items: readonly T[]): T[] => {
  const order = items.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};

export const pick = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!;
