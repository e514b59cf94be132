import { signal } from '@preact/signals';
import { partsOf } from './route.ts';

/** Makes the page work offline with a service worker that caches its files. Updates are offered, never forced. */

/** Whether a newer version is installed and waits for `applyUpdate`. */
export const updateReady = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let isAskedFor = false;

/** Switches to the new version. Nothing is lost, because games are saved. */
export const applyUpdate = (): void => {
  isAskedFor = true;
  // If a different tab has already activated the new version, a reload is enough.
  if (registration?.waiting) registration.waiting.postMessage('take-over');
  else location.reload();
};

/** Checks for an update, because a server reported a newer version. */
export const lookForUpdate = (): void => void registration?.update().catch(() => undefined);

const watch = (found: ServiceWorkerRegistration): void => {
  const offer = (): void => {
    // A page without a controller is on its first visit, so the waiting worker is no update.
    if (found.waiting && navigator.serviceWorker.controller) updateReady.value = true;
  };
  const onUpdateFound = (): void => found.installing?.addEventListener('statechange', offer);
  offer();
  onUpdateFound();
  found.addEventListener('updatefound', onUpdateFound);
  // A page may stay open for days, so it checks for an update when the player returns.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForUpdate();
  });
};

/** A message of the service worker, after the player selected a notification. */
interface Ask {
  readonly type: 'shows' | 'go';
  /** The fragment of an address. */
  readonly place: string;
}

/** Opens tables for notifications. A window that shows another game stays there. */
const answerWorker = ({ data, ports }: MessageEvent<Ask>): void => {
  const { type, place } = data;
  if (type === 'go') location.hash = place;
  const id = partsOf(place).at(-1) ?? '';
  const shown = partsOf(location.hash);
  const isHere = shown.at(-1) === id;
  if (type === 'shows') ports[0]?.postMessage(isHere ? 'here' : shown.includes('play') ? 'busy' : 'free');
};

const register = async (): Promise<void> => {
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAskedFor) location.reload();
  });
  navigator.serviceWorker.addEventListener('message', answerWorker);
  registration = await navigator.serviceWorker.register('./sw.js');
  watch(registration);
};

/** Registers the service worker. If the browser forbids it, the page works only online. */
export const startOffline = (): void => {
  // The worker starts after the page has loaded, because caching all files must not delay the first screen.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    addEventListener('load', () => register().catch(() => undefined));
};
