import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '#services/site.ts';

/** Whether `If-None-Match` names a tag. Compares weakly: proxies that compress weaken tags (RFC 9110, 13.1.2). */
export function isKnownTag({ headers }: FastifyRequest, tag: string): boolean {
  const weak = (each: string) => each.trim().replace(/^W\//, '');
  const asked = headers['if-none-match']?.split(',').map(weak) ?? [];
  return asked.includes('*') || asked.includes(weak(tag));
}

/**
 * Marks a response that depends only on its URL, the catalogue version and the running code. Answers 304 and returns
 * true if the client already has it.
 */
export function answerNotModified(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // Another build may serialize the same catalogue differently.
  const build = site.buildId?.slice(0, 8) ?? '';
  const tag = `W/"c${site.catalogue.current().version}-${build}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('vary', 'accept-encoding');
  if (!isKnownTag(request, tag)) return false;
  reply.code(304).send();
  return true;
}
