/** What people at a table may say to each other: a few signs, each reads them in his own language. */
export const SIGNS = ['hello', 'well-played', 'thinking', 'one-moment', 'sorry', 'thanks', 'bye'] as const;
export type Sign = (typeof SIGNS)[number];

/** Who made which. */
export interface SignShown {
  readonly seat: number;
  readonly sign: Sign;
}
