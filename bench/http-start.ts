import { memoryOf, processorSeconds, type ServerProcess, startServer } from './http-process.ts';

/** One start of the site by `npm start`. Times are in milliseconds, memory in megabytes. */
export interface Start {
  /** From the command to the last byte of the first page. */
  readonly firstPage: number;
  /** CPU time until then, which other load on the machine does not lengthen. */
  readonly processor: number;
  readonly resident: number;
}

/** Starts the site on a DATA_DIR, which may be empty, and fetches the home page. The caller stops it. */
export async function startSite(
  dataDir: string,
): Promise<{ readonly server: ServerProcess; readonly start: Start }> {
  const began = performance.now();
  const server = await startServer({
    command: [process.execPath, 'scripts/start.ts'],
    env: { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    ready: /ready at http:\/\/[^:]+:(\d+)/,
  });
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  await answer.text();
  if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}.`);
  const firstPage = performance.now() - began;
  const start = {
    firstPage,
    processor: processorSeconds(server.pid) * 1_000,
    resident: memoryOf(server.pid).resident,
  };
  return { server, start };
}
