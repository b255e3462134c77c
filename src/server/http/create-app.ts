import { setImmediate } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import serveStatic from '@fastify/static';
import type { RequestListener, Server } from 'node:http';
import fastify, { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { LIMITS } from '#contract/limits.ts';
import { auditActions } from './audit-actions.ts';
import type { AppParts } from './app-parts.ts';
import { addOperatorCalls, addPublicCalls } from './add-calls.ts';
import { answerBrokenRequest, answerError, refuseUnsupportedRequests } from './errors.ts';
import { registerFindability } from '../pages/findability/register-findability.ts';
import { HTTP_OPTIONS, TIMEOUTS } from './early-server.ts';
import { addGuards } from './guards.ts';
import { knowMethods } from './known-methods.ts';
import { limitReads } from './read-limits.ts';
import { bufferedLog } from './buffered-log.ts';
import { logRequests } from './logging.ts';
import { countRequests } from './metrics.ts';
import { describeRoutes, serveOpenApi } from './open-api.ts';
import { withoutOrigin, withValidPath } from '../pages/page-address.ts';
import { addPages } from '../pages/pages.ts';
import { addSecurityHeaders, SECURITY_HEADERS } from './security.ts';
import { registerSharePictures } from '../pages/share-pictures/register-share-pictures.ts';
import { removeServiceWorker } from '../pages/remove-service-worker.ts';
import { warnOfProxy } from './warn-of-proxy.ts';
import { createSiteApi } from '../pages/site-api.ts';

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
    rewriteUrl: ({ url = '/' }) => withValidPath(withoutOrigin(url)),
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
    // These responses are compressed on each request; quality 4 takes longer than the search itself.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  });
  limitReads(app, config.READS_PER_MINUTE);
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
      // These are gzip files; any other type would be compressed again.
      if (path.endsWith('.traineddata')) reply.header('content-type', 'application/gzip');
    },
  });
}

/**
 * Composes the app: guards, API routes, files and pages. Yields between the steps so that health checks are answered
 * meanwhile. The caller listens (unless `early` does) and closes.
 */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, site, sessions, throttle } = parts;
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
  if (early === undefined) refuseUnsupportedRequests(app.server);
  const refuseUnknown = knowMethods(app);
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
  addPages(app, { ...parts, api, config: config.public, refuseUnknown });
  if (early !== undefined && handler !== undefined) {
    await app.ready();
    early.handOver(handler);
  }
  return app;
}
