/** What one answer of a bot that searches may take when nobody waits for it. */
const LONGEST_MS = 200;
/** Less than this and it had better not search at all. */
const SHORTEST_MS = 20;
/** All bots of a table have this together for a round of answers: sixty of them keep nobody waiting for twelve seconds. */
const ROUND_MS = 1600;

interface Demand {
  /** How many bots answer at this table. */
  readonly bots: number;
  /** How many questions of all tables wait for a thread. */
  readonly waiting: number;
  readonly threads: number;
}

/** How long a bot may think about one answer: the less, the more others wait for theirs. */
export const thinkingTime = ({ bots, waiting, threads }: Demand): number => {
  const own = Math.min(LONGEST_MS, ROUND_MS / Math.max(1, bots));
  return Math.max(SHORTEST_MS, (own * threads) / (threads + waiting));
};
