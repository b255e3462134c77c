import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<object>();
const LOOK_EVERY_MS = 10;

/** Whether the app is ending: each answer is then the last one of its connection. */
export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app.server);
}

/**
 * The first half of a graceful end: no new connections, and every open one ends with its next answer. Resolves when none is
 * left, at the latest after `patienceMs`. Closing a server at once would also close connections on which a request is
 * already under way but not yet read (docs/decisions/process.md).
 */
export async function drainConnections(app: FastifyInstance, patienceMs: number): Promise<void> {
  draining.add(app.server);
  // The close of http.Server would close idle connections, too.
  Server.prototype.close.call(app.server);
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && (await countConnections(app)) > 0) {
    await setTimeout(LOOK_EVERY_MS);
  }
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
}
