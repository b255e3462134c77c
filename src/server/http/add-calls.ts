import type { FastifyInstance } from 'fastify';
import { adminRoutes } from '#api/admin.ts';
import { articleRoutes } from '#api/articles.ts';
import { auditRoutes } from '#api/audit.ts';
import { brandLogoRoutes } from '#api/brand-logos.ts';
import { catalogueImportRoutes } from '#api/catalogue-import.ts';
import { catalogueUpdateRoutes } from '#api/catalogue-update.ts';
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
import { productHistoryRoutes, adminProductRoutes } from '#api/admin-products.ts';
import { proteinRoutes } from '#api/proteins.ts';
import { searchRoutes } from '#api/search.ts';
import { secondFactorRoutes } from '#api/second-factor.ts';
import { siteStripeRoutes } from '#api/sitestripe.ts';
import { standingRoutes } from '#api/standing.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { AppParts } from './app-parts.ts';
import { createUploads } from './create-uploads.ts';
import {
  startExpansion,
  startImport,
  renderArticle,
  preparePicture,
  importBarcode,
  derive,
} from './lazy-importer.ts';
import { addNewsletterForms } from './newsletter-forms.ts';

/** Allows `max` writes per minute. `name` is the key in the throttle's table. */
const writes = (name: string, max: number) => ({ name, max, windowMs: MINUTE_MS });

/** Registers the API routes for visitors. */
export async function addPublicCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, site, onMailQueued } = parts;
  const perMinute = config.WRITES_PER_MINUTE;
  await app.register(healthRoutes(site));
  await app.register(listingRoutes(site));
  await app.register(proteinRoutes(site));
  await app.register(
    barcodeLookUpRoutes(site, {
      throttle: parts.throttle,
      importBarcode:
        config.OFF_LOOKUP === 'on' ? (gtin) => importBarcode(site, config, gtin) : null,
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
  // Ordinary browsing causes many events.
  await app.register(eventRoutes(site, { allowance: writes('events', 10 * perMinute) }));
}

/** Registers the API routes for the operator. */
export async function addOperatorCalls(app: FastifyInstance, parts: AppParts): Promise<void> {
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
  await app.register(adminProductRoutes(site, () => derive(site)));
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
