import type { Operations } from './operations.ts';

/** One thing to do, as it goes to the thread of the file. */
export type Asked = {
  readonly [Name in keyof Operations]: readonly [Name, ...Parameters<Operations[Name]>];
}[keyof Operations];

/** What came of it: an answer, or why not. */
export type Done = { readonly answer: unknown } | { readonly failed: string };
