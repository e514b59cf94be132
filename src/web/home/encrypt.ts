import { isObject, isWhole } from '../../engine/util.ts';

/** Encrypts a part of a file with a passphrase: AES-256-GCM with a key from PBKDF2-SHA-256. */

const METHOD = 'PBKDF2-SHA-256+AES-256-GCM';
const ITERATIONS = 600_000;
/** The maximum number of iterations in a file; decryption with more would block the page. */
const MOST_ITERATIONS = 10_000_000;

export interface Encrypted {
  readonly method: typeof METHOD;
  readonly iterations: number;
  /** Base64, like `iv` and `data`. */
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

const BASE64 = /^[\w+/]+={0,2}$/;
const isBase64 = (value: unknown): value is string => typeof value === 'string' && BASE64.test(value);

export const isEncrypted = (json: unknown): json is Encrypted =>
  isObject(json) &&
  json.method === METHOD &&
  isWhole(json.iterations) &&
  json.iterations > 0 &&
  json.iterations <= MOST_ITERATIONS &&
  [json.salt, json.iv, json.data].every(isBase64);

/** Whether the browser can encrypt, which it can only on https and localhost. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

type Bytes = Uint8Array<ArrayBuffer>;

const toBase64 = (bytes: Bytes): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

const keyFrom = async (passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> => {
  // The passphrase is normalized, because an accented letter can be one or two Unicode characters.
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const derive = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derive, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};

export const encrypt = async (value: unknown, passphrase: string): Promise<Encrypted> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyFrom(passphrase, salt, ITERATIONS);
  const text = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return {
    method: METHOD,
    iterations: ITERATIONS,
    salt: toBase64(salt),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
};

/** Decrypts a part of a file; undefined if the passphrase is wrong or the data was changed. */
export const decrypt = async (sealed: Encrypted, passphrase: string): Promise<unknown> => {
  try {
    const key = await keyFrom(passphrase, fromBase64(sealed.salt), sealed.iterations);
    const iv = fromBase64(sealed.iv);
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(sealed.data));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
};
