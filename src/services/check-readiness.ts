import { setTimeout } from 'node:timers/promises';
import type { Readiness } from '#contract/health.ts';
import { readCatalogueVersions } from '#database/settings/catalogue-version.ts';
import type { Site } from './site.ts';

const PATIENCE_MS = 3_000;

/**
 * Reports whether the database answers within three seconds (a derivation may block it for one or two) and accepts
 * writes. Otherwise the site is degraded: it serves reads, from memory if necessary, but no writes.
 */
export async function checkReadiness(site: Site): Promise<Readiness> {
  const up = (await within(readCatalogueVersions(site.database))) !== null;
  const writable = up && (await within(site.writes.writable())) === true;
  const { version, catalogue } = site.catalogue.current();
  return {
    status: writable ? 'ready' : 'degraded',
    database: writable ? 'up' : up ? 'read-only' : 'down',
    catalogueVersion: version,
    products: catalogue.size,
  };
}

/** The result, or null if it fails or takes too long. */
function within<T>(question: Promise<T>): Promise<T | null> {
  const patience = setTimeout(PATIENCE_MS, null, { ref: false });
  return Promise.race([question.catch(() => null), patience]);
}
