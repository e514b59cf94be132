/** Asked between the parts of long work: a promise to await if others must have a turn first. */
export type Pause = () => Promise<void> | undefined;

/** Maps a long list, with a pause wherever one is due. */
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
