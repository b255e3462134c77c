import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchedProduct } from '#contract/api.ts';
import type { Peers } from '#contract/standing.ts';
import { openDatabase, type Database } from '#database/connection/open-database.ts';
import type { Product } from '#domain/product/product.ts';
import { fillDataDir } from '../support/filled-data-setup.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Records of the vision subset that are products by the rule for protein supplements, and not another's duplicate. */
const SHOWN_OF_VISION = [
  '0628110219268',
  '0850005892007',
  '0851770007979',
  '0857273008673',
  '0860507000404',
  '5021320166844',
  '5061001130009',
  '5061001130610',
  '9350002000142',
];

describe('the API over the bundled catalogue', () => {
  let app: TestApp;
  let database: Database;
  const dataDir = mkdtempSync(join(tmpdir(), 'proteinwise-families-'));
  beforeAll(async () => {
    fillDataDir(dataDir);
    database = await openDatabase({ dataDir });
    app = await startTestApp({ engine: 'sqlite', database });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function get<T>(url: string): Promise<T> {
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<T>();
  }
  /** All powders of the words, most protein first. */
  async function search(families: boolean): Promise<readonly MatchedProduct[]> {
    const found: MatchedProduct[] = [];
    for (;;) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/proteins/search',
        payload: {
          showAll: true,
          families,
          limit: 100,
          offset: found.length,
          sort: 'protein',
          filters: { text: 'gold standard whey', formats: ['powder'] },
        },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const page = answer.json<MatchedProduct[]>();
      found.push(...page);
      if (page.length < 100) return found;
    }
  }
  /** "100% Gold Standard Whey", "Gold Standard 100% Whey Protein, Banana Cream"; not the line's isolate, casein or natural whey. */
  const isGoldStandard = ({ name, brand }: MatchedProduct) =>
    brand.name === 'Optimum Nutrition' &&
    /gold standard/i.test(name) &&
    /whey/i.test(name) &&
    !/isolate?|ultra-filtered|natural/i.test(name);

  it('shows Gold Standard as one family with its flavors, each once', async () => {
    const records = (await search(false)).filter(isGoldStandard);
    expect(records.length).toBeGreaterThan(60);
    expect(new Set(records.map(({ baseProductId, id }) => baseProductId ?? id)).size).toBe(1);

    const rows = (await search(true)).filter(isGoldStandard);
    expect(rows).toHaveLength(1);
    const [family] = rows;
    const { variants } = await get<Peers>(`/api/proteins/${family?.id}/peers`);
    const flavors = variants.map(({ flavor }) => flavor);
    expect(new Set(flavors).size).toBe(flavors.length);
    expect(flavors.length).toBeGreaterThan(25);
    for (const flavor of ['Double Rich Chocolate', 'Banana Cream', 'Cookies & Cream'])
      expect([...flavors, family?.flavor]).toContain(flavor);
  });

  it('names on the page of the largest family as many flavors as its head counts', async () => {
    const all = await get<Product[]>('/api/proteins?fields=id,flavorOptions');
    const [largest] = all.toSorted((a, b) => b.flavorOptions - a.flavorOptions);
    const { variants } = await get<Peers>(`/api/proteins/${largest?.id}/peers`);
    expect(variants.length + 1).toBe(largest?.flavorOptions);
  });

  it('shows what says only what it is under the name of its family, and its own beside', async () => {
    const { id } = await get<{ id: number }>('/api/proteins/by-gtin/8414184641331');
    const shown = await get<Product>(`/api/proteins/${id}`);
    expect(shown).toMatchObject({ name: 'Recovery Bar', nameOnLabel: 'Barrita de proteína' });
    expect(shown.provenance.facts['name']?.basis).toBe('calculated');
  });

  it('ranks no assumed serving among stated ones', async () => {
    const bases = (await search(false))
      .filter(({ proteinPerServing }) => proteinPerServing !== null)
      .map(({ servingSize }) => servingSize?.basis ?? 'label');
    expect(new Set(bases).size).toBe(2);
    expect(bases).toEqual(bases.toSorted());
    const stated = (await search(false)).filter(
      ({ servingSize }) => servingSize?.basis === 'label',
    );
    const protein = stated.flatMap(({ proteinPerServing }) => proteinPerServing ?? []);
    expect(protein).toEqual(protein.toSorted((a, b) => b - a));
  });

  it.each(SHOWN_OF_VISION)('shows the text that the vision subset has of %s', async (gtin) => {
    const { id } = await get<{ id: number }>(`/api/proteins/by-gtin/${gtin}`);
    const { ingredientsStatement, provenance } = await get<Product>(`/api/proteins/${id}`);
    const names = provenance.sources.map(({ name }) => name);
    expect(names.some((name) => name.includes('supplement-vision-ai'))).toBe(true);
    expect(ingredientsStatement).not.toBeNull();
  });

  it('what a text finds is of a different family each, so that a product has similar ones', async () => {
    // "Hydrolyzed Whey" is in the names of one family's flavors, and the type of many others.
    for (const text of ['whey%20isolate', 'hydrolyzed%20whey']) {
      const found = await get<Product[]>(`/api/proteins/browse?limit=12&search=${text}`);
      const families = new Set(found.map(({ baseProductId }) => baseProductId));
      expect([text, families.size]).toEqual([text, 12]);
    }
    const most = await get<Product[]>('/api/proteins/browse?limit=100&search=gold%20standard');
    expect(new Set(most.map(({ baseProductId }) => baseProductId)).size).toBeLessThan(most.length);
    const flavors = await get<Product[]>('/api/proteins/browse?limit=100&search=hydrolyzed%20whey');
    const named = flavors.filter(({ name }) => name.includes('Hydrolyzed Whey'));
    expect(named.length).toBeGreaterThan(12);
  });
});
