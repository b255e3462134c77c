import type { FastifyInstance } from 'fastify';

/** Browsers check for a new worker on every visit; this one deletes its caches and unregisters itself. */
const SELF_REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** The kill switch of the service worker (SERVICE_WORKER=off): serves a worker that removes itself. */
export function removeServiceWorker(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/service-worker.js') return;
    await reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(SELF_REMOVING_WORKER);
  });
}
