import type { CannotStart } from '../cannot-start.ts';
import type { FileOperations } from './operations.ts';

/** One thing to do, as it goes to the thread of the file. */
export type Requested = {
  readonly [Name in keyof FileOperations]: readonly [Name, ...Parameters<FileOperations[Name]>];
}[keyof FileOperations];

/** What came of it: an answer, or why not. */
export type Done = PromiseSettledResult<unknown>;

/** The first message of a thread: the file is open, or why not; `stop` if the server must end. */
export interface Opening {
  readonly trouble?: string;
  readonly stop?: Pick<CannotStart, 'text' | 'exitCode'> | undefined;
}
