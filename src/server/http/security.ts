import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES } from '#contract/paths.ts';

/** Hosts of third parties that an operator may configure; browsers contact them after consent only. */
const ADS_HOSTS = 'https://pagead2.googlesyndication.com https://*.doubleclick.net';
const ANALYTICS_HOSTS = 'https://www.googletagmanager.com https://*.google-analytics.com';

/** Which third parties are configured (contract "Environment", "ads and analytics ids"). */
export interface ThirdParties {
  readonly ads: boolean;
  readonly analytics: boolean;
}
const NONE: ThirdParties = { ads: false, analytics: false };

/**
 * The one Content Security Policy of every answer: nothing but the site's own files, no inline script (docs/figures.md, 12).
 * It is constant for a configuration; only configured third parties widen it, by their hosts.
 */
export function contentSecurityPolicy({ ads, analytics }: ThirdParties = NONE): string {
  const hosts = [ads ? ADS_HOSTS : '', analytics ? ANALYTICS_HOSTS : ''].filter(Boolean);
  const own = (...more: string[]) => ["'self'", ...more, ...hosts].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own()}`,
    "style-src 'self'",
    `img-src ${own('data:')}`,
    "font-src 'self'",
    `connect-src ${own()}`,
    ...(ads ? [`frame-src ${ADS_HOSTS}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}

/**
 * The policy of the two scripts that compile WebAssembly, and of nothing else: a worker goes by the policy of its own
 * response. They may compile it, load the site's own files, and nothing more.
 */
export const WASM_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The barcode reader's worker and the text reader's (vite.config.ts names them so). */
const WASM_WORKER = /^\/assets\/(?:barcode-worker-[\w-]+\.js|tesseract-[\w-]+\/worker\.min\.js)$/;

/** Headers of every answer, errors included. HSTS is ignored by browsers on plain HTTP. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
};

const CAMERA_PERMISSIONS =
  SECURITY_HEADERS['permissions-policy']?.replace('camera=()', 'camera=(self)') ?? '';

/** What the answer to an address has instead of the headers of all others. */
export function exceptionalHeaders(path: string): Readonly<Record<string, string>> {
  if (path === ROUTES.readLabel) return { 'permissions-policy': CAMERA_PERMISSIONS };
  return WASM_WORKER.test(path) ? { 'content-security-policy': WASM_WORKER_POLICY } : {};
}

/** Puts the headers on every answer before anything else can answer. */
export function addSecurityHeaders(app: FastifyInstance, thirdParties: ThirdParties): void {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy(thirdParties),
  });
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    const exceptional = exceptionalHeaders(request.url.split('?', 1)[0] ?? '');
    for (const [name, value] of Object.entries(exceptional)) reply.raw.setHeader(name, value);
    done();
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe call comes from another site (contract "Errors", 403). Browsers say so in Sec-Fetch-Site, older
 * ones in Origin; programs send neither, and carry no visitor's cookies.
 */
export function isCrossSite(request: FastifyRequest, publicOrigin: string | null): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`;
}
