import { normalizeGtin } from '../product/record/gtin.ts';

/** The offer in a row of a retailer's product feed. */
export interface FeedOffer {
  /** Its number in the feed, else its barcode, else its link. */
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

/** The column of a feed that holds each field. */
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

const HIGHEST_PRICE = 100_000;
const UNAVAILABLE =
  /^(?:out[ _-]?of[ _-]?stock|sold[ _-]?out|discontinued|unavailable|no|false|0|n)$/i;

/**
 * Reads the offer of a feed's row, or what is wrong with it ("no price"). `currency` (ISO 4217) is used if the row
 * states none. Nothing is guessed: a row without price, currency, link or name is not an offer.
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
  const priced = currencyOf(field('currency'), field('price'), currency);
  if (priced === null) return 'no currency';
  const gtin = normalizeGtin(field('gtin'));
  return {
    id: (field('id') || gtin || link).slice(0, 200),
    gtin,
    name,
    brand: field('brand') || null,
    flavor: field('flavor') || null,
    size: field('size') || null,
    price,
    currency: priced,
    link,
    available: !UNAVAILABLE.test(field('availability')),
  };
}

/** Signs that mean one currency only; "$" means several. */
const SIGNS = [
  ['€', 'EUR'],
  ['£', 'GBP'],
] as const;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The currency of a row: that of its field, else the code or sign beside the price, else `usual`. Null if the field holds no code. */
function currencyOf(stated: string, price: string, usual: string | null): string | null {
  if (stated !== '') return /^[A-Z]{3}$/i.test(stated) ? stated.toUpperCase() : null;
  // "RRP 19.99" has no currency code.
  const code = price.match(/\b[A-Z]{3}\b/g)?.find((each) => CURRENCIES.has(each));
  return code ?? SIGNS.find(([sign]) => price.includes(sign))?.[1] ?? usual;
}

/**
 * Reads a price as feeds write it ("19.99", "1.299,00 EUR", "£1,299.00", "1 299,00" with any kind of space); null if it
 * is not a price or not positive.
 */
export function readPrice(written: string): number | null {
  const [number = ''] = /(?:(?<!\p{L})[.,])?\d[\d.,'’\s]*/u.exec(written) ?? [];
  const digits = number.replace(/[\s'’]/g, '').replace(/[.,]$/, '');
  // The last point or comma is the decimal separator, unless three digits follow it: then it separates thousands.
  const [, whole = '', cents = ''] = /^([\d.,]*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(digits) ?? [];
  const price = Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
  return digits !== '' && price > 0 && price <= HIGHEST_PRICE ? price : null;
}
