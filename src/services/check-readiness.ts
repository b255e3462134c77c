import type { Readiness } from '#contract/health.ts';
import { readCatalogueVersion } from '#database/catalogue-version.ts';
import type { Site } from './site.ts';

const PATIENCE_MS = 1_000;

/** Whether the database answers within a second. Without it the site is degraded: reads go on from memory, writes do not. */
export async function checkReadiness(site: Site): Promise<Readiness> {
  const up = await answers(readCatalogueVersion(site.database));
  const { version, catalogue } = site.catalogue.current();
  return {
    status: up ? 'ready' : 'degraded',
    database: up ? 'up' : 'down',
    catalogueVersion: version,
    products: catalogue.size,
  };
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const answered = question.then(
    () => true,
    () => false,
  );
  const result = await Promise.race([answered, patience]);
  clearTimeout(timer);
  return result;
}
