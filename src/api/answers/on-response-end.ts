import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Callbacks for the end of each connection. */
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
 * Calls back once when an answer has ended: sent, or its connection closed. The response alone does not tell: one that waits
 * behind others of its connection emits no "close" when that ends, nor does one that was closed before.
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
