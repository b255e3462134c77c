import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '#contract/limits.ts';
import { SECURITY_HEADERS } from './security.ts';

/** Seconds after which a client may try again while the site starts. */
const RETRY_AFTER = 2;
const SECOND = 1_000;

/** A server that listens before the site is ready; the site takes over its requests then. */
export interface EarlyServer {
  readonly server: Server;
  /** Where it listens, such as http://127.0.0.1:3000. */
  readonly address: string;
  /** From now on `listener` answers. */
  handOver(listener: RequestListener): void;
  /** Stops listening; resolves when the requests in flight have been answered. */
  close(): Promise<void>;
}

/** Answers until the site is ready: /livez 200, /readyz 503, everything else 503 with Retry-After. */
const answerNotReady: RequestListener = (request, response) => {
  const path = request.url?.split('?')[0];
  const [status, answer]: readonly [number, object] =
    path === '/livez'
      ? [200, { status: 'ok' }]
      : path === '/readyz'
        ? [503, { status: 'starting', database: 'down', catalogueVersion: 0, products: 0 }]
        : [503, { code: 'unavailable', error: 'The site is starting. Please try again shortly.' }];
  const headers: OutgoingHttpHeaders = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
  if (status === 503) headers['retry-after'] = String(RETRY_AFTER);
  request.resume();
  response.writeHead(status, headers).end(JSON.stringify(answer));
};

/** Of every server of the site, whoever makes it. */
export const HTTP_OPTIONS = {
  // Node's own refusal of a missing Host would go out without our headers; `addGuards` refuses instead.
  requireHostHeader: false,
  maxHeaderSize: LIMITS.headerBytes,
  // Node looks for slow requests every 30 s only.
  connectionsCheckingInterval: 5 * SECOND,
} as const;

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Listens at once; fails where the port is taken. A client has 15 s to send a request, and is disconnected when it reads nothing for 30 s. */
export async function listenEarly(host: string, port: number): Promise<EarlyServer> {
  const server = createServer({
    ...HTTP_OPTIONS,
    requestTimeout: 15 * SECOND,
    keepAliveTimeout: 72 * SECOND,
  });
  server.setTimeout(30 * SECOND);
  server.on('request', answerNotReady);
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
      server.on('request', listener);
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
      }),
  };
}
