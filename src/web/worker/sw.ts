// Caches the whole page, so that everything local works offline after the first visit. One file without imports: the build fills
// in its files and version.

// A script, not a module, so a block keeps its names out of the global scope.
{
  // The types don't know that this is a service worker.
  const page = self as unknown as ServiceWorkerGlobalScope;

  /** Filled in by tools/worker-plugin.ts. */
  const FILES: readonly string[] = __FILES__;
  const VERSION: string = __VERSION__;

  const PREFIX = 'alidade-page-';
  const NAME = PREFIX + VERSION;
  const INDEX = 'index.html';

  const urlOf = (path: string): string => new URL(path, page.registration.scope).href;

  /** A hashed name always means the same bytes, so an older copy saves a download. */
  const isHashed = (path: string): boolean => path.startsWith('assets/');

  const load = async (cache: Cache, path: string): Promise<void> => {
    const known = isHashed(path) ? await caches.match(urlOf(path)) : undefined;
    const found = known ?? (await fetch(urlOf(path), { cache: isHashed(path) ? 'default' : 'no-cache' }));
    if (!found.ok) throw new Error(`${path}: ${found.status}`);
    await cache.put(urlOf(path), found);
  };

  /** All or nothing: an incomplete version isn't installed, and the browser retries later. */
  const install = async (): Promise<void> => {
    const cache = await caches.open(NAME);
    await Promise.all(FILES.map(path => (path === INDEX ? undefined : load(cache, path))));
    // Last: a version that has it is complete.
    await load(cache, INDEX);
  };

  const isWhole = async (name: string): Promise<boolean> =>
    (await (await caches.open(name)).match(urlOf(INDEX))) !== undefined;

  /** Keeps the previous version for other tabs that still run it, and deletes incomplete ones. */
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

  /** Ignores requests that are not ours, such as files opened by their addresses. */
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

  // A new version waits for this message: updates are offered, never forced.
  page.addEventListener('message', event => {
    if (event.data === 'take-over') event.waitUntil(page.skipWaiting());
  });
}
