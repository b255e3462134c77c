import type { BundledSite } from './bundled-site.ts';
import { ownTexts, productsOfTexts } from './bundled-site.ts';
import { readRawTexts, type RawText } from './raw-records.ts';
import { readThings, RecordSearch, type Hit, type Thing } from './search-records.ts';

/** A product that a search lists although a record of it speaks of what is avoided. */
export interface BrokenPromise {
  readonly thing: string;
  /** The avoided words that were asked, as "de: Milch". */
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

/** Asks the site to avoid each thing, in each language, and searches the records of what it lists. */
export function auditAvoiding(site: BundledSite): {
  readonly broken: readonly BrokenPromise[];
  readonly things: number;
  readonly asked: number;
  readonly held: number;
} {
  const products = [...site.products.values()];
  const search = new RecordSearch([...readRawTexts(), ...products.flatMap(ownTexts)]);
  const speakingOf = productsOfTexts(products);
  const idsOf = (raw: RawText): readonly number[] => {
    const own = /^product (\d+)$/.exec(raw.barcode)?.[1];
    return own === undefined ? speakingOf(raw).map(({ id }) => id) : [Number(own)];
  };
  const broken: BrokenPromise[] = [];
  const things = readThings();
  let [asked, held] = [0, 0];
  for (const thing of things) {
    const cleared = new Set(search.holding(thing.unless).flatMap(idsOf));
    const hits = new Map<number, Hit>();
    for (const hit of search.find(thing))
      for (const id of idsOf(hit.raw)) if (!hits.has(id) && !cleared.has(id)) hits.set(id, hit);
    held += hits.size;
    const askedBy = new Map<number, string[]>();
    for (const [language, word] of firstWords(thing)) {
      asked += 1;
      for (const id of site.avoiding(word)) {
        if (hits.has(id)) askedBy.set(id, [...(askedBy.get(id) ?? []), `${language}: ${word}`]);
      }
    }
    for (const [product, words] of askedBy) {
      const hit = hits.get(product);
      if (hit !== undefined) broken.push({ thing: thing.name, asked: words, product, hit });
    }
  }
  return { broken, things: things.length, asked, held };
}

/** One line a broken promise, for reading. */
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
