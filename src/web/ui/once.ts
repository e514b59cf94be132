import { useRef } from 'preact/hooks';

/** Makes a function that ignores calls while its work is in progress, because a second press is an accident. */
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

/** Makes a function that processes texts one after another. It ignores a text that equals the latest unfinished one. */
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
