/** What a load test counts. */

/** Each bucket of a histogram is this much wider than the one before it, so percentiles are exact to one percent. */
const WIDTH = 1.02;
/** Times below this, in milliseconds, share the first bucket. */
const SHORTEST = 0.01;

/** A histogram of times in milliseconds. Its size doesn't grow with the number of times. */
export const makeTimes = () => {
  const buckets: number[] = [];
  let count = 0;
  let most = 0;
  return {
    add: (ms: number): void => {
      const at = Math.max(0, Math.ceil(Math.log(ms / SHORTEST) / Math.log(WIDTH)));
      buckets[at] = (buckets[at] ?? 0) + 1;
      count += 1;
      most = Math.max(most, ms);
    },
    /** The times below which these shares of all times are, in milliseconds. */
    told: () => {
      const at = (share: number): number => {
        let left = count * share;
        const found = Array.from(buckets, many => many ?? 0).findIndex(many => {
          left -= many;
          return left <= 0;
        });
        return rounded(Math.min(most, SHORTEST * WIDTH ** Math.max(0, found)));
      };
      return count === 0
        ? { count }
        : { count, p50: at(0.5), p90: at(0.9), p99: at(0.99), most: rounded(most) };
    },
  };
};

export const rounded = (value: number): number => Math.round(value * 100) / 100;

export type LoadTally = ReturnType<typeof makeTally>;

/** `onWait` is called when a client waits because of a limit of the server. */
export const makeTally = (onWait: (code: string, ms: number) => void = () => undefined) => {
  const updates = makeTimes();
  const codes = new Map<string, number>();
  const waits = new Map<string, { count: number; seconds: number }>();
  return {
    games: { started: 0, finished: 0, gaveUp: 0 },
    moves: { sent: 0, acknowledged: 0, refused: 0, repeated: 0, doubled: 0 },
    bytes: { sent: 0, received: 0 },
    reconnects: 0,
    /** The time from sending a move until its acknowledgment. */
    acks: makeTimes(),
    /** The time from sending a move until another player or a spectator has the update. */
    updates,
    codes,
    waits,
    noteUpdate: (ms: number | undefined): void => {
      if (ms !== undefined) updates.add(ms);
    },
    noteCode: (code: string): void => {
      codes.set(code, (codes.get(code) ?? 0) + 1);
    },
    noteWait: (code: string, ms: number): void => {
      const { count, seconds } = waits.get(code) ?? { count: 0, seconds: 0 };
      waits.set(code, { count: count + 1, seconds: seconds + ms / 1000 });
      onWait(code, ms);
    },
  };
};
