import { statfs } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { JOB_KINDS, readLatestJob } from '#database/jobs/jobs.ts';
import { countQueuedMails } from '#database/newsletter/mail-queue.ts';
import type { Site } from '#services/site.ts';
import { isOfDatabase } from './errors.ts';

/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10] as const;
const NANOSECONDS = 1e9;

interface Series {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

/** Counts responses by route and status. Stores no addresses, queries or personal data. */
export class RequestMetrics {
  readonly #series = new Map<string, Series>();
  /** Requests that failed because the database could not be reached or written. */
  databaseErrors = 0;
  /** Requests answered with 429. */
  throttled = 0;

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

  /** Returns the metrics in the Prometheus text format. */
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

/** Adds the hooks that count an app's requests. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isOfDatabase(error)) metrics.databaseErrors += 1;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 429) metrics.throttled += 1;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.add(`${request.method} ${route}`, reply.statusCode, reply.elapsedTime / 1_000);
  });
}

function gauge(name: string, value: number): string {
  return `# TYPE ${name} gauge\n${name} ${value}`;
}

function counter(name: string, value: number): string {
  return `# TYPE ${name} counter\n${name} ${value}`;
}

/** What is measured besides requests. */
export interface MetricSources {
  readonly site: Site;
  /** Failed attempts to send a mail. */
  readonly mailFailures: () => number;
  readonly dataDir: string;
}

/** Gauges that need the database or the disk. Those that cannot be read are left out. */
async function slowGauges({ site, dataDir }: MetricSources): Promise<string[]> {
  const { database, now } = site;
  const asked = await Promise.allSettled([
    readLatestJob(database, JOB_KINDS.import).then((job) => {
      const at = job?.finishedAt;
      return at == null
        ? []
        : [gauge('proteinwise_import_age_seconds', (now() - Date.parse(at)) / 1_000)];
    }),
    countQueuedMails(database).then(({ waiting, givenUp }) => [
      gauge('proteinwise_mails_waiting', waiting),
      gauge('proteinwise_mails_given_up', givenUp),
    ]),
    statfs(dataDir).then(({ bavail, blocks, bsize }) => [
      gauge('proteinwise_disk_free_bytes', bavail * bsize),
      gauge('proteinwise_disk_size_bytes', blocks * bsize),
    ]),
  ]);
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Serves `GET /metrics` on a separate port for the operator's monitoring. It listens on the loopback interface only.
 * The caller closes it.
 */
export async function serveMetrics(
  metrics: RequestMetrics,
  sources: MetricSources,
  port: number,
): Promise<Server> {
  const { catalogue } = sources.site;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
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
      counter('proteinwise_database_errors_total', metrics.databaseErrors),
      counter('proteinwise_throttled_total', metrics.throttled),
      counter('proteinwise_mail_failures_total', sources.mailFailures()),
      ...(await slowGauges(sources)),
      '',
    ].join('\n');
    delay.reset();
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', ready);
  });
  server.once('close', () => delay.disable());
  return server;
}
