import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Callbacks to run when a connection ends. */
const waiting = new WeakMap<Socket, Set<() => void>>();

function releasesOf(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known !== undefined) return known;
  const releases = new Set<() => void>();
  waiting.set(socket, releases);
  socket.once('close', () => {
    for (const release of releases) release();
  });
  return releases;
}

/**
 * Calls `then` once when a response has ended: it was sent, or its connection was closed. The response's own "close"
 * event is not enough: it is not emitted for a response queued behind others on its connection when that ends, nor for
 * one that was already closed.
 */
export function onResponseEnd({ request, raw }: FastifyReply, then: () => void): void {
  const { socket } = request.raw;
  const releases = releasesOf(socket);
  const release = (): void => {
    if (releases.delete(release)) then();
  };
  releases.add(release);
  if (raw.destroyed || raw.closed || socket.destroyed) release();
  else raw.once('close', release);
}
