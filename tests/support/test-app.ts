import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { writeLink } from '#database/retailers/links.ts';
import { migrate } from '#database/migrations/migrate.ts';
import { openDatabase, type Database, type Engine } from '#database/connection/open-database.ts';
import { explainStatement } from '#domain/matching/explain-statement.ts';
import type { Product } from '#domain/product/product.ts';
import { currentVocabulary } from '#importer/tables/vocabulary-overlay.ts';
import { composeSite } from '#server/start/compose-site.ts';
import { readConfig, type Config } from '#server/config.ts';
import { createUpdates, type RunningUpdates } from '#server/updates.ts';
import { createApp } from '#server/http/create-app.ts';
import type { BuiltSite } from '#server/pages/pages.ts';
import type { OperatorSessions } from '#services/operator/sign-in/operator-sessions.ts';
import type { Site } from '#services/site.ts';
import type { Throttle } from '#services/access/throttle.ts';
import { createMailQueue, type MailQueue } from '#server/mail/mail-queue.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { createNewsletterMailer } from '#server/mail/newsletter-mailer.ts';
import { makeDatabase } from './databases.ts';
import { NOBODY_OUTSIDE } from './nobody-outside.ts';
import { sampleProducts } from './sample-products.ts';
import { storeProducts } from './stored-products.ts';
import { setTestPassword, TEST_PASSWORD } from './test-password.ts';
import { vocabulary } from './shipped-vocabulary.ts';
import { deriveHere } from './derive-here.ts';

export interface TestRoute {
  readonly method: string;
  readonly url: string;
  readonly operator: boolean;
}

/** The whole site on a small database. Nothing is mocked; only the clock can be set. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly inject: FastifyInstance['inject'];
  readonly site: Site;
  readonly sessions: OperatorSessions;
  readonly throttle: Throttle;
  /** Every route, as registered. */
  readonly routes: readonly TestRoute[];
  readonly database: Database;
  /** The products of the database, in order of id. */
  readonly products: readonly Product[];
  readonly config: Config;
  /** The mails that the queue has sent, in order. */
  readonly mails: readonly Mail[];
  /** Delivers what is due. Nothing is delivered automatically. */
  readonly mailQueue: MailQueue;
  /** The app's updates, without their schedule. */
  readonly updates: RunningUpdates;
  /** Advances the clock by this many ms. */
  pass(milliseconds: number): void;
  /**
   * Signs the operator in and returns the cookie header. It is the same until the clock moves, because hashing a
   * password takes time.
   */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly engine: Engine;
  /** `sampleProducts()` by default. */
  readonly products?: readonly Partial<Product>[] | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly built?: BuiltSite | undefined;
  readonly documentsInMemory?: number | undefined;
  /** Milliseconds between polls of the catalogue's version; one hour by default. */
  readonly pollMs?: number | undefined;
  /** A database that is already migrated and filled. It is not closed with the app. */
  readonly database?: Database | undefined;
  readonly logger?: FastifyServerOptions['logger'];
  readonly onLabelPage?: () => void;
}

/** Creates the tables of an empty database and stores products and their links in it. */
export async function storeCatalogue(
  database: Database,
  wanted: readonly Partial<Product>[] = sampleProducts(),
): Promise<readonly Product[]> {
  await migrate(database);
  const products = await storeProducts(database, wanted);
  for (const { id, affiliateLinks } of products) {
    for (const link of affiliateLinks) {
      const entry = { ...link, productId: id, asin: null, origin: 'test', batch: null };
      await writeLink(database.kysely, entry);
    }
  }
  return products;
}

/** Starts the site on a new database of the engine. Close it after the test. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const closers: (() => Promise<void>)[] = [];
  let database = options.database;
  let products: readonly Product[] = [];
  if (database === undefined) {
    const made = await makeDatabase(options.engine, { migrated: true });
    closers.push(made.remove);
    const opened = await openDatabase(made.options);
    closers.push(() => opened.close());
    products = await storeCatalogue(opened, options.products);
    database = opened;
  }
  const opened = database;
  let clock = Date.parse('2026-01-15T12:00:00Z');
  let passwordSet = false;
  let cookieHeader: string | null = null;
  const composed = await composeSite({
    database,
    vocabulary,
    deriveProducts: deriveHere,
    readLabel: async (request) => explainStatement(vocabulary, request),
    readVocabulary: () => currentVocabulary(opened),
    onError: () => undefined,
    now: () => clock,
    pollMs: options.pollMs ?? 3_600_000,
    documentsInMemory: options.documentsInMemory,
  });
  const config = readConfig({
    ...NOBODY_OUTSIDE,
    LOG_LEVEL: 'silent',
    WRITES_PER_MINUTE: '1000000',
    ...options.env,
  });
  const mails: Mail[] = [];
  const mailer: Mailer = {
    how: 'smtp',
    send: async (mail) => void mails.push(mail),
    close: () => undefined,
  };
  const newsletterMailer = createNewsletterMailer({
    config,
    database,
    mailer,
    now: () => clock,
    onError: () => undefined,
  });
  const mailQueue = createMailQueue({
    database,
    publicUrl: config.public.publicUrl,
    now: () => clock,
    onError: (error) => {
      throw error;
    },
    mailer,
  });
  const routes: TestRoute[] = [];
  const updates = createUpdates(composed.site, config, () => undefined);
  const app = await createApp({
    config,
    ...composed,
    updates,
    built: options.built ?? null,
    onMailQueued: () => undefined,
    onLabelPage: options.onLabelPage,
    newsletterMailer,
    logger: options.logger,
    onRoute: ({ method, url, config: marks }) => {
      const operator = marks?.operator === true;
      for (const each of [method].flat()) routes.push({ method: each, url, operator });
    },
  });
  await app.ready();
  const site = composed.site;
  return {
    app,
    inject: app.inject.bind(app) as FastifyInstance['inject'],
    site,
    sessions: composed.sessions,
    throttle: composed.throttle,
    routes,
    database,
    products,
    config,
    mails,
    mailQueue,
    updates,
    pass: (milliseconds) => {
      clock += milliseconds;
      cookieHeader = null;
    },
    async signIn() {
      if (cookieHeader !== null) return cookieHeader;
      if (!passwordSet) await setTestPassword(site.database);
      passwordSet = true;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { password: TEST_PASSWORD },
      });
      const cookie = answer.cookies[0];
      if (answer.statusCode !== 200 || cookie === undefined) {
        throw new Error(`sign-in answered ${answer.statusCode}: ${answer.body}`);
      }
      cookieHeader = `${cookie.name}=${cookie.value}`;
      return cookieHeader;
    },
    async close() {
      await composed.catalogue.stop();
      await app.close();
      newsletterMailer.close();
      await updates.stop();
      for (const close of closers.reverse()) await close();
    },
  };
}
