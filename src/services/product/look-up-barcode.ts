import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { normaliseGtin } from '#domain/product/gtin.ts';
import type { BarcodeLookUp } from '#contract/listings.ts';
import type { Throttle } from '../access/throttle.ts';
import type { Site } from '../site.ts';

/** Reads one product of Open Food Facts into the catalogue by its GTIN-13; false where it has none that belongs there. */
export type BringBarcode = (gtin: string) => Promise<boolean>;

/** Open Food Facts asks for no more reads of single products than these, of one program. */
const READS = { name: 'off-reads', max: 15, windowMs: MINUTE_MS } as const;
/** A barcode that the service did not know is not asked for again within a day. */
const ONCE_A_DAY = { name: 'off-barcode', max: 1, windowMs: DAY_MS } as const;

/**
 * Asks Open Food Facts for a barcode that a shopper scanned and the catalogue does not know. `bring` is null where the operator
 * did not turn that on (`OFF_LOOKUP`). At most 15 a minute over all processes, each barcode once a day.
 */
export async function lookUpBarcode(
  site: Site,
  throttle: Throttle,
  bring: BringBarcode | null,
  code: string,
): Promise<BarcodeLookUp> {
  const gtin = normaliseGtin(code);
  if (gtin === null) return { status: 'unknown' };
  if (site.catalogue.current().gtins.has(gtin)) return { status: 'found' };
  if (bring === null) return { status: 'not-asked' };
  if ((await throttle.wait(ONCE_A_DAY, gtin)) !== null) return { status: 'unknown' };
  if ((await throttle.hit(READS, 'everybody')) !== null) return { status: 'not-asked' };
  await throttle.hit(ONCE_A_DAY, gtin);
  try {
    if (!(await bring(gtin))) return { status: 'unknown' };
    // Not waited for: the page asks until it is there, and the next poll sees it in any case.
    site.catalogue.refresh().catch(() => undefined);
    return { status: 'found' };
  } catch {
    // The service is away or slow: the next scan asks again.
    await throttle.reset(ONCE_A_DAY, gtin);
    return { status: 'not-asked' };
  }
}
