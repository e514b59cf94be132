/** A token bucket on a monotonic clock. It starts full, and its level may be negative. */
export const tokenBucket = (most: number, perMs: number) => {
  let tokens = most;
  let last = performance.now();
  const left = (): number => {
    const now = performance.now();
    tokens = Math.min(most, tokens + (now - last) * perMs);
    last = now;
    return tokens;
  };
  return {
    left,
    /** Takes tokens, even if there are too few. Returns how many are left, which may be negative. */
    take: (count: number): number => {
      tokens = left() - count;
      return tokens;
    },
  };
};

type TokenBucket = ReturnType<typeof tokenBucket>;

/** The maximum number of addresses that have a bucket at the same time. Beyond it, the oldest are dropped. */
const MOST_ADDRESSES = 20_000;

const limitedDebt = ({ left, take }: TokenBucket, most: number): TokenBucket => ({
  left,
  take: count => (left() < -most ? left() : take(count)),
});

/**
 * Returns a function that finds the token bucket of an address. An address that owes a whole bucket owes no more, so that it
 * recovers soon after a flood.
 */
export const bucketPerAddress = (most: number, perMs: number) => {
  const buckets = new Map<string, ReturnType<typeof tokenBucket>>();
  return (address: string) => {
    const bucket = buckets.get(address) ?? limitedDebt(tokenBucket(most, perMs), most);
    buckets.delete(address);
    buckets.set(address, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  };
};
