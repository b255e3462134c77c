import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '#services/site.ts';

/**
 * Marks an answer that depends on nothing but its address and the catalogue's version, and answers 304 where the
 * client has it already. True if it did.
 */
export function answerNotModified(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const tag = `W/"c${site.catalogue.current().version}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('vary', 'accept-encoding');
  const asked = request.headers['if-none-match'];
  if (asked === undefined || !asked.split(',').some((part) => part.trim() === tag)) return false;
  reply.code(304).send();
  return true;
}
