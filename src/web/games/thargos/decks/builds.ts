/** HT-2.6: what the players may agree on, and the most PAM that a deck of that strength has. */
export const BUILDS = [
  ['weak', 60],
  ['medium', 120],
  ['strong', 180],
] as const;
