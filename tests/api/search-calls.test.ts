import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExplainedLabel, MatchedProduct, SearchSummary } from '#contract/api.ts';
import { matchedProductSchema, summarySchema } from '#contract/search.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** On one engine: what is asked here is answered from memory. */
describe('searching', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ engine: 'sqlite' });
  });
  afterAll(() => app.close());

  async function post<T>(url: string, payload: object) {
    const answer = await app.inject({ method: 'POST', url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    return { body: answer.json<T>(), total: Number(answer.headers['x-total-count']) };
  }
  const search = (payload: object) => post<MatchedProduct[]>('/api/proteins/search', payload);
  const names = (products: readonly MatchedProduct[]) => products.map(({ name }) => name);

  // @spec | POST /api/proteins/search | JSON search criteria | array of products; result cached 5 minutes |
  it('gives products with their match, whole and valid', async () => {
    const { body, total } = await search({ proteinTypes: ['Whey Isolate'], showAll: true });
    expect(total).toBe(body.length);
    for (const product of body) {
      expect(matchedProductSchema.strict().parse(product)).toEqual(product);
      const sum = product.receipt.reduce((points, line) => points + line.points, 0);
      expect(product.score).toBe(Math.min(100, Math.max(0, Math.round(sum))));
      expect(product.matchScore).toBe(product.score);
    }
    expect(names(body).toSorted()).toEqual(['Alpha Isolate Chocolate', 'Alpha Isolate Vanilla']);
  });

  // @spec - Visitors can: search products by ingredients, protein type, fitness goal, brand and dietary flags;
  it.each([
    ['an ingredient to avoid', { avoidIngredients: ['stevia', 'whey'] }, /Bravo|Charlie/],
    ['an ingredient to have', { mustHaveIngredients: ['micellar casein'] }, /Charlie Casein/],
    ['a protein type', { proteinTypes: ['Plant Protein'] }, /Bravo Pea/],
    ['a fitness goal', { fitnessGoals: ['Performance'] }, /Bravo Bar/],
    ['a brand', { brandIds: [3] }, /Charlie Casein/],
    ['a dietary flag', { isVegan: true }, /Bravo Pea/],
  ])('finds by %s', async (_, criteria, wanted) => {
    const { body } = await search(criteria);
    expect(body.length).toBeGreaterThan(0);
    for (const name of names(body)) expect(name).toMatch(wanted);
  });

  it('gives perfect matches only without showAll, and near ones with it', async () => {
    const criteria = { proteinTypes: ['Whey Isolate'], fitnessGoals: ['Recovery'] };
    expect((await search(criteria)).body).toEqual([]);
    const near = await search({ ...criteria, showAll: true });
    expect(near.body.length).toBeGreaterThan(0);
    expect(near.body.every(({ perfectMatch }) => !perfectMatch)).toBe(true);
  });

  it('never lists what holds an avoided ingredient, and shows it among the hidden', async () => {
    const criteria = { avoidIngredients: ['dairy'], showAll: true, unconfirmed: true };
    const listed = await search(criteria);
    expect(names(listed.body)).toContain('Bravo Pea');
    expect(names(listed.body).join()).not.toMatch(/Alpha|Charlie|Crunch/);
    const hidden = await post<MatchedProduct[]>('/api/proteins/search/hidden', criteria);
    expect(names(hidden.body)).toEqual([
      'Alpha Isolate Chocolate',
      'Alpha Isolate Vanilla',
      'Bravo Bar "Crunch" <b>',
      'Charlie Casein',
    ]);
    expect(hidden.total).toBe(4);
    expect(hidden.body[0]?.criteria[0]).toMatchObject({ key: 'avoid', status: 'unmet' });
  });

  it('lists the unconfirmed only when asked', async () => {
    const criteria = { isVegan: true, showAll: true };
    expect(names((await search(criteria)).body)).toEqual(['Bravo Pea']);
    expect(names((await search({ ...criteria, unconfirmed: true })).body)).toEqual([
      'Bravo Pea',
      'Delta Mystery Drink',
    ]);
  });

  it('gives everything without criteria, untagged, and pages that union to it', async () => {
    const all = await search({ showAll: true });
    expect(all.total).toBe(6);
    expect(all.body.every(({ tag }) => tag === null)).toBe(true);
    const pages: MatchedProduct[] = [];
    for (const offset of [0, 4]) {
      const page = await search({ showAll: true, limit: 4, offset });
      expect(page.total).toBe(6);
      pages.push(...page.body);
    }
    expect(pages).toEqual(all.body);
  });

  it('takes "none" and signs among what is avoided for no wish', async () => {
    const { body } = await search({ avoidIngredients: ['none', '-', 'N/A'], showAll: true });
    expect(names(body)).toEqual(names((await search({ showAll: true })).body));
    const vegan = { isVegan: true, showAll: true };
    const both = await search({ ...vegan, avoidIngredients: ['none'] });
    expect(names(both.body)).toEqual(names((await search(vegan)).body));
  });

  it('sorts by protein', async () => {
    const { body } = await search({ isVegan: false, showAll: true, sort: 'protein' });
    const grams = body.map(({ proteinPerServing }) => proteinPerServing ?? -1);
    expect(grams).toEqual(grams.toSorted((a, b) => b - a));
  });

  it('lets plural forms win over singular ones, and ignores fields it does not know', async () => {
    const { body } = await search({
      proteinType: 'Casein',
      proteinTypes: ['Plant Protein'],
      color: 'red',
      limit: 10,
    });
    expect(names(body)).toEqual(['Bravo Pea']);
    expect(names((await search({ proteinType: 'Casein' })).body)).toEqual(['Charlie Casein']);
  });

  it('says where a must-have is set that names no ingredient', async () => {
    const { body } = await post<SearchSummary>('/api/proteins/search/summary', {
      mustHaveIngredients: ['low sugar', 'weight loss', 'unflavored', 'organic', 'xyzzy'],
    });
    expect(body.warnings.map(({ text }) => text)).toEqual([
      '“low sugar” is no ingredient: sort the results by it or set a bound among their filters instead.',
      '“weight loss” is no ingredient: choose Weight Management among the fitness goals instead.',
      '“unflavored” is no ingredient: set it among the filters of the results instead.',
      'We do not know “xyzzy” as an ingredient, so only labels with exactly this wording are found.',
    ]);
    expect(body.perfect).toBe(0);
  });

  it('says which brands nobody knows', async () => {
    const warned = async (brandIds: readonly number[]) =>
      (await post<SearchSummary>('/api/proteins/search/summary', { brandIds })).body.warnings;
    const [product] = (await search({})).body;
    const known = product?.brandId ?? 0;
    expect(await warned([known])).toEqual([]);
    expect(await warned([999_999, known, 888_888])).toEqual([
      {
        kind: 'unknown-word',
        text: 'We know no brand with the number 999999 or 888888: remove it from your wishes.',
      },
    ]);
  });

  it('sums a search up', async () => {
    const { body } = await post<SearchSummary>('/api/proteins/search/summary', {
      avoidIngredients: ['sucralos', 'xyzzy'],
      isVegan: true,
      proteinTypes: ['Whey Isolate'],
    });
    expect(summarySchema.strict().parse(body)).toEqual(body);
    expect(body.perfect).toBe(0);
    expect(body.best).toEqual([]);
    expect(body.hidden.count).toBeGreaterThan(0);
    expect(body.understood.map(({ name, kind }) => [name, kind])).toEqual([
      ['sucralose', 'ingredient'],
      ['xyzzy', 'literal'],
    ]);
    expect(body.warnings.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'unknown-word']);
    expect(body.relaxations.length).toBeGreaterThan(0);
    expect(Object.keys(body.facets).toSorted()).toEqual([
      'brandIds',
      'fitnessGoals',
      'flags',
      'flavors',
      'formats',
      'proteinTypes',
    ]);
  });

  it('offers lists without gluten in the place of a claim that few labels make', async () => {
    const asked = { isGlutenFree: true, mustHaveIngredients: ['micellar casein'] };
    const { body } = await post<SearchSummary>('/api/proteins/search/summary', asked);
    const instead = { avoidIngredients: ['gluten'], mustHaveIngredients: ['micellar casein'] };
    const { total } = await search(instead);
    expect(total).toBeGreaterThan(body.perfect);
    expect(body.closest).toContainEqual(
      expect.objectContaining({ flag: 'isGlutenFree', instead: 'gluten', count: total }),
    );
    const without = await post<SearchSummary>('/api/proteins/search/summary', instead);
    expect(without.body.closest).toEqual([]);
  });

  it('warns of a protein type made of what is avoided', async () => {
    const { body } = await post<SearchSummary>('/api/proteins/search/summary', {
      avoidIngredients: ['whey'],
      proteinType: 'Whey Isolate',
    });
    expect(body.warnings).toEqual([
      {
        kind: 'conflict',
        text: 'You avoid whey and ask for the protein type Whey Isolate: such products contain whey protein isolate.',
      },
    ]);
    expect(body.perfect).toBe(0);
  });

  it('names the best matches with their receipts', async () => {
    const { body } = await post<SearchSummary>('/api/proteins/search/summary', {
      proteinTypes: ['Whey Isolate'],
    });
    expect(body.perfect).toBe(2);
    expect(body.best.map(({ perfectMatch }) => perfectMatch)).toEqual([true, true]);
    expect(body.best[0]).toMatchObject({ name: 'Alpha Isolate Vanilla', tag: 'Perfect Match' });
  });

  // @spec | POST /api/proteins/by-ids | ids: list of numbers | array of products |
  it('gives products by id in the order asked, unknown ids left out', async () => {
    const { body } = await post<MatchedProduct[]>('/api/proteins/by-ids', { ids: [5, 99, 1, -1] });
    expect(body.map(({ id }) => id)).toEqual([5, 1]);
    expect(body[0]).not.toHaveProperty('score');
    const matched = await post<MatchedProduct[]>('/api/proteins/by-ids', {
      ids: [5],
      criteria: { proteinType: 'Casein' },
    });
    expect(matched.body[0]).toMatchObject({ id: 5, perfectMatch: true });
    expect((await post('/api/proteins/by-ids', { ids: [] })).body).toEqual([]);
  });

  it('takes a label apart', async () => {
    const { body } = await post('/api/labels/explain', {
      statement: 'Whey protein isolate (milk), sucralose. May contain peanuts.',
      name: 'Whey',
    });
    expect(body).toMatchObject({
      contains: ['milk'],
      mayContain: ['peanuts'],
      sweeteners: ['sucralose'],
      proteinType: 'Whey Isolate',
      veganByIngredients: false,
    });
    expect(body).not.toHaveProperty('match');
  });

  describe('judges a label by wishes', () => {
    const judge = async (body: object) => {
      return (await post<ExplainedLabel>('/api/labels/explain', body)).body;
    };
    const statuses = ({ match }: ExplainedLabel) =>
      Object.fromEntries(match?.criteria.map(({ key, status }) => [key, status]) ?? []);

    it('as a product is judged, with a receipt that adds up', async () => {
      const judged = await judge({
        statement: 'Whey protein isolate (milk), sucralose.',
        criteria: { avoidIngredients: ['sucralose'], proteinType: 'Whey Isolate', isVegan: true },
      });
      expect(statuses(judged)).toEqual({ avoid: 'unmet', proteinType: 'met', isVegan: 'unmet' });
      const { match } = judged;
      expect(match).toMatchObject({ offenders: ['sucralose'], perfectMatch: false });
      expect(match?.receipt.reduce((sum, { points }) => sum + points, 0)).toBe(match?.score);
    });

    it('concludes an absence from a text that was read to its last word only', async () => {
      const criteria = { avoidIngredients: ['milk'] };
      const asked = async (label: object) => statuses(await judge({ ...label, criteria }))['avoid'];
      const statement = 'Pea protein, cocoa, salt.';
      expect(await asked({ statement })).toBe('met');
      expect(await asked({ statement: 'Pea protein, flurbium, salt.' })).toBe('unknown');
      expect(await asked({ statement, unchecked: true })).toBe('unknown');
      expect(await asked({ statement: 'Pea protein, whey, salt.', unchecked: true })).toBe('unmet');
      expect(await asked({ statement, name: 'Whey Deluxe' })).toBe('unmet');
      expect(await asked({ statement: '' })).toBe('unknown');
    });

    it('understands wishes as a search does, and answers none with an empty receipt of wishes', async () => {
      const statement = 'Molkenprotein, Kakao.';
      const criteria = { avoidIngredients: ['Milch'] };
      expect(statuses(await judge({ statement, criteria }))).toEqual({ avoid: 'unmet' });
      const { match } = await judge({ statement, criteria: {} });
      expect(match).toMatchObject({ criteria: [], matchPercentage: 100 });
    });
  });
});
