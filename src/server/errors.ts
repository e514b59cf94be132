import type { Text } from '../engine/text.ts';

/** The exit codes that tell a supervisor not to restart the server, because a restart wouldn't help. */
export const EXIT = { inUse: 3, otherFormat: 4 } as const;

/** An error at startup that ends the server with a message in the language of the operator. */
export class StartupError extends Error {
  readonly text: Text;
  readonly exitCode: number;

  constructor(text: Text, exitCode = 1) {
    super(text.en);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** Returns the code of an error from Node, such as ENOENT. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Returns the result code of an error from SQLite. */
export const sqliteCode = (error: unknown): unknown =>
  error instanceof Error && 'errcode' in error ? error.errcode : undefined;

/** Returns a message for any value that was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
