import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of PostgreSQL that can be slow or silent. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Delays every packet by this many ms, in each direction. */
  delay(milliseconds: number): void;
  /**
   * From now on the open connections transmit nothing; new ones work. This is a failover without closed connections.
   */
  abandon(): void;
  /** From now on no connection transmits anything, and new ones get no response. */
  stall(): void;
  /** Reverts `delay` and `stall`. */
  recover(): void;
  /** Returns the highest number of simultaneously open connections. */
  mostConnections(): number;
  close(): Promise<void>;
}

interface Pair {
  readonly sockets: readonly Socket[];
  abandoned: boolean;
}

/** Listens on a free port of 127.0.0.1 and forwards everything to the database of `databaseUrl`. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let late = 0;
  let stalled = false;
  let most = 0;

  function pass(pair: Pair, from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (stalled) pair.abandoned = true;
      if (pair.abandoned) return;
      if (late === 0) to.write(chunk);
      else setTimeout(() => pair.abandoned || to.write(chunk), late);
    });
    from.on('close', () => {
      pairs.delete(pair);
      to.destroy();
    });
    from.on('error', () => to.destroy());
  }

  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const pair: Pair = { sockets: [client, database], abandoned: false };
    pairs.add(pair);
    most = Math.max(most, pairs.size);
    pass(pair, client, database);
    pass(pair, database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    delay(milliseconds) {
      late = milliseconds;
    },
    abandon() {
      for (const pair of pairs) pair.abandoned = true;
    },
    stall() {
      stalled = true;
    },
    recover() {
      late = 0;
      stalled = false;
    },
    mostConnections: () => most,
    async close() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
