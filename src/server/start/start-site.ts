import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readBlogPosts } from '#database/content/blog.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import { JOB_KINDS, readLatestJob } from '#database/jobs/jobs.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { ProductDeriver } from '#domain/product/derive/derive-batch.ts';
import { prepareWishes } from '#domain/ingredients/wishes/near-names.ts';
import { startReadingWorkers } from '#importer/workers/reading-workers.ts';
import { currentVocabulary, decisionsInForce } from '#importer/tables/vocabulary-overlay.ts';
import type { Site } from '#services/site.ts';
import { composeSite } from './compose-site.ts';
import type { Config } from '../config.ts';
import { createApp } from '../http/create-app.ts';
import { type EarlyServer, listenEarly } from '../http/early-server.ts';
import { labelReader } from '../labels/label-reader.ts';
import { startJobs } from './jobs.ts';
import { openDatabases } from './open-databases.ts';
import { preparePassword } from './prepare-password.ts';
import { createUpdates } from '../updates.ts';
import { requireBuiltSite } from './load-built-site.ts';
import type { BuiltSite } from '../pages/pages.ts';
import { type MetricSources, RequestMetrics, serveMetrics } from '../http/metrics.ts';
import { createMailQueue } from '../mail/mail-queue.ts';
import { configuredMailer } from '../mail/mailer.ts';
import { createNewsletterMailer } from '../mail/newsletter-mailer.ts';

export interface RunningSite {
  readonly app: FastifyInstance;
  /** The URL on which it listens, such as http://127.0.0.1:3000. */
  readonly address: string;
  /** The number of products in the catalogue. */
  readonly products: number;
  /** Finishes the requests in flight, then closes database and mailer. */
  close(): Promise<void>;
}

/** How long the first page has the thread to itself. */
const FIRST_PAGE_MS = 150;

/** Builds the lookup tables for shoppers' terms between the first page and the first search, so that neither waits. */
async function prepareWords(vocabulary: Vocabulary): Promise<void> {
  await setTimeout(FIRST_PAGE_MS);
  await prepareWishes(vocabulary, setImmediate);
}

const READ_ONLY =
  'The database takes no writes: its disk is full, or it is read-only. The site shows what is there, and writes again by itself as soon as it can.';

/** Warns if the database accepts no writes. Loads the articles, so that the blog works while the database is down. */
async function prepareReads({ writes, blog }: Site, say: (line: string) => void): Promise<void> {
  if (!(await writes.writable())) say(READ_ONLY);
  await blog.preload();
}

/**
 * Fills an empty database with the bundled catalogue and the articles. The importer is loaded only if needed, to keep
 * startup fast.
 */
async function fill(
  database: Database,
  deriver: ProductDeriver,
  say: (line: string) => void,
): Promise<void> {
  const empty = (await readCatalogueVersions(database)).version === 0;
  if (empty) {
    say('The database is empty: importing the bundled catalogue and the blog.');
    const { importBundledCatalogue } = await import('#importer/import/bundled-catalogue.ts');
    await importBundledCatalogue(database, deriver);
  }
  if (empty || (await readBlogPosts(database)).length === 0) {
    const { importBlog } = await import('#importer/blog/import-blog.ts');
    const { rejected } = await importBlog(database);
    for (const { file, line, reason } of rejected) say(`data/blog/${file}:${line}: ${reason}`);
  }
}

function createMailing(
  config: Config,
  database: Database,
  now: () => number,
  onError: (error: unknown) => void,
) {
  const mailer = configuredMailer(config);
  const { publicUrl } = config.public;
  const mails = createMailQueue({ database, mailer, publicUrl, now, onError });
  const newsletterMailer = createNewsletterMailer({ config, database, mailer, now, onError });
  const close = () => {
    mailer.close();
    newsletterMailer.close();
  };
  return { mails, newsletterMailer, close };
}

/** Resumes an expansion that a stopped process left unfinished. */
async function resumeExpansion({ database, deriveProducts: deriver, now }: Site): Promise<void> {
  const job = await readLatestJob(database, JOB_KINDS.expansion);
  if (job?.status !== 'running') return;
  const { startFlavorExpansion } = await import('#importer/import/expand-flavors.ts');
  await startFlavorExpansion(database, { deriver, now });
}

/**
 * Starts the site: loads the built pages, listens (answering "not ready"), opens and migrates the database, fills an
 * empty one, builds the index, and takes over the requests. `say` prints a line on the console. Rejects with the first
 * error.
 */
export async function startSite(config: Config, say: (line: string) => void): Promise<RunningSite> {
  // Done before listening, because loading modules blocks the thread.
  const built = await requireBuiltSite();
  const early = await listenEarly(config.HOST, config.PORT);
  try {
    return await startOn(early, built, config, say);
  } catch (error) {
    early.server.closeAllConnections();
    await early.close();
    throw error;
  }
}

/** Logs an error, or prints it if there is no app yet. */
function reportFault(
  error: unknown,
  app: FastifyInstance | null,
  say: (line: string) => void,
): void {
  if (app !== null) app.log.error({ err: error }, 'background work failed');
  else say(error instanceof Error ? error.message : String(error));
}

async function startMetrics(
  { METRICS_PORT: port, DATA_DIR: dataDir }: Config,
  metrics: RequestMetrics,
  site: MetricSources['site'],
  { failures: mailFailures }: { readonly failures: MetricSources['mailFailures'] },
) {
  return port === undefined ? null : serveMetrics(metrics, { site, mailFailures, dataDir }, port);
}

async function startOn(
  early: EarlyServer,
  built: BuiltSite,
  config: Config,
  say: (line: string) => void,
): Promise<RunningSite> {
  const { database, reads, close } = await openDatabases(config, say);
  try {
    const readVocabulary = () => currentVocabulary(database);
    const vocabulary = await readVocabulary();
    let app: FastifyInstance | null = null;
    const onError = (error: unknown) => reportFault(error, app, say);
    const workers = startReadingWorkers({ onError, niceness: config.WORKER_NICENESS });
    const { deriveProducts } = workers;
    await fill(database, deriveProducts, say);
    const words = { vocabulary, readVocabulary, readLabel: labelReader(workers), deriveProducts };
    const composed = await composeSite({ database, reads, ...words, onError, buildId: built.id });
    await prepareReads(composed.site, say);
    const mailing = createMailing(config, database, composed.site.now, onError);
    const metrics = new RequestMetrics();
    const updates = createUpdates(composed.site, config, onError);
    app = await createApp({
      config,
      ...composed,
      updates,
      built,
      onMailQueued: mailing.mails.wake,
      onLabelPage: () => workers.warm(decisionsInForce()),
      newsletterMailer: mailing.newsletterMailer,
      metrics,
      early,
    });
    const stopJobs = startJobs({ ...composed, ...mailing, config }, onError);
    updates.follow();
    const metricsServer = await startMetrics(config, metrics, composed.site, mailing.mails);
    const stopPassword = preparePassword(config, database, say);
    resumeExpansion(composed.site).catch(onError);
    prepareWords(vocabulary).catch(onError);
    return {
      app,
      address: early.address,
      products: composed.site.catalogue.current().catalogue.size,
      async close() {
        await early.close();
        await app?.close();
        await stopPassword();
        metricsServer?.close();
        stopJobs();
        await updates.stop();
        await workers.close();
        await composed.catalogue.stop();
        mailing.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
