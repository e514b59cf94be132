import { isRefusal, type Refusal } from '../../../engine/refusal.ts';

/** Compresses texts into codes for addresses, whose characters need no escaping. */

/** The maximum length of a code, because some browsers and many chat programs reject longer addresses. */
const LONGEST_CODE = 60_000;
/** The maximum length of a decompressed text: more than any game needs, but a limit for malicious codes. */
const LONGEST_TEXT = 4_000_000;

const makeCode = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
};

const parseCode = (code: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]+$/.test(code)) return undefined;
  try {
    const text = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(text, letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** Reads a whole stream; undefined if it has more than `most` bytes. */
const readAll = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

/** Compresses a text into a code; undefined if the code is too long for an address. */
export const packed = async (text: string): Promise<string | undefined> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await readAll(stream, LONGEST_CODE);
  const code = bytes && makeCode(bytes);
  return code === undefined || code.length > LONGEST_CODE ? undefined : code;
};

/** Decompresses a code into its text; undefined if the code is invalid. */
export const unpacked = async (code: string): Promise<string | undefined> => {
  if (code.length > LONGEST_CODE) return undefined;
  const bytes = parseCode(code);
  if (!bytes) return undefined;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const all = await readAll(stream, LONGEST_TEXT);
    return all && new TextDecoder('utf-8', { fatal: true }).decode(all);
  } catch {
    return undefined;
  }
};

interface Shared {
  readonly record: object;
  /** The game as text, or the reason why it can't be written as text. */
  readonly notation: string | Refusal;
}

/** The content for a link to a game: its notation, which is short, or its JSON if it has none. */
export const gameText = ({ record, notation }: Shared): string =>
  isRefusal(notation) ? JSON.stringify(record) : notation;
