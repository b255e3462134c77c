import { setImmediate } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import type { RequestListener, Server } from 'node:http';
import fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { adminRoutes } from '#api/admin.ts';
import { articleRoutes } from '#api/articles.ts';
import { auditRoutes } from '#api/audit.ts';
import { brandLogoRoutes } from '#api/brand-logos.ts';
import { catalogueImportRoutes } from '#api/catalogue-import.ts';
import { catalogueUpdateRoutes, type Updates } from '#api/catalogue-update.ts';
import { barcodeLookUpRoutes } from '#api/barcode-look-up.ts';
import { blogRoutes } from '#api/blog.ts';
import { collectionRoutes } from '#api/collections.ts';
import { eventRoutes } from '#api/events.ts';
import { expandFlavorRoutes } from '#api/expand-flavors.ts';
import { healthRoutes } from '#api/health.ts';
import { importUploadRoutes } from '#api/import-uploads.ts';
import { inboxRoutes } from '#api/inbox.ts';
import { labelRoutes } from '#api/labels.ts';
import { sentenceRoutes } from '#api/sentences.ts';
import { listingRoutes } from '#api/listings.ts';
import { newsletterIssueRoutes } from '#api/newsletter-issues.ts';
import { newsletterRoutes } from '#api/newsletter.ts';
import { openDataRoutes } from '#api/open-data.ts';
import { pictureRoutes } from '#api/pictures.ts';
import { quarantineRoutes } from '#api/quarantine.ts';
import { operatorSessionRoutes } from '#api/operator-sessions.ts';
import { operatorRoutes } from '#api/operator.ts';
import { factEditRoutes } from '#api/fact-edits.ts';
import { productHistoryRoutes, productsDeskRoutes } from '#api/products-desk.ts';
import { proteinRoutes } from '#api/proteins.ts';
import { searchRoutes } from '#api/search.ts';
import { secondFactorRoutes } from '#api/second-factor.ts';
import { siteStripeRoutes } from '#api/sitestripe.ts';
import { standingRoutes } from '#api/standing.ts';
import { LIMITS } from '#contract/limits.ts';
import type { NewsletterMailer } from '#services/newsletter/issues.ts';
import type { OperatorSessions } from '#services/operator/operator-sessions.ts';
import type { Site } from '#services/site.ts';
import type { Throttle } from '#services/access/throttle.ts';
import type { Config } from '../start/config.ts';
import { auditActions } from './audit-actions.ts';
import {
  startExpansion,
  startImport,
  renderArticle,
  preparePicture,
  bringBarcode,
  derive,
} from './lazy-importer.ts';
import { answerBrokenRequest, answerError, isOfDatabase } from './errors.ts';
import { registerFindability } from '../pages/findability/register-findability.ts';
import { type EarlyServer, HTTP_OPTIONS, TIMEOUTS } from './early-server.ts';
import { addGuards } from './guards.ts';
import { limitReads } from './read-limits.ts';
import { bufferedLog } from './buffered-log.ts';
import { logRequests } from './logging.ts';
import { addNewsletterForms } from './newsletter-forms.ts';
import { createUploads } from './create-uploads.ts';
import { countRequests, type RequestMetrics } from './metrics.ts';
import { describeRoutes, serveOpenApi } from './open-api.ts';
import { addPages, type BuiltSite } from '../pages/pages.ts';
import { addSecurityHeaders, SECURITY_HEADERS } from './security.ts';
import { registerSharePictures } from '../pages/share-pictures/register-share-pictures.ts';
import { removeServiceWorker } from '../pages/remove-service-worker.ts';
import { warnOfProxy } from './warn-of-proxy.ts';
import { createSiteApi } from '../pages/site-api.ts';
import { MINUTE_MS } from '#domain/durations.ts';

/** Everything the app is made of; tests pass their own. */
export interface AppParts {
  readonly config: Config;
  readonly site: Site;
  readonly throttle: Throttle;
  readonly sessions: OperatorSessions;
  readonly updates: Updates;
  /** Null: pages answer 503, calls work. */
  readonly built: BuiltSite | null;
  /** Called when a mail may have been queued. */
  readonly onMailQueued: () => void;
  readonly newsletterMailer: NewsletterMailer;
  readonly logger?: FastifyServerOptions['logger'];
  readonly metrics?: RequestMetrics;
  /** A server that is listening already and takes its requests to the app when that is ready; without it Fastify creates one. */
  readonly early?: EarlyServer;
  /** Called with every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

function serverOptions({ config, logger }: AppParts): FastifyHttpOptions<Server> {
  return {
    logger: logger ?? bufferedLog(config) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY.length === 0 ? false : [...config.TRUST_PROXY],
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: TIMEOUTS.request,
    connectionTimeout: TIMEOUTS.idle,
    keepAliveTimeout: TIMEOUTS.keepAlive,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS });
      return answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    http: HTTP_OPTIONS,
  };
}

async function addPlugins(app: FastifyInstance, { config }: AppParts): Promise<void> {
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1_024,
    // These answers are compressed for each request: quality 4 takes longer than the search itself.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  limitReads(app, config.READS_PER_MINUTE);
}

/** An allowance of writes in a minute, by its name in the throttle's table. */
const writes = (name: string, max: number) => ({ name, max, windowMs: MINUTE_MS });

function noteFaults(app: FastifyInstance, { writes: watch }: Site): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isOfDatabase(error)) watch.note(error);
  });
}

