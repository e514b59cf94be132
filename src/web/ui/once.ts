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

/** Work on one text after another. A text that is being worked on is not begun again: a second press was meant for the first. */
export const useEachInTurn = (work: (text: string) => Promise<unknown>): ((text: string) => void) => {
  const last = useRef<{ readonly text: string; readonly done: Promise<unknown> } | undefined>(undefined);
  return text => {
    const before = last.current;
    if (before?.text === text) return;
    const mine = {
      text,
      done: (before?.done ?? Promise.resolve()).catch(() => undefined).then(() => work(text)),
    };
    last.current = mine;
    void mine.done.finally(() => {
      if (last.current === mine) last.current = undefined;
    });
  };
};
