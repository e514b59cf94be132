/** The preset messages (*signs*) that players can send each other. Each player reads them in their own language. */
export const SIGNS = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'thinking',
  'no-hurry',
  'one-moment',
  'im-back',
  'yes',
  'no',
  'oops',
  'close-game',
  'sorry',
  'thanks',
  'again',
  'bye',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A sign from a player, and when the server received it, in milliseconds since 1970. */
export interface SignShown {
  readonly seat: number;
  readonly sign: Sign;
  readonly at: number;
}
