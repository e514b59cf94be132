import type { HearWake } from '../remote-line.ts';

/** So long a page may be out of sight before its line is not trusted any more. */
const LONG_MS = 15_000;

/** Calls when this device wakes up or its network comes back. */
export const hearWake: HearWake = wake => {
  let hiddenAt: number | undefined;
  const look = (): void => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt > LONG_MS) wake();
    hiddenAt = undefined;
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', wake);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
  };
};

/** Calls when the network goes: a socket may not notice for minutes. */
export const hearLoss = (lost: () => void): (() => void) => {
  addEventListener('offline', lost);
  return () => removeEventListener('offline', lost);
};
