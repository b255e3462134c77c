import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { UpdateOptions } from '#importer/update/update-catalogue.ts';

/** A file of the simulated services. */
export interface ServedFile {
  readonly body: Buffer;
  readonly modified?: Date;
  /** Connections to break, each after this number of bytes of its response. Later responses are complete. */
  readonly breaks?: number[];
  /** Responds with 200 and the whole file, ignoring Range. */
  readonly noRange?: boolean;
}

export interface PublicServices {
  readonly url: string;
  /** Settings for an update from all of them. */
  readonly settings: UpdateOptions['settings'];
  readonly files: Map<string, ServedFile>;
  /** Handles a path before files do. Returns true if it has responded. */
  handle: ((request: IncomingMessage, response: ServerResponse, url: URL) => boolean) | null;
  /** Every request: its method and address, its Range and its user agent. */
  readonly requests: { readonly path: string; readonly range: string; readonly agent: string }[];
  close(): Promise<void>;
}

/**
 * Starts the public services as they document themselves, on 127.0.0.1: files with Range, ETag and Last-Modified; calls
 * through `handle`.
 */
export async function startPublicServices(): Promise<PublicServices> {
  const files = new Map<string, ServedFile>();
  const requests: PublicServices['requests'] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push({
      path: url.pathname + url.search,
      range: request.headers.range ?? '',
      agent: request.headers['user-agent'] ?? '',
    });
    if (services.handle?.(request, response, url)) return;
    const file = files.get(url.pathname);
    if (file === undefined) response.writeHead(404).end();
    else serve(file, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services: PublicServices = {
    url,
    settings: {
      offFilesUrl: url,
      fdcApiUrl: url,
      fdcApiKey: 'DEMO_KEY',
      dsldApiUrl: url,
      userAgent: 'Proteinwise/test (test)',
    },
    files,
    handle: null,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return services;
}

function serve(file: ServedFile, request: IncomingMessage, response: ServerResponse): void {
  const { body, modified = new Date('2026-11-20T06:00:00Z'), breaks, noRange } = file;
  const [, from] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
  const start = noRange || from === undefined ? 0 : Number(from);
  const part = body.subarray(start);
  response.writeHead(from === undefined || noRange ? 200 : 206, {
    'content-length': part.length,
    'last-modified': modified.toUTCString(),
    etag: `"${body.length}-${modified.getTime()}"`,
    ...(from === undefined || noRange
      ? {}
      : { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` }),
  });
  const cut = breaks?.shift();
  if (cut === undefined) response.end(part);
  else response.write(part.subarray(0, cut), () => setTimeout(() => response.destroy(), 20));
}

/** Returns gzipped JSON lines. */
export function gzipLines(rows: readonly unknown[]): Buffer {
  return gzipSync(
    rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''),
  );
}
