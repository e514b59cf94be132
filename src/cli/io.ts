import type { Readable, Writable } from 'node:stream';
import type { Language } from '../engine/text.ts';

/** What a command may touch of the world. */
export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** For people only: stdout belongs to the answers. */
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** A command of the line: takes its arguments, answers with the exit code. */
export type CommandRun = (args: readonly string[], io: Io) => Promise<number>;

/** Writes and waits until the reader has caught up, so that a slow one never makes us hoard. */
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
