import { type Agent, type IncomingMessage, request } from 'node:http';

/** Counts of requests by outcome. */
export interface RequestOutcomes {
  /** Answered completely. */
  answered: number;
  /** The connection was refused: the site no longer listens. */
  refused: number;
  /** A new connection was reset before the site accepted it. */
  notTakenUp: number;
  /** A kept-alive connection was closed while the request was on its way. */
  closedIdle: number;
  /** Started but not answered completely, with the reason. */
  readonly dropped: string[];
  /** Responses with a 5xx status. */
  readonly faults: string[];
}

export function noOutcomes(): RequestOutcomes {
  return { answered: 0, refused: 0, notTakenUp: 0, closedIdle: 0, dropped: [], faults: [] };
}

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request over `agent` and counts its outcome. Resolves with false once the site refuses connections. */
export function send(
  origin: string,
  agent: Agent,
  sent: Sent,
  fates: RequestOutcomes,
): Promise<boolean> {
  return new Promise((resolve) => {
    let answer: IncomingMessage | null = null;
    const outgoing = request(
      `${origin}${sent.path}`,
      {
        agent,
        method: sent.method,
        headers: {
          ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...sent.headers,
        },
      },
      (incoming) => {
        answer = incoming;
        incoming.resume();
        incoming.once('close', () => {
          if (incoming.complete) {
            fates.answered += 1;
            const status = incoming.statusCode ?? 0;
            if (status >= 500) fates.faults.push(`${status} ${sent.path}`);
          } else fates.dropped.push(`${sent.path}: answer cut off`);
          resolve(true);
        });
      },
    );
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (answer !== null) return;
      if (error.code === 'ECONNREFUSED') {
        fates.refused += 1;
        resolve(false);
        return;
      }
      if (outgoing.reusedSocket) fates.closedIdle += 1;
      else if (error.code === 'ECONNRESET' || error.code === 'EPIPE') fates.notTakenUp += 1;
      else fates.dropped.push(`${sent.path}: ${error.code ?? error.message}`);
      resolve(true);
    });
    outgoing.end(sent.body);
  });
}
