import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Cron } from 'croner';
import { z } from 'zod';
import type { PublicConfig } from '#contract/public-config.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(z.int().min(minimum).max(maximum));

const webOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.username === '', {
    error: 'must be an origin without a path, such as https://example.com',
  })
  .transform((url) => url.origin);

/** The base URL of a public service. A path may follow the host. */
const serviceUrl = (standard: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((text) => text.replace(/\/+$/, ''))
    .default(standard);

/** Requires a valid URL too, because "999.1.1.1" looks like a host name but is invalid. */
function isHostName(text: string): boolean {
  return /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) && URL.canParse(`http://${text}`);
}

function isMailServer(address: string): boolean {
  try {
    const { hostname, username, password } = new URL(address);
    return hostname !== '' && decodeURIComponent(`${username}:${password}`) !== '';
  } catch {
    return false;
  }
}

function isCron(text: string): boolean {
  try {
    return new Cron(text, { mode: '5-part' }).nextRun() !== null;
  } catch {
    return false;
  }
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128);
}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const networks = list.pipe(
  z.array(
    z.string().refine(isNetwork, { error: 'must be addresses or networks, such as 10.0.0.0/8' }),
  ),
);

/** Every environment variable of the site (contract "Environment"). All optional; `.env.example` explains each. */
export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || isHostName(host), {
      error: 'must be an address of this machine or its name, such as 127.0.0.1 or 0.0.0.0',
    })
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('var')
    .transform((path) => resolve(path)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  PUBLIC_URL: webOrigin.optional(),
  ADMIN_PASSWORD: z.string().max(200).optional(),
  AMAZON_ASSOCIATE_TAG: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{1,40}$/, { error: 'must be a tag such as example-20' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .refine(isMailServer, {
      error: 'must name a host, and percent-encode what is special in user and password',
    })
    .optional(),
  BOUNCE_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  NEWSLETTER_CONFIRM: z.enum(['on', 'off']).default('on'),
  CONTACT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  TRUST_PROXY: networks.default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  STRUCTURED_DATA_REVIEW_COUNT: wholeNumber(1, 999_999_999).optional(),
  ADS_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, {
      error: 'must be a publisher id such as ca-pub-0000000000000000',
    })
    .optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement id such as G-XXXXXXXXXX' })
    .optional(),
  OPERATOR_NAME: z.string().max(200).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  SOCIAL_URLS: list
    .pipe(z.array(z.url({ protocol: /^https$/, error: 'must be https addresses' })).max(4))
    .default([]),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000).default(30),
  READS_PER_MINUTE: wholeNumber(1, 100_000_000).default(3_000),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  WORKER_NICENESS: wholeNumber(0, 19).default(10),
  UPDATE_SCHEDULE: z
    .string()
    .refine(isCron, {
      error: 'must be a cron text such as "30 3 * * *" (minute hour day month weekday)',
    })
    .optional(),
  UPDATE_PICTURES: z.enum(['on', 'off']).default('off'),
  PRICE_FEEDS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  FDC_API_KEY: z
    .string()
    .regex(/^\w{4,100}$/, { error: 'must be a key of api.data.gov' })
    .default('DEMO_KEY'),
  OFF_FILES_URL: serviceUrl('https://static.openfoodfacts.org'),
  OFF_API_URL: serviceUrl('https://world.openfoodfacts.org'),
  OFF_IMAGES_URL: serviceUrl('https://images.openfoodfacts.org'),
  FDC_API_URL: serviceUrl('https://api.nal.usda.gov/fdc'),
  DSLD_API_URL: serviceUrl('https://api.ods.od.nih.gov/dsld'),
  OFF_LOOKUP: z.enum(['on', 'off']).default('off'),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
});
export type Environment = z.output<typeof environmentSchema>;

/** The validated configuration of a process. */
export interface Config extends Environment {
  readonly public: PublicConfig;
}

/** Thrown if the configuration is invalid. The message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads and validates the environment (contract "Environment"). Blank variables count as unset; unknown ones are
 * ignored. Throws `ConfigError`, which names every bad variable but never repeats a value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.keys(environmentSchema.shape);
  const given = Object.fromEntries(
    known.flatMap((name) => {
      const value = env[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(
      (issue) => `${String(issue.path[0] ?? '')}: ${issue.message}`,
    );
    throw new ConfigError(`The configuration cannot be used: ${faults.join('; ')}`);
  }
  const settings = result.data;
  if (settings.DATABASE_READ_URL !== undefined && settings.DATABASE_URL === undefined)
    throw new ConfigError(
      'The configuration cannot be used: DATABASE_READ_URL: needs DATABASE_URL, the database that it is a replica of',
    );
  if (settings.METRICS_PORT !== undefined && settings.METRICS_PORT === settings.PORT)
    throw new ConfigError(
      'The configuration cannot be used: METRICS_PORT: must not be that of PORT',
    );
  return { ...settings, public: publicConfig(settings) };
}

function publicConfig(settings: Environment): PublicConfig {
  // A link-local address may name its interface ("fe80::1%eth0"), which a URL cannot contain.
  const [address = ''] = settings.HOST.split('%');
  const host = address.includes(':') ? `[${address}]` : address;
  const shown = ['0.0.0.0', '[::]', '127.0.0.1'].includes(host) ? 'localhost' : host;
  const publicUrl = settings.PUBLIC_URL ?? `http://${shown}:${settings.PORT}`;
  return {
    publicUrl,
    publicUrlIsSet: settings.PUBLIC_URL !== undefined,
    contactEmail:
      settings.CONTACT_EMAIL ?? `hello@${new URL(publicUrl).hostname.replace(/^www\./, '')}`,
    contactEmailIsSet: settings.CONTACT_EMAIL !== undefined,
    barcodeLookUp: settings.OFF_LOOKUP === 'on',
    // Without a mail server no confirmation mail can be sent (docs/decisions/database.md).
    newsletterConfirm: settings.NEWSLETTER_CONFIRM === 'on' && settings.SMTP_URL !== undefined,
    amazonAssociateTag: settings.AMAZON_ASSOCIATE_TAG ?? null,
    structuredDataReviewCount: settings.STRUCTURED_DATA_REVIEW_COUNT ?? null,
    adsClient: settings.ADS_CLIENT ?? null,
    analyticsId: settings.ANALYTICS_ID ?? null,
    operatorName: settings.OPERATOR_NAME ?? null,
    operatorAddress: settings.OPERATOR_ADDRESS ?? null,
    socialUrls: settings.SOCIAL_URLS,
  };
}