/** The calls of visitors. */
async function addPublicCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, site, onMailQueued } = parts;
  const perMinute = config.WRITES_PER_MINUTE;
  await app.register(healthRoutes(site));
  await app.register(listingRoutes(site));
  await app.register(proteinRoutes(site));
  await app.register(
    barcodeLookUpRoutes(site, {
      throttle: parts.throttle,
      bring: config.OFF_LOOKUP === 'on' ? (gtin) => bringBarcode(site, config, gtin) : null,
      allowance: writes('look-up', perMinute),
    }),
  );
  await app.register(searchRoutes(site));
  await app.register(standingRoutes(site));
  await app.register(labelRoutes(site));
  await app.register(sentenceRoutes(site));
  await app.register(collectionRoutes(site));
  await app.register(blogRoutes(site));
  await app.register(articleRoutes(site, (markdown) => renderArticle(site, markdown)));
  await app.register(openDataRoutes(site));
  const { newsletterConfirm: confirm } = config.public;
  const newsletter = { allowance: writes('newsletter', perMinute), onMailQueued, confirm };
  await app.register(newsletterRoutes(site, newsletter));
  await addNewsletterForms(app, site, newsletter);
  // A visitor who looks around causes many events and means no harm.
  await app.register(eventRoutes(site, { allowance: writes('events', 10 * perMinute) }));
}

/** The calls of the operator's pages. */
async function addOperatorCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, site, sessions, newsletterMailer: mailer } = parts;
  const { publicUrl } = config.public;
  await app.register(newsletterIssueRoutes(site, { mailer, publicUrl }));
  await app.register(adminRoutes(site, sessions));
  await app.register(secondFactorRoutes(site, sessions, new URL(publicUrl).host));
  await app.register(operatorSessionRoutes(sessions));
  await app.register(auditRoutes(site));
  await app.register(brandLogoRoutes(site));
  const dataDir = config.DATA_DIR;
  await app.register(
    pictureRoutes(site, { dataDir, prepare: (bytes) => preparePicture(dataDir, bytes) }),
  );
  const { amazonAssociateTag: associateTag } = config.public;
  await app.register(operatorRoutes(site, { associateTag }));
  await app.register(quarantineRoutes(site, () => derive(site)));
  await app.register(factEditRoutes(site, () => derive(site)));
  await app.register(productsDeskRoutes(site, () => derive(site)));
  await app.register(productHistoryRoutes(site, () => derive(site)));
  await app.register(
    catalogueImportRoutes(site, () => startImport(site, (error) => app.log.error({ err: error }))),
  );
  await app.register(importUploadRoutes(site, createUploads(app, parts)));
  await app.register(inboxRoutes(site, { associateTag, derive: () => derive(site) }));
  await app.register(catalogueUpdateRoutes(site, parts.updates));
  await app.register(expandFlavorRoutes(site, () => startExpansion(site)));
  await app.register(siteStripeRoutes(site, { associateTag }));
}

async function addFiles(app: FastifyInstance, { built, config }: AppParts): Promise<void> {
  if (built === null) return;
  if (config.SERVICE_WORKER === 'off') removeServiceWorker(app);
  await app.register(serveStatic, {
    root: built.clientFolder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // They are gzip files; with any other type they would be compressed again.
      if (path.endsWith('.traineddata')) reply.header('content-type', 'application/gzip');
    },
  });
}

/**
 * Composes the app: guards, calls, files and pages. Yields between the steps, so that health checks are answered meanwhile.
 * The caller listens (unless `early` does) and closes.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, site, sessions, throttle, built } = parts;
  let handler: RequestListener | undefined;
  const { early } = parts;
  const options = serverOptions(parts);
  const app = fastify(
    early === undefined
      ? options
      : {
          ...options,
          serverFactory(listener) {
            handler = listener as RequestListener;
            return early.server;
          },
        },
  );
  if (parts.onRoute !== undefined) app.addHook('onRoute', parts.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app, {
    ads: config.ADS_CLIENT !== undefined,
    analytics: config.ANALYTICS_ID !== undefined,
  });
  logRequests(app);
  warnOfProxy(app, config.TRUST_PROXY);
  noteFaults(app, site);
  if (parts.metrics !== undefined) countRequests(app, parts.metrics);
  await addPlugins(app, parts);
  await setImmediate();
  const publicOrigin = config.public.publicUrlIsSet ? config.public.publicUrl : null;
  addGuards(app, { sessions, throttle, publicOrigin });
  auditActions(app, sessions);
  await describeRoutes(app, config.public.publicUrl);
  await setImmediate();
  await addPublicCalls(app, parts);
  await setImmediate();
  await addOperatorCalls(app, parts);
  serveOpenApi(app, config.public.publicUrl);
  await setImmediate();
  await addFiles(app, parts);
  await setImmediate();
  const api = createSiteApi(site);
  registerFindability(app, {
    api,
    listIds: (page) => site.catalogue.current().catalogue.list(page).ids,
    origin: config.public.publicUrl,
    contactEmail: config.CONTACT_EMAIL ?? null,
  });
  const version = () => site.catalogue.current().version;
  registerSharePictures(app, { api, version, dataDir: config.DATA_DIR });
  addPages(app, { site, api, config: config.public, built });
  if (early !== undefined && handler !== undefined) {
    await app.ready();
    early.handOver(handler);
  }
  return app;
}
