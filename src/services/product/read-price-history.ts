import type { DayPrice } from '#contract/listings.ts';
import { readPriceHistory as read } from '#database/retailers/offers.ts';
import type { Site } from '../site.ts';

/** The prices of a product by day, from the retailers' feeds. Empty if there is no such product. */
export async function readPriceHistory({ reads }: Site, id: number): Promise<DayPrice[]> {
  return Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31 ? [...(await read(reads, id))] : [];
}
