import type { Text } from '../engine/text.ts';

/** Exit codes for supervisors, besides 1: a restart doesn't help. */
export const EXIT = { inUse: 3, otherFormat: 4 } as const;

/** An error that ends the server at startup, in both languages. */
export class StartupError extends Error {
  readonly text: Text;
  readonly exitCode: number;

  constructor(text: Text, exitCode = 1) {
    super(text.en);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** The message of anything that was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
