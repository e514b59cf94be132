import { signal } from '@preact/signals';

/** Offline use: a service worker caches the page's files. Updates are offered, never forced. */

/** A newer version is installed and waits. */
export const updateReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let isAskedFor = false;

/** Switches to the new version; games are saved, so nothing is lost. */
export const applyUpdate = (): void => {
  isAskedFor = true;
  // Another tab may have activated it already: then a reload is enough.
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
};

/** Called when a server reports a newer version. */
export const lookForUpdate = (): void => void registration?.update().catch(() => undefined);

const watch = (found: ServiceWorkerRegistration): void => {
  const offer = (): void => {
    // Without a controller this is the first visit, so there is no update.
    if (found.waiting && navigator.serviceWorker.controller) updateReady.value = true;
  };
  const follow = (): void => found.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  found.addEventListener('updatefound', follow);
  // A page may stay open for days, so check when the player returns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForUpdate();
  });
};

const register = async (): Promise<void> => {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAskedFor) location.reload();
  });
  registration = await navigator.serviceWorker.register('./sw.js');
  watch(registration);
};

/** The page works without the worker while online; a browser may forbid workers. */
export const startOffline = (): void => {
  // Caching all files must not delay the first screen.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => register().catch(() => undefined));
};
