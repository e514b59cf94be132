/** After this time in the background, the connection is no longer trusted. */
const LONG_MS = 15_000;
const TICK_MS = 5000;

/**
 * Calls back when this device wakes up, or when its network is lost or returns: a socket may not notice for minutes.
 * Returns a function that unsubscribes.
 */
export const onWake = (wake: () => void): (() => void) => {
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
  addEventListener('offline', wake);
  addEventListener('online', wake);
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', wake);
  return () => {
    clearInterval(timer);
    removeEventListener('offline', wake);
    removeEventListener('online', wake);
    removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', wake);
  };
};

/**
 * Keeps the display on, because no one touches the computer at a projector. Browsers without wake locks follow their
 * own settings. Returns a function that ends it.
 */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  // The browser releases the lock while the page is hidden.
  const request = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // A low battery, for example: the screen may turn off.
    }
  };
  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
};
