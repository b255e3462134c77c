import { normaliseGtin } from '../product/gtin.ts';

/** What a row of a retailer's product feed offers. */
export interface FeedOffer {
  /** Its number in the feed; else its barcode, else its link. */
  readonly id: string;
  readonly gtin: string | null;
  readonly name: string;
  readonly brand: string | null;
  readonly flavor: string | null;
  readonly size: string | null;
  readonly price: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly link: string;
  readonly available: boolean;
}

/** Which field of a feed's row holds what. */
export type FeedFields = Readonly<
  Partial<
    Record<
      | 'id'
      | 'gtin'
      | 'name'
      | 'brand'
      | 'flavor'
      | 'size'
      | 'price'
      | 'currency'
      | 'link'
      | 'availability',
      string
    >
  >
>;

const MOST_PRICE = 100_000;
const GONE = /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|discontinued|unavailable|no|false|0|n)$/i;

/**
 * The offer of a feed's row; text of what is wrong otherwise. `currency` holds where the row names none. Nothing is guessed: a
 * row without price, currency, link or name is no offer.
 */
export function readOffer(
  row: Readonly<Record<string, string>>,
  fields: FeedFields,
  currency: string | null,
): FeedOffer | string {
  const field = (key: keyof FeedFields) => {
    const name = fields[key];
    return name === undefined ? '' : (row[name] ?? '').trim();
  };
  const link = field('link');
  if (!/^https?:\/\/[^\s"<>\\]{3,2000}$/i.test(link)) return 'no link';
  const name = field('name');
  if (name === '' || name.length > 400) return 'no name';
  const price = readPrice(field('price'));
  if (price === null) return 'no price';
  const named = currencyOf(field('currency'), field('price')) ?? currency;
  if (named === null) return 'no currency';
  const gtin = normaliseGtin(field('gtin'));
  return {
    id: (field('id') || gtin || link).slice(0, 200),
    gtin,
    name,
    brand: field('brand') || null,
    flavor: field('flavor') || null,
    size: field('size') || null,
    price,
    currency: named,
    link,
    available: !GONE.test(field('availability')),
  };
}

/** The currency that a row names, in its field or beside the price; null where it names none, "" never. */
function currencyOf(stated: string, price: string): string | null {
  if (stated !== '') return /^[A-Z]{3}$/.test(stated) ? stated : null;
  return /\b[A-Z]{3}\b/.exec(price)?.[0] ?? null;
}

/** A price as feeds write it ("19.99", "1.299,00 EUR", "£1,299.00"); null where it is none, or not positive. */
export function readPrice(written: string): number | null {
  const [number = ''] = /\d[\d.,' ]*/.exec(written) ?? [];
  const digits = number.replace(/[ ']/g, '').replace(/[.,]$/, '');
  // The last point or comma is the decimal one, unless three digits follow it: then it parts thousands.
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? [];
  const price = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
  return digits !== '' && price > 0 && price <= MOST_PRICE ? price : null;
}
