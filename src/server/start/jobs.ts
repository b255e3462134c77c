import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areArticlesOf } from '#database/content/blog.ts';
import { deleteEventsBefore } from '#database/content/events.ts';
import { deleteUnconfirmedBefore } from '#database/newsletter/newsletter.ts';
import { readSetting } from '#database/settings/settings.ts';
import { hasPendingWork } from '#database/records/pending-products.ts';
import type { NewsletterMailer } from '#services/newsletter/issues.ts';
import type { Site } from '#services/site.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Config } from '../config.ts';
import type { ComposedSite } from './compose-site.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';

const SWEEP_EVERY = 10 * MINUTE_MS;

/** Days after which events are deleted. Older ones are of no use to the operator. */
export const EVENTS_KEPT_DAYS = 400;

/** Days after which unconfirmed addresses are deleted, as the confirmation mail says. */
const UNCONFIRMED_KEPT_DAYS = 30;

/** Deletes what has expired: sessions, throttling counts, old events and unconfirmed addresses. */
async function sweep({ site, sessions, throttle }: ComposedSite): Promise<void> {
  await sessions.sweep();
  await throttle.sweep();
  await deleteEventsBefore(site.database, site.now() - EVENTS_KEPT_DAYS * DAY_MS);
  await deleteUnconfirmedBefore(site.database, site.now() - UNCONFIRMED_KEPT_DAYS * DAY_MS);
}

const FLUSH_EVERY = MINUTE_MS / 2;
const LOOK_FOR_PENDING_EVERY = MINUTE_MS / 2;

/**
 * Imports the bundled records if the database was filled from another version of the bundle, or if the process that
 * imported them was killed.
 */
async function importNewerBundle({ site }: ComposedSite): Promise<void> {
  const { BUNDLE_SETTING, bundleVersion } = await import('#importer/tables/bundle-version.ts');
  if ((await readSetting(site.database, BUNDLE_SETTING)) === bundleVersion()) return;
  const importer = await import('#importer/import/bundled-catalogue.ts');
  if (!(await importer.wasFilledFromBundle(site.database))) return;
  await importer.importBundledCatalogue(site.database, site.deriveProducts);
  // Articles show figures of the whole catalogue, so they are imported after it.
  const { importBlog } = await import('#importer/blog/import-blog.ts');
  await importBlog(site.database);
}

/** Derives products that a killed process left pending. Loads the importer only if there are any. */
async function deriveLeftOver({ site }: ComposedSite): Promise<void> {
  if (!(await hasPendingWork(site.database))) return;
  const importer = await import('#importer/import/derive-now.ts');
  await importer.deriveLeftOver(site.database, site.deriveProducts);
}

/** Resumes imports of uploaded files that were interrupted by the end of their process. */
async function resumeUploads(
  { site }: ComposedSite,
  { DATA_DIR }: Config,
  onError: (error: unknown) => void,
): Promise<void> {
  const folder = join(DATA_DIR, 'uploads');
  if (!existsSync(folder)) return;
  const importer = await import('#importer/import/uploads.ts');
  const place = { folder, now: site.now() };
  await importer.resumeUploads(site.database, place, site.deriveProducts, onError);
}

const SEND_MAILS_EVERY = MINUTE_MS / 2;

/**
 * Creates a function that renews the figures in articles after products have changed, in whichever process. Call it
 * every half minute: it acts once the products have not changed since the previous call, that is, after an import has
 * ended. It returns true if it acted.
 */
export function createArticleRenewal({ database, catalogue }: Site): () => Promise<boolean> {
  let before: number | null = null;
  // On a large catalogue a renewal takes longer than the interval between calls.
  let isRenewing = false;
  return async () => {
    const { productsVersion } = catalogue.current();
    const isSame = productsVersion === before;
    before = productsVersion;
    if (!isSame || isRenewing) return false;
    isRenewing = true;
    try {
      if (await areArticlesOf(database, productsVersion)) return false;
      const { importBlog } = await import('#importer/blog/import-blog.ts');
      await importBlog(database, { renew: true });
      return true;
    } finally {
      isRenewing = false;
    }
  };
}

/** Starts the periodic jobs and returns a function that stops them. A failed job runs again at its next interval. */
export function startJobs(
  composed: ComposedSite & {
    readonly mails: MailQueue;
    readonly newsletterMailer: NewsletterMailer;
    readonly config: Config;
  },
  onError: (error: unknown) => void,
): () => void {
  const { database, fruitlessSearches, now } = composed.site;
  const look = () => deriveLeftOver(composed).catch(onError);
  const resume = () => resumeUploads(composed, composed.config, onError).catch(onError);
  void importNewerBundle(composed).catch(onError).then(look).then(resume);
  composed.mails.wake();
  composed.newsletterMailer.wake();
  const renewArticles = createArticleRenewal(composed.site);
  const timers = [
    setInterval(look, LOOK_FOR_PENDING_EVERY).unref(),
    setInterval(resume, LOOK_FOR_PENDING_EVERY).unref(),
    setInterval(() => renewArticles().catch(onError), LOOK_FOR_PENDING_EVERY).unref(),
    setInterval(() => sweep(composed).catch(onError), SWEEP_EVERY).unref(),
    setInterval(() => fruitlessSearches.flush(database, now()).catch(onError), FLUSH_EVERY).unref(),
    setInterval(composed.mails.wake, SEND_MAILS_EVERY).unref(),
    setInterval(() => composed.newsletterMailer.wake(), SEND_MAILS_EVERY).unref(),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
