import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '#contract/limits.ts';
import { answerBrokenRequest, refuseUnsupportedRequests } from './errors.ts';
import { pathOf } from '../pages/page-address.ts';
import { SECURITY_HEADERS } from './security.ts';
import { SECOND_MS } from '#domain/durations.ts';

/** Seconds after which a client may retry while the site starts. */
const RETRY_AFTER = 2;

/** A server that listens before the site is ready, and then passes its requests to the site. */
export interface EarlyServer {
  readonly server: Server;
  /** The URL on which it listens, such as http://127.0.0.1:3000. */
  readonly address: string;
  /** Passes all further requests to `listener`. */
  handOver(listener: RequestListener): void;
  /** Stops listening; resolves when the requests in flight have been answered. */
  close(): Promise<void>;
}

/** The page shown to browsers during startup. It reloads itself. */
const STARTING_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER}"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>Proteinwise is starting</title></head>
<body><h1>Proteinwise is starting</h1><p>This page tries again by itself.</p></body>
</html>
`;

function asksForPage({ method, headers: { accept = '' } }: IncomingMessage): boolean {
  return method === 'GET' && accept.includes('text/html');
}

/**
 * Answers requests until the site is ready: 200 for /livez, 503 for /readyz, 503 with Retry-After for everything else
 * (as an HTML page for browsers).
 */
const answerNotReady: RequestListener = (request, response) => {
  const path = pathOf(request.url ?? '');
  const [status, answer]: readonly [number, object] =
    path === '/livez'
      ? [200, { status: 'ok' }]
      : path === '/readyz'
        ? [503, { status: 'starting', database: 'down', catalogueVersion: 0, products: 0 }]
        : [503, { code: 'unavailable', error: 'The site is starting. Please try again shortly.' }];
  const page = 'code' in answer && asksForPage(request);
  const headers: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    'content-type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
    'cache-control': 'no-store',
  };
  if (status === 503) headers['retry-after'] = String(RETRY_AFTER);
  request.resume();
  response.writeHead(status, headers).end(page ? STARTING_PAGE : JSON.stringify(answer));
};

/** Options for `createServer`, also used for a server that Fastify creates. */
export const HTTP_OPTIONS = {
  // `addGuards` refuses a missing Host instead; Node's own refusal would lack our headers.
  requireHostHeader: false,
  maxHeaderSize: LIMITS.headerBytes,
  // Node's default is every 30 s, too seldom to enforce the request timeout.
  connectionsCheckingInterval: 5 * SECOND_MS,
} as const;

/** Timeouts for slow clients, also used for a server that Fastify creates. */
export const TIMEOUTS = {
  /** For receiving a whole request. */
  request: 15 * SECOND_MS,
  /** For a socket without any byte read or written. */
  idle: 30 * SECOND_MS,
  /** Between two requests on one connection. */
  keepAlive: 72 * SECOND_MS,
} as const;

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Starts listening at once. Rejects if the port is taken. */
export async function listenEarly(host: string, port: number): Promise<EarlyServer> {
  const server = createServer({
    ...HTTP_OPTIONS,
    requestTimeout: TIMEOUTS.request,
    keepAliveTimeout: TIMEOUTS.keepAlive,
  });
  server.setTimeout(TIMEOUTS.idle);
  server.on('request', answerNotReady);
  server.on('clientError', answerBrokenRequest);
  refuseUnsupportedRequests(server);
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, host, ready);
  });
  server.removeAllListeners('error');
  return {
    server,
    address: urlOf(server.address() as AddressInfo),
    handOver(listener) {
      server.off('request', answerNotReady);
      // The site has its own listener.
      server.off('clientError', answerBrokenRequest);
      server.on('request', listener);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      }),
  };
}
