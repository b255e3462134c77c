import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditAvoiding, lineOf, readSpoken, type Spoken } from './avoid-audit.ts';
import { productsOfTexts, startBundledSite, type BundledSite } from './bundled-site.ts';
import { readRawTexts, readTable } from './raw-records.ts';
import { fold, tokensOf } from './word-index.ts';

/** Words that fewer products contain are not searched one by one. */
const LEAST_HOLDING = 2;

/**
 * Longer names that mean something else than a word in them ("cocoa butter"), or that deny it. They are replaced by the
 * rest without the word.
 */
const OTHER_THINGS = readTable('other-things.tsv').map(({ phrase = '', word = '' }) => ({
  phrase: new RegExp(
    `(?<![\\p{L}\\p{N}])${phrase.replaceAll(/[()[\].*+?]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  ),
  rest: phrase.replace(word, ' '),
}));

function withoutOtherThings(folded: string): string {
  let rest = folded;
  for (const { phrase, rest: left } of OTHER_THINGS) rest = rest.replace(phrase, left);
  return rest;
}

describe('avoid means avoid, over the whole bundled catalogue', () => {
  let site: BundledSite;
  let spoken: readonly Spoken[];
  let held: number;
  beforeAll(async () => {
    site = await startBundledSite();
    spoken = readSpoken(site);
    held = spoken.reduce((sum, { hits }) => sum + hits.size, 0);
  });
  afterAll(() => site.close());

  it('lists no product of which any record speaks of what is avoided, in seven languages', () => {
    const { broken, asked } = auditAvoiding(spoken, site.avoiding);
    expect(spoken.length).toBeGreaterThanOrEqual(60);
    expect(asked).toBeGreaterThanOrEqual(7 * 60);
    expect(held).toBeGreaterThan(5_000);
    expect(broken.map(lineOf)).toEqual([]);
  });

  it('would notice: a site that lists everything breaks the promise for every thing that is in any record', () => {
    const all = [...site.products.keys()];
    const { broken } = auditAvoiding(spoken, () => all);
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
    const holding = new Map<string, Map<number, string>>();
    const hold = (text: string, ids: readonly number[]) => {
      const folded = withoutOtherThings(fold(text));
      for (const { word, start, end, first, last } of tokensOf(folded)) {
        if (first !== last) continue;
        const known = holding.get(word) ?? new Map<number, string>();
        for (const id of ids) known.set(id, folded.slice(Math.max(0, start - 25), end + 15));
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
    const asked = [...holding].filter(
      ([word, { size }]) => /^\p{L}{4,}$/u.test(word) && size >= LEAST_HOLDING,
    );
    expect(asked.length).toBeGreaterThan(2_000);
    const broken = asked.flatMap(([word, texts]) =>
      site
        .avoiding(word)
        .filter((id) => texts.has(id))
        .map((id) => `${word}: ${id} …${texts.get(id)}…`),
    );
    expect(broken).toEqual([]);
  });
});
