import { type BundledSite, ownTexts, productsOfTexts } from './bundled-site.ts';
import { readRawTexts, type RawText } from './raw-records.ts';
import { readThings, RecordSearch, type Hit, type Thing } from './search-records.ts';

/** A product that a search lists although one of its records mentions what is avoided. */
export interface BrokenPromise {
  readonly thing: string;
  /** The avoided words of the searches, as "de: Milch". */
  readonly asked: readonly string[];
  readonly product: number;
  readonly hit: Hit;
}

function firstWords(thing: Thing): readonly (readonly [language: string, word: string])[] {
  return [...thing.words]
    .filter(([language]) => language !== 'other')
    .flatMap(([language, words]) => {
      const word = words.find((each) => !each.startsWith('+'));
      return word === undefined ? [] : [[language, word] as const];
    });
}

/** A thing, and the products whose records mention it. */
export interface Spoken {
  readonly thing: Thing;
  readonly hits: ReadonlyMap<number, Hit>;
}

/** Searches the raw records, and the site's own texts, for every thing. */
export function readSpoken(site: BundledSite): readonly Spoken[] {
  const products = [...site.products.values()];
  const search = new RecordSearch([...readRawTexts(), ...products.flatMap(ownTexts)]);
  const speakingOf = productsOfTexts(products);
  const idsOf = (raw: RawText): readonly number[] => {
    const own = /^product (\d+)$/.exec(raw.barcode)?.[1];
    return own === undefined ? speakingOf(raw).map(({ id }) => id) : [Number(own)];
  };
  return readThings().map((thing) => {
    const cleared = new Set(search.holding(thing.unless).flatMap(idsOf));
    const hits = new Map<number, Hit>();
    for (const hit of search.find(thing))
      for (const id of idsOf(hit.raw)) if (!hits.has(id) && !cleared.has(id)) hits.set(id, hit);
    return { thing, hits };
  });
}

/**
 * Searches a site while avoiding each thing, in each language. Returns what it lists although a record mentions the
 * thing.
 */
export function auditAvoiding(
  spoken: readonly Spoken[],
  avoiding: BundledSite['avoiding'],
): { readonly broken: readonly BrokenPromise[]; readonly asked: number } {
  let asked = 0;
  const broken = spoken.flatMap(({ thing, hits }) => {
    const askedBy = new Map<number, string[]>();
    for (const [language, word] of firstWords(thing)) {
      asked += 1;
      for (const id of avoiding(word)) {
        if (hits.has(id)) askedBy.set(id, [...(askedBy.get(id) ?? []), `${language}: ${word}`]);
      }
    }
    return [...askedBy].flatMap(([product, words]) => {
      const hit = hits.get(product);
      return hit ? [{ thing: thing.name, asked: words, product, hit }] : [];
    });
  });
  return { broken, asked };
}

/** Formats a broken promise as one line. */
export function lineOf({ thing, asked, product, hit }: BrokenPromise): string {
  const { source, barcode, field } = hit.raw;
  return [
    thing,
    product,
    hit.word,
    hit.excerpt,
    `${source} ${barcode} ${field}`,
    asked.join(', '),
  ].join('\t');
}
