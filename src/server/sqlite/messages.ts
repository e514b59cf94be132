import type { FileOperations } from './operations.ts';

/** One thing to do, as it goes to the thread of the file. */
export type Requested = {
  readonly [Name in keyof FileOperations]: readonly [Name, ...Parameters<FileOperations[Name]>];
}[keyof FileOperations];

/** What came of it: an answer, or why not. */
export type Done = PromiseSettledResult<unknown>;

/** What a thread says first: that the file is open, or why it is not yet, and whether that is because of another server. */
export interface Opening {
  readonly trouble?: string;
  readonly isTaken?: boolean;
}
