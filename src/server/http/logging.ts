import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

/**
 * The path of a URL without its query. Segments that contain an "@", however often encoded, are replaced by "…"
 * (docs/figures.md, 13).
 */
export function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.slice(0, 300).replace(/[^/]*(?:@|%(?:25)*40)[^/]*/gi, '…');
}

/** The "@" of an e-mail address in any notation: percent- or plus-encoded, as an HTML entity, or as a look-alike. */
const AT = String.raw`(?:@|[%=+](?:25)*40|[＠﹫]|&#(?:64|x0*40);|\\u0040|\s*[([{<]\s*at\s*[)\]}>]\s*)`;
const HOLDS_AT = new RegExp(AT, 'i');
const ADDRESS = new RegExp(
  String.raw`(?:"[^"\r\n]{1,64}"|[^\s<>"',;()]*[^\s<>"',;()/])${AT}\s*[^\s<>"',;()/]+`,
  'gi',
);

/** Returns the text with its e-mail addresses replaced by "…". Package paths ("/@fastify/") stay. */
export function withoutAddresses(text: string): string {
  return HOLDS_AT.test(text) ? text.replace(ADDRESS, '…') : text;
}

function redact(value: unknown): unknown {
  if (typeof value === 'string') return withoutAddresses(value);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [withoutAddresses(name), redact(part)]),
  );
}

/**
 * Removes e-mail addresses from a log line, wherever they occur: in messages, stacks, causes and error fields worded by
 * other servers.
 */
export function redactLine(line: string): string {
  if (!HOLDS_AT.test(line)) return line;
  try {
    return `${JSON.stringify(redact(JSON.parse(line)))}\n`;
  } catch {
    return '{"level":50,"msg":"a line of the log was left out: it could not be read"}\n';
  }
}

/** Structured logs, one JSON object per line, without query strings, visitor addresses, headers or bodies. */
export function loggerOptions(config: Pick<Config, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    base: { pid: process.pid },
    hooks: { streamWrite: redactLine },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
}

/** Logs one line per request when it ends. Health checks and files are logged at level debug only. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request.url);
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    const quiet = path === '/livez' || path === '/readyz' || path.startsWith('/assets/');
    if (quiet) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
