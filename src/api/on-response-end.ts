import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What is to be released with each connection. */
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
 * Calls back once when an answer is over, whichever way: sent, or its connection gone. A response that waits behind others of its
 * connection never says "close" itself when that ends, and one that is closed already says it no more.
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
