import type { Text } from '../engine/text.ts';

/** Exit codes besides 1, for supervisors: a restart changes nothing. */
export const EXIT = { inUse: 3, otherFormat: 4 } as const;

/** Why a server ends right after its start, in both languages. */
export class StartupError extends Error {
  readonly text: Text;
  readonly exitCode: number;

  constructor(text: Text, exitCode = 1) {
    super(text.en);
    this.text = text;
    this.exitCode = exitCode;
  }
}

/** What an error says, whatever was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
