import type { OnWake } from '../client/reconnecting-socket.ts';

/** After this time in the background, the connection is no longer trusted. */
const LONG_MS = 15_000;
const TICK_MS = 5000;

/** Calls back when this device wakes up or its network returns. */
export const onWake: OnWake = wake => {
  let hiddenAt: number | undefined;
  let last = Date.now();
  const look = (): void => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== undefined && Date.now() - hiddenAt > LONG_MS) wake();
    hiddenAt = undefined;
  };
  // Closing a lid doesn't hide the page, so a jump of the clock is the only sign of sleep.
  const tick = (): void => {
    const slept = Date.now() - last - TICK_MS;
    last = Date.now();
    if (slept > LONG_MS && !document.hidden) wake();
  };
  const show = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) wake();
  };
  const timer = setInterval(tick, TICK_MS);
  addEventListener('online', wake);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', wake);
  return () => {
    clearInterval(timer);
    removeEventListener('online', wake);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', wake);
  };
};

/** Calls back when the network is lost: a socket may not notice for minutes. */
export const onNetworkLoss = (lost: () => void): (() => void) => {
  addEventListener('offline', lost);
  return () => removeEventListener('offline', lost);
};
