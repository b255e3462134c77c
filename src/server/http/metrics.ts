import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Site } from '#services/site.ts';

/** Upper bounds of the duration buckets, seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;
const NANOSECONDS = 1e9;

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** Counts answers by route and status; no address, no query, nothing of a person. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();

  add(route: string, status: number, seconds: number): void {
    const key = `route="${route.replaceAll('"', "'")}",status="${status}"`;
    const series = this.#series.get(key) ?? { count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) };
    series.count += 1;
    series.seconds += seconds;
    BUCKETS.forEach((bound, index) => {
      if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
    });
    this.#series.set(key, series);
  }

  /** In the text format of Prometheus. */
  write(): string {
    const lines = ['# TYPE http_request_duration_seconds histogram'];
    for (const [labels, { count, seconds, buckets }] of this.#series) {
      const name = 'http_request_duration_seconds';
      BUCKETS.forEach((bound, index) =>
        lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
      );
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`);
    }
    return lines.join('\n');
  }
}

/** Hooks the counts into an app. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.add(`${request.method} ${route}`, reply.statusCode, reply.elapsedTime / 1_000);
  });
}

function gauge(name: string, value: number): string {
  return `# TYPE ${name} gauge\n${name} ${value}`;
}

/**
 * Serves `GET /metrics` on a port of its own, for the operator's monitoring only: it listens on the machine itself. The
 * caller closes it.
 */
export async function serveMetrics(
  metrics: RequestMetrics,
  { catalogue }: Site,
  port: number,
): Promise<Server> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const snapshot = catalogue.current();
    const body = [
      metrics.write(),
      gauge('process_resident_memory_bytes', process.memoryUsage.rss()),
      gauge('process_uptime_seconds', process.uptime()),
      gauge('nodejs_eventloop_delay_p99_seconds', delay.percentile(99) / NANOSECONDS),
      gauge('proteinwise_products', snapshot.catalogue.size),
      gauge('proteinwise_catalogue_version', snapshot.version),
      gauge('proteinwise_database_up', catalogue.databaseAnswers() ? 1 : 0),
      '',
    ].join('\n');
    delay.reset();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body);
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', ready);
  });
  server.once('close', () => delay.disable());
  return server;
}
