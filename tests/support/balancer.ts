import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

/** A transport-layer load balancer that distributes connections to local servers in turn. */
export interface Balancer {
  readonly port: number;
  close(): Promise<unknown>;
}

/** Starts a balancer on a free port of 127.0.0.1, in front of the servers on these ports. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((client) => {
    const own = connect(ports[turn % ports.length] ?? 0, '127.0.0.1');
    turn += 1;
    // A connection that breaks on one side ends on both.
    pipeline(client, own, client, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
