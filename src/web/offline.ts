import { signal } from '@preact/signals';

/** The page without a network: a worker keeps its files. A new version is offered and never forced. */

/** A newer version has been fetched and waits. */
export const updateReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let isAskedFor = false;

/** Goes over to the new version; games are kept, so nothing is lost. */
export const applyUpdate = (): void => {
  isAskedFor = true;
  // Another tab may have done it already: then the new version comes with a reload.
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
};

/** A server has said that there is a newer version. */
export const lookForUpdate = (): void => void registration?.update().catch(() => undefined);

const watch = (found: ServiceWorkerRegistration): void => {
  const offer = (): void => {
    // Without a version in charge this is the first visit, and there is nothing to go over from.
    if (found.waiting && navigator.serviceWorker.controller) updateReady.value = true;
  };
  const follow = (): void => found.installing?.addEventListener('statechange', offer);
  offer();
  follow();
  found.addEventListener('updatefound', follow);
  // A page may stay open for days; coming back to it is a good moment to ask.
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

/** Everything works without the worker, too, as long as there is a network: a browser may forbid it. */
export const startOffline = (): void => {
  // Fetching every part of the page must not hold up the first screen.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => register().catch(() => undefined));
};
