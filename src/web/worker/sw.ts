// This service worker caches the whole page, so that everything local works offline after the first visit. It is one
// file without imports; the build inserts the list of the page's files and the version.

// The file is a script, not a module, so a block keeps its names out of the global scope.
{
  // The cast is needed because the DOM types don't know that this script is a service worker.
  const page = self as unknown as ServiceWorkerGlobalScope;

  /** The paths of the page's files, which tools/worker-plugin.ts inserts. */
  const FILES: readonly string[] = __FILES__;
  const VERSION: string = __VERSION__;

  const PREFIX = 'alidade-page-';
  const NAME = PREFIX + VERSION;
  const INDEX = 'index.html';

  const urlOf = (path: string): string => new URL(path, page.registration.scope).href;

  /** Whether the file name contains a hash of the contents, so that a copy from an earlier version can be reused. */
  const isHashed = (path: string): boolean => path.startsWith('assets/');

  const load = async (cache: Cache, path: string): Promise<void> => {
    const known = isHashed(path) ? await caches.match(urlOf(path)) : undefined;
    const found = known ?? (await fetch(urlOf(path), { cache: isHashed(path) ? 'default' : 'no-cache' }));
    if (!found.ok) throw new Error(`expected ${path} to load, found status ${found.status}`);
    await cache.put(urlOf(path), found);
  };

  /** Caches all files of this version. If one fails, the version isn't installed, and the browser retries later. */
  const install = async (): Promise<void> => {
    const cache = await caches.open(NAME);
    await Promise.all(FILES.map(path => (path === INDEX ? undefined : load(cache, path))));
    // The index is cached last, so that a version with an index is complete.
    await load(cache, INDEX);
  };

  const isWhole = async (name: string): Promise<boolean> =>
    (await (await caches.open(name)).match(urlOf(INDEX))) !== undefined;

  /** Deletes old and incomplete versions, except for the previous one, which other tabs may still run. */
  const tidy = async (): Promise<void> => {
    const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME);
    let before = '';
    for (const name of older) if (await isWhole(name)) before = name;
    await Promise.all(older.map(name => name !== before && caches.delete(name)));
    await page.clients.claim();
  };

  const answer = async (request: Request): Promise<Response> => {
    const cache = await caches.open(NAME);
    const isPage = request.mode === 'navigate';
    const known = await cache.match(isPage ? urlOf(INDEX) : request, { ignoreSearch: true });
    return known ?? (await caches.match(request)) ?? fetch(request);
  };

  /** Whether this worker answers a request from its cache. Other requests go to the network. */
  const isOurs = ({ mode, url, method }: Request): boolean => {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== page.location.origin) return false;
    return mode !== 'navigate' || [urlOf(''), urlOf(INDEX)].includes(origin + pathname);
  };

  page.addEventListener('install', event => event.waitUntil(install()));
  page.addEventListener('activate', event => event.waitUntil(tidy()));
  page.addEventListener('fetch', event => {
    if (isOurs(event.request)) event.respondWith(answer(event.request));
  });

  /** A notification from the server (src/server/notify/formats.ts). */
  interface Pushed {
    readonly title?: string;
    readonly body?: string;
    readonly url?: string;
    readonly tag?: string;
    readonly stop?: string;
    readonly stopUrl?: string;
    readonly language?: string;
  }

  const parsePush = (data: PushMessageData | null): Pushed => {
    try {
      const said: unknown = data?.json();
      return typeof said === 'object' && said !== null ? said : {};
    } catch {
      return {};
    }
  };

  const YOUR_TURN = navigator.language.startsWith('fr') ? 'À vous de jouer' : 'Your turn';

  /** Browsers require that every push shows a notification, even one that this version can't read. */
  const showPush = (said: Pushed): Promise<void> => {
    const { title = YOUR_TURN, body = '', tag = 'turn', language = '', stop } = said;
    // The types of the worker lack the actions and `renotify`.
    const options: NotificationOptions & Readonly<Record<string, unknown>> = {
      body,
      tag,
      lang: language,
      icon: urlOf('icon-192.png'),
      renotify: true,
      data: said,
      actions: stop ? [{ action: 'stop', title: stop }] : [],
    };
    return page.registration.showNotification(title, options);
  };

  const ANSWER_MS = 500;

  /** Asks a window whether it shows a place (`here`) or could show it (`free`). A frozen window doesn't answer. */
  const askWindow = (window: WindowClient, place: string): Promise<string> =>
    new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(String(data));
      setTimeout(() => resolve(''), ANSWER_MS);
      window.postMessage({ type: 'shows', place }, [port2]);
    });

  /** Shows a place of the page: in the window that already shows it, in an idle one, or in a new one. */
  const openPlace = async (place: string): Promise<void> => {
    const windows = await page.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const answers = await Promise.all(windows.map(window => askWindow(window, place)));
    const known = windows[answers.indexOf('here')] ?? windows[answers.indexOf('free')];
    if (!known) return void (await page.clients.openWindow(urlOf('') + place));
    known.postMessage({ type: 'go', place });
    await known.focus();
  };

  const unsubscribe = async (stopUrl = ''): Promise<void> => {
    // The page may have several addresses; this one is reachable.
    await fetch(new URL(new URL(stopUrl).pathname, page.location.origin), { method: 'POST' });
    await (await page.registration.pushManager.getSubscription())?.unsubscribe();
  };

  const react = async ({ url, stopUrl }: Pushed, action: string): Promise<void> => {
    if (action === 'stop') return unsubscribe(stopUrl);
    return openPlace(new URL(url ?? urlOf('')).hash);
  };

  page.addEventListener('push', event => event.waitUntil(showPush(parsePush(event.data))));
  page.addEventListener('notificationclick', event => {
    event.notification.close();
    event.waitUntil(react(event.notification.data, event.action));
  });

  // A new version waits for this message, because updates are offered, never forced.
  page.addEventListener('message', event => {
    if (event.data === 'take-over') event.waitUntil(page.skipWaiting());
  });
}
