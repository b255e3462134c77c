import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditAvoiding, lineOf } from './avoid-audit.ts';
import { productsOfTexts, startBundledSite, type BundledSite } from './bundled-site.ts';
import { readRawTexts } from './raw-records.ts';
import { fold, tokensOf } from './word-index.ts';

/** As many words of products' names as are avoided one by one. */
const WORDS_OF_NAMES = 150;
/** Words that more products have say what many are made of; those are in words.tsv. */
const RARE = 6;

/** A longer name that is another thing than the word at its end: jelly is jam, royal jelly is what bees make. */
const OTHER_THINGS = /\broyal jelly\b/g;

describe('avoid means avoid, over the whole bundled catalogue', () => {
  let site: BundledSite;
  beforeAll(async () => {
    site = await startBundledSite();
  });
  afterAll(() => site.close());

  it('lists no product of which any record speaks of what is avoided, in seven languages', () => {
    const { broken, things, asked, held } = auditAvoiding(site);
    expect(things).toBeGreaterThanOrEqual(60);
    expect(asked).toBeGreaterThanOrEqual(7 * 60);
    expect(held).toBeGreaterThan(5_000);
    expect(broken.map(lineOf)).toEqual([]);
  });

  it('would notice: a site that lists everything breaks the promise for every thing that is in any record', () => {
    const all = [...site.products.keys()];
    const { broken, held } = auditAvoiding({ ...site, avoiding: () => all });
    expect(broken.length).toBe(held);
    expect(new Set(broken.map(({ thing }) => thing)).size).toBeGreaterThan(60);
  });

  it.each(['zorbium', 'Xqwertol', 'brimfade extract', 'флурбий'])(
    'gives no perfect match for a word that nobody knows: %s',
    (word) => {
      expect(site.avoiding(word)).toEqual([]);
    },
  );

  it('lists no product whose name, brand or any record has the avoided word, be it known or not', () => {
    const holding = new Map<string, Set<number>>();
    const hold = (text: string, ids: readonly number[]) => {
      for (const { word } of tokensOf(fold(text).replaceAll(OTHER_THINGS, 'royal'))) {
        const known = holding.get(word) ?? new Set();
        for (const id of ids) known.add(id);
        holding.set(word, known);
      }
    };
    const products = [...site.products.values()];
    const speakingOf = productsOfTexts(products);
    for (const raw of readRawTexts())
      hold(
        raw.text,
        speakingOf(raw).map(({ id }) => id),
      );
    for (const { id, name, brand } of products) hold(`${name} ${brand.name}`, [id]);
    const rare = new Set(
      products
        .flatMap(({ name, brand }) => tokensOf(fold(`${name} ${brand.name}`)))
        .map(({ word }) => word)
        .filter((word) => /^\p{L}{5,}$/u.test(word) && (holding.get(word)?.size ?? 0) <= RARE),
    );
    const words = [...rare].toSorted();
    const step = Math.max(1, Math.floor(words.length / WORDS_OF_NAMES));
    const asked = words.filter((_, index) => index % step === 0);
    expect(asked.length).toBeGreaterThanOrEqual(WORDS_OF_NAMES);
    const broken = asked.flatMap((word) =>
      site
        .avoiding(word)
        .filter((id) => holding.get(word)?.has(id) === true)
        .map((id) => `${word}: ${id} ${site.products.get(id)?.name}`),
    );
    expect(broken).toEqual([]);
  });
});
