/// <reference lib="webworker" />
/**
 * Caches visited pages for reading offline, and the site's own files. Pages are network first, since a cached page may
 * be outdated: it is only shown without a network. Files with a hash in their name are cache first. Calls and operator
 * pages are never cached. SERVICE_WORKER=off removes the worker (docs/operations.md).
 */
declare const self: ServiceWorkerGlobalScope;
export {};

const PAGES = 'pages-1';
const FILES = 'files-1';
const OFFLINE = '/offline';
const MAX_PAGES = 60;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.add(OFFLINE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    const unknown = names.filter((name) => name !== PAGES && name !== FILES);
    await Promise.all(unknown.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

async function keepPage(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  await cache.put(request, answer);
  const kept = await cache.keys();
  const surplus = kept.filter(({ url }) => new URL(url).pathname !== OFFLINE);
  await Promise.all(
    surplus.slice(0, Math.max(0, surplus.length - MAX_PAGES)).map((key) => cache.delete(key)),
  );
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) event.waitUntil(keepPage(request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(request);
    if (kept !== undefined) return kept;
    // A page that redirected to itself with the session's wishes is shown without them
    // (first-script/take-wishes-along.ts).
    const { referrer } = request;
    const { origin, pathname } = new URL(request.url);
    const toItself = referrer.startsWith(origin) && new URL(referrer).pathname === pathname;
    if (toItself && (await caches.match(referrer)) !== undefined)
      return Response.redirect(`${referrer}#kept`);
    const offline = await caches.match(OFFLINE);
    if (offline !== undefined) return offline;
    throw error;
  }
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(FILES).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const { pathname } = url;
  if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' && !/^\/(?:admin|api|newsletter)(?:[/-]|$)/.test(pathname)) {
    event.respondWith(answerPage(event));
  }
});
