import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<object>();
const POLL_MS = 10;

/** Whether the app is shutting down; each response then closes its connection. */
export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app.server);
}

/**
 * The first half of a graceful shutdown: accepts no new connections and closes each open one after its next response.
 * Resolves when none is left, or after `timeoutMs`. Closing the server right away would also close connections whose
 * next request has been sent but not read yet (docs/decisions/process.md).
 */
export async function drainConnections(app: FastifyInstance, timeoutMs: number): Promise<void> {
  draining.add(app.server);
  // Not `app.server.close()`: that of `http.Server` would also close idle connections.
  Server.prototype.close.call(app.server);
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && (await countConnections(app)) > 0) {
    await setTimeout(POLL_MS);
  }
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
}
