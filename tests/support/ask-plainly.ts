import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  readonly path: string;
  /** Sent as JSON with POST. */
  readonly body?: object;
}

export interface PlainAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

const agent = new Agent({ keepAlive: true });

/**
 * Asks for something from an address that the proxy names, as a browser does, and takes the answer without decompressing it:
 * what a client does with an answer must not be measured on the machine that gives it.
 */
export function askPlainly(
  origin: string,
  { path, body }: Asked,
  from: string,
): Promise<PlainAnswer> {
  const headers = {
    'accept-encoding': 'gzip, br',
    'x-forwarded-for': from,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers }),
      );
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
