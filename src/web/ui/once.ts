import { useRef } from 'preact/hooks';

/** Work that is not begun again while it is under way: a second press was meant for the first. */
export const useOnce = <Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): ((...given: Given) => void) => {
  const isBusy = useRef(false);
  return (...given) => {
    if (isBusy.current) return;
    isBusy.current = true;
    void work(...given).finally(() => {
      isBusy.current = false;
    });
  };
};
