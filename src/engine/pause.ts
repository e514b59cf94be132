/** A function that long work calls between its parts. It returns a promise if other work must run first. */
export type Pause = () => Promise<void> | undefined;

/** Maps a long list, and calls `pause` between the parts of the work. */
export const mapInParts = async <T, U>(
  list: readonly T[],
  map: (item: T) => U,
  pause: Pause | undefined,
): Promise<U[]> => {
  const mapped: U[] = [];
  for (const item of list) {
    const wait = pause?.();
    if (wait) await wait;
    mapped.push(map(item));
  }
  return mapped;
};
