/** Called between the parts of long work. Returns a promise to await if other work must run first. */
export type Pause = () => Promise<void> | undefined;

/** Maps a long list, with pauses. */
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
