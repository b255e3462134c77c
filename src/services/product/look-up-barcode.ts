import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { normalizeGtin } from '#domain/product/record/gtin.ts';
import type { BarcodeLookUp } from '#contract/listings.ts';
import type { Throttle } from '../access/throttle.ts';
import { refreshInBackground } from './derive-and-show.ts';
import type { Site } from '../site.ts';

/** Imports one product from Open Food Facts by GTIN-13. Resolves to false if none belongs in the catalogue. */
export type ImportBarcode = (gtin: string) => Promise<boolean>;

/** The rate limit of Open Food Facts for reads of single products. */
const READS = { name: 'off-reads', max: 15, windowMs: MINUTE_MS } as const;
/** A barcode that is unknown to the service is not requested again within a day. */
const ONCE_A_DAY = { name: 'off-barcode', max: 1, windowMs: DAY_MS } as const;

/**
 * Looks up a scanned barcode that the catalogue does not know at Open Food Facts. `importBarcode` is null if the operator did
 * not enable this (`OFF_LOOKUP`). Makes at most 15 requests a minute over all processes, and one a day per barcode.
 */
export async function lookUpBarcode(
  site: Site,
  throttle: Throttle,
  importBarcode: ImportBarcode | null,
  code: string,
): Promise<BarcodeLookUp> {
  const gtin = normalizeGtin(code);
  if (gtin === null) return { status: 'unknown' };
  if (site.catalogue.current().gtins.has(gtin)) return { status: 'found' };
  if (importBarcode === null) return { status: 'not-asked' };
  if ((await throttle.wait(ONCE_A_DAY, gtin)) !== null) return { status: 'unknown' };
  if ((await throttle.hit(READS, 'everybody')) !== null) return { status: 'not-asked' };
  await throttle.hit(ONCE_A_DAY, gtin);
  try {
    if (!(await importBarcode(gtin))) return { status: 'unknown' };
    // Not awaited: the page polls, and the next poll of the catalogue sees it in any case.
    refreshInBackground(site);
    return { status: 'found' };
  } catch {
    // The service is down or slow; the next scan tries again.
    await throttle.reset(ONCE_A_DAY, gtin);
    return { status: 'not-asked' };
  }
}
