import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ROUTES } from '#contract/paths.ts';
import { pathOf } from '../pages/page-address.ts';

/** Third-party hosts that an operator may enable. Browsers contact them only after consent. */
const ADS_HOSTS = 'https://pagead2.googlesyndication.com https://*.doubleclick.net';
const ANALYTICS_HOSTS = 'https://www.googletagmanager.com https://*.google-analytics.com';

/** Which third parties are configured (contract "Environment", "ads and analytics ids"). */
export interface ThirdParties {
  readonly ads: boolean;
  readonly analytics: boolean;
}
const NONE: ThirdParties = { ads: false, analytics: false };

/**
 * The Content Security Policy of every response: only the site's own files, no inline script (docs/figures.md, 12). It
 * is constant for a configuration; only the hosts of configured third parties widen it.
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
 * The policy of the two worker scripts that compile WebAssembly. A worker follows the policy of its own response, so no
 * other response needs 'wasm-unsafe-eval'. The workers may compile WebAssembly, load the site's own files, and nothing
 * more.
 */
export const WASM_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The workers of the barcode reader and the text reader, as named by vite.config.ts. */
const WASM_WORKER = /^\/assets\/(?:barcode-worker-[\w-]+\.js|tesseract-[\w-]+\/worker\.min\.js)$/;

/** Headers of every response, errors included. Browsers ignore HSTS on plain HTTP. */
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

/** Headers that replace the common ones for certain paths. */
export function exceptionalHeaders(path: string): Readonly<Record<string, string>> {
  if (path === ROUTES.readLabel) return { 'permissions-policy': CAMERA_PERMISSIONS };
  return WASM_WORKER.test(path) ? { 'content-security-policy': WASM_WORKER_POLICY } : {};
}

/** Sets the security headers on every response before any other hook can answer. */
export function addSecurityHeaders(app: FastifyInstance, thirdParties: ThirdParties): void {
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'content-security-policy': contentSecurityPolicy(thirdParties),
  });
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    const exceptional = exceptionalHeaders(pathOf(request.url));
    for (const [name, value] of Object.entries(exceptional)) reply.raw.setHeader(name, value);
    done();
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request comes from another site (contract "Errors", 403). Browsers say so in Sec-Fetch-Site, older
 * ones in Origin. Other programs send neither, and carry no visitor's cookies.
 */
export function isCrossSite(request: FastifyRequest, publicOrigin: string | null): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`;
}
