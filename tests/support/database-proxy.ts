import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy before PostgreSQL that can be slow or silent. */
export interface DatabaseProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Milliseconds by which every packet is late, in each direction. */
  delay(milliseconds: number): void;
  /** From now on nothing passes on the connections that are open; those opened later work. As a failover without a farewell. */
  abandon(): void;
  /** From now on nothing passes on any connection, and new ones get no answer. */
  stall(): void;
  /** Undoes `delay` and `stall`. */
  recover(): void;
  /** The most connections that were open at the same time. */
  mostConnections(): number;
  close(): Promise<void>;
}

interface Pair {
  readonly sockets: readonly Socket[];
  abandoned: boolean;
}

/** Listens on a free port of 127.0.0.1 and passes everything on to the database of `databaseUrl`. */
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
