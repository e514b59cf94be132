import type { Readable, Writable } from 'node:stream';
import type { Language } from '../engine/text.ts';

/** The input and output of a command. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** The stream for messages. They don't go to stdout, which contains only results. */
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** The function of a command. It takes the arguments and returns the exit code. */
export type CommandRun = (args: readonly string[], io: Io) => Promise<number>;

/** Writes a text. Waits if the reader is slow, so that waiting output doesn't fill the memory. */
export const write = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    if (output.write(text)) return resolve();
    const done = (error?: Error | null): void => {
      output.off('drain', done);
      output.off('error', done);
      output.off('close', done);
      if (error) reject(error);
      else resolve();
    };
    output.once('drain', done);
    output.once('error', done);
    output.once('close', done);
  });

/** The name of this program in messages. A clone of the repository has no `alidade` command. */
export const PROGRAM = import.meta.url.endsWith('.ts') ? 'npm run --silent alidade --' : 'alidade';

const STEERING = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Makes a text from others safe for a terminal: replaces control characters with their code points. */
export const plain = (text: string): string =>
  text.replaceAll(STEERING, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the code of an error from Node, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Returns a message for any value that was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns an error as one line: its message, after its name unless that is `Error`. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
};
