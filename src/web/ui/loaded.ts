import { useEffect, useState } from 'preact/hooks';

interface Loaded<T> {
  /** The newest result; undefined until there is one. */
  readonly found: T | undefined;
  readonly hasFailed: boolean;
}

/** Calls `load` when the component appears, and again when one of `inputs` changes. */
export const useLoaded = <T>(load: () => Promise<T>, ...inputs: readonly unknown[]): Loaded<T> => {
  const [state, setState] = useState<Loaded<T>>({ found: undefined, hasFailed: false });
  useEffect(() => {
    let isWanted = true;
    load().then(
      found => {
        if (isWanted) setState({ found, hasFailed: false });
      },
      () => {
        if (isWanted) setState(({ found }) => ({ found, hasFailed: true }));
      },
    );
    return () => {
      isWanted = false;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists its inputs
  }, inputs);
  return state;
};
