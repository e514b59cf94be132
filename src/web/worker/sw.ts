// Keeps the whole page in the browser, so that everything local works without a network after the first visit.
// It is one file without imports: the build writes the names of all files and their version into it.

// A script, not a module: what it declares must not meet the names of other scripts.
{
  // The types know the scope of any worker, not which kind this is.
  const page = self as unknown as ServiceWorkerGlobalScope;

  /** Filled in by tools/worker-plugin.ts. */
  const FILES: readonly string[] = __FILES__;
  const VERSION: string = __VERSION__;

  const PREFIX = 'alidade-page-';
  const NAME = PREFIX + VERSION;
  const INDEX = 'index.html';

  const urlOf = (path: string): string => new URL(path, page.registration.scope).href;

  /** A name with a hash in it always means the same bytes; an older copy saves the reader the download. */
  const isHashed = (path: string): boolean => path.startsWith('assets/');

  const load = async (cache: Cache, path: string): Promise<void> => {
    const known = isHashed(path) ? await caches.match(urlOf(path)) : undefined;
    const found = known ?? (await fetch(urlOf(path), { cache: isHashed(path) ? 'default' : 'no-cache' }));
    if (!found.ok) throw new Error(`${path}: ${found.status}`);
    await cache.put(urlOf(path), found);
  };

  /** All or nothing: a version that is not wholly there is not installed, and the browser tries again later. */
  const install = async (): Promise<void> => {
    const cache = await caches.open(NAME);
    await Promise.all(FILES.map(path => (path === INDEX ? undefined : load(cache, path))));
    // Last: a version that has it is whole.
    await load(cache, INDEX);
  };

  const isWhole = async (name: string): Promise<boolean> =>
    (await (await caches.open(name)).match(urlOf(INDEX))) !== undefined;

  /**
   * The version before stays: another tab may still run it and ask for its parts. One that broke off while it was
   * fetched is none.
   */
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

  /** A page that is not ours, such as a file opened by its address, is none of the worker's business. */
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

  // A new version waits until somebody says so: an update is offered, never forced.
  page.addEventListener('message', event => {
    if (event.data === 'take-over') event.waitUntil(page.skipWaiting());
  });
}
