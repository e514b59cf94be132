/** What people at a table may say to each other: a few signs, each reads them in his own language. */
export const SIGNS = ['hello', 'well-played', 'thinking', 'one-moment', 'sorry', 'thanks', 'bye'] as const;
export type Sign = (typeof SIGNS)[number];

/** A message of a player, and when the server received it, in milliseconds since 1970. */
export interface SignShown {
  readonly seat: number;
  readonly sign: Sign;
  readonly at: number;
}
