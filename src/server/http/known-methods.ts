import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { refuse } from '#api/answers/answers.ts';

/** The addresses of a route: "/api/proteins/:id", "/share/:id.png". */
function addressesOf(route: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${route.split(/:\w+/u).map(literal).join('[^/]+')}$`, 'u');
}

/**
 * Collects the routes registered from here on, and returns what answers a request that none of them handles: 405 with
 * `Allow` if its address has other methods (RFC 9110, 15.5.6), else 404.
 */
export function knowMethods(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const routes = new Map<string, { addresses: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const known = routes.get(url) ?? { addresses: addressesOf(url), methods: new Set() };
    for (const each of [method].flat()) known.methods.add(each);
    routes.set(url, known);
  });
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set<string>();
    for (const { addresses, methods } of routes.values())
      if (addresses.test(path)) for (const method of methods) allowed.add(method);
    // Pages are answered by one route for all addresses.
    if (path !== '/api' && !path.startsWith('/api/')) allowed.add('GET').add('HEAD');
    // An address that only looks like one of a route ("/api/blog/%00") has none of its methods.
    if (allowed.size === 0 || allowed.has(request.method))
      return refuse(reply, 'not_found', 'There is no such call.');
    reply.header('allow', [...allowed].toSorted().join(', '));
    return refuse(reply, 'method_not_allowed', 'This address has no such method; see Allow.');
  };
}
