import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '#services/site.ts';

/** Whether `If-None-Match` names a tag, in whatever strength: proxies that compress weaken them (RFC 9110, 13.1.2). */
export function isKnownTag({ headers }: FastifyRequest, tag: string): boolean {
  const weak = (each: string) => each.trim().replace(/^W\//, '');
  const asked = headers['if-none-match']?.split(',').map(weak) ?? [];
  return asked.includes('*') || asked.includes(weak(tag));
}

/**
 * Marks an answer that depends on nothing but its address, the catalogue's version and the running code, and answers 304 where the
 * client has it already. True if it did.
 */
export function answerNotModified(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // Another build may write the same catalogue otherwise.
  const build = site.buildId?.slice(0, 8) ?? '';
  const tag = `W/"c${site.catalogue.current().version}-${build}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('vary', 'accept-encoding');
  if (!isKnownTag(request, tag)) return false;
  reply.code(304).send();
  return true;
}
