import { type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  readonly path: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Size of the body on the wire, compressed as for browsers. */
  readonly bytes: number;
  readonly milliseconds: number;
}

/**
 * Sends a request as a browser does and counts the bytes as they arrive, without decompressing them: a client's work
 * must not be measured on the machine under test.
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${path}`,
      { method, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            path: `${method} ${path}`,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            milliseconds: performance.now() - began,
          }),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** Returns the options of a call with a JSON body. */
export const asJson = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A path to request; with a body it is sent as JSON. */
export interface Wish {
  readonly path: string;
  readonly body?: object;
}

/** Sends a request with a client address as the proxy would state it. */
export function askFrom(address: string, origin: string, { path, body }: Wish): Promise<Asked> {
  const from = { 'x-forwarded-for': address };
  if (body === undefined) return ask(origin, path, { headers: from });
  const sent = asJson(body);
  return ask(origin, path, { ...sent, headers: { ...sent.headers, ...from } });
}
