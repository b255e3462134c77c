import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let started: TestApp;
beforeAll(async () => {
  started = await startTestApp({ engine: 'sqlite' });
});
afterAll(() => started.close());

async function get<T>(url: string): Promise<T> {
  return (await started.inject({ url })).json() as T;
}

async function getAsOperator<T>(url: string, method: 'GET' | 'POST' = 'GET'): Promise<T> {
  const cookie = await started.signIn();
  return (await started.inject({ method, url, headers: { cookie } })).json() as T;
}

const keysOf = (value: object | undefined) => Object.keys(value ?? {});

describe('what crosses the wire has the fields of the specification', () => {
  // @spec - **Protein product**: id, name, description, image, brand (name, logo), brandId, proteinType (also seen as type)
  // @spec - **Affiliate link**: retailer, affiliateUrl (also url), currentPrice, isActive.
  it('a product and its links', async () => {
    const [product] = await get<Record<string, unknown>[]>('/api/proteins?limit=1');
    const specified =
      'id name description image brand brandId proteinType fitnessGoal flavor flavorOptions proteinPerServing calories sugar price servings ingredients isGlutenFree isSugarFree isOrganic isKetoFriendly isLowCarb isNonGMO isVegan isLactoseFree nutritionalInfo affiliateLinks';
    expect(keysOf(product)).toEqual(expect.arrayContaining(specified.split(' ')));
    expect(keysOf(product?.['nutritionalInfo'] as object)).toEqual(
      expect.arrayContaining(['proteinPerServing', 'caloriesPerServing']),
    );
    const all = await get<{ affiliateLinks: object[]; ingredients: object[] }[]>('/api/proteins');
    const link = all.flatMap(({ affiliateLinks }) => affiliateLinks)[0];
    const linkKeys = ['retailer', 'affiliateUrl', 'url', 'currentPrice', 'isActive'];
    expect(keysOf(link)).toEqual(expect.arrayContaining(linkKeys));
    const ingredient = all.flatMap(({ ingredients }) => ingredients)[0];
    expect(keysOf(ingredient)).toEqual(expect.arrayContaining(['name', 'isAllergen']));
  });

  // @spec - **Match result**: protein, score (0-100), matchPercentage, reasons, missingCriteria, perfectMatch.
  // @spec - **Search criteria**: avoidIngredients, mustHaveIngredients (lists of text), proteinType or proteinTypes
  it('a match, for criteria in the singular and in the plural', async () => {
    const search = async (payload: object) => {
      const url = '/api/proteins/search';
      const answer = await started.inject({ method: 'POST', url, payload });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ id: number }[]>();
    };
    const shared = { avoidIngredients: ['fish'], showAll: true, isVegan: false };
    const plural = await search({ ...shared, proteinTypes: ['Whey Isolate'], brandIds: [1] });
    const singular = await search({ ...shared, proteinType: 'Whey Isolate', brandId: 1 });
    expect(singular).toEqual(plural);
    const [match] = await search({ showAll: true, fitnessGoals: ['Muscle Building'] });
    expect(keysOf(match)).toEqual(
      expect.arrayContaining([
        'score',
        'matchPercentage',
        'reasons',
        'missingCriteria',
        'perfectMatch',
      ]),
    );
  });
});

describe('the operator’s calls', () => {
  // @spec | GET /api/expand-flavors/stats | none | field stats; polled every 5 s |
  // @spec | GET /api/expand-flavors/progress | none | field progress; polled every 2 s |
  // @spec - **Flavor expansion stats** and **progress**: as listed under the admin page
  it('expand-flavors: stats and progress', async () => {
    const { stats } = await getAsOperator<{ stats: object }>('/api/expand-flavors/stats');
    expect(keysOf(stats).toSorted()).toEqual([
      'flavorVariants',
      'multiFlavorProducts',
      'totalProducts',
      'uniqueBaseProducts',
      'uniqueFlavors',
    ]);
    const { progress } = await getAsOperator<{ progress: object }>('/api/expand-flavors/progress');
    expect(keysOf(progress).toSorted()).toEqual([
      'currentProduct',
      'errors',
      'processedProducts',
      'status',
      'totalProducts',
      'totalVariantsCreated',
    ]);
  });

  // @spec | POST /api/expand-flavors | no body | response not shown; success refreshes stats and progress |
  it('expand-flavors: answers 202, and 409 to a second start while one is running', async () => {
    const cookie = await started.signIn();
    const start = () =>
      started.inject({ method: 'POST', url: '/api/expand-flavors', headers: { cookie } });
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    await expect
      .poll(async () => {
        const { progress } = await getAsOperator<{ progress: { status: string } }>(
          '/api/expand-flavors/progress',
        );
        return progress.status;
      })
      .toBe('completed');
  });

  // @spec | GET /api/sitestripe/template | none | field template (text) |
  // @spec | POST /api/sitestripe/process-asins | templateContent (text) | success judged by an ok status; body not shown |
  // @spec | POST /api/sitestripe/convert-links | no body | ok status means success |
  // @spec | POST /api/sitestripe/validate-links | no body | ok status means success |
  it('sitestripe: template, processing, converting, validating, undoing', async () => {
    const cookie = await started.signIn();
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      started.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
    const template = await call('GET', '/api/sitestripe/template');
    expect(typeof template.json<{ template: string }>().template).toBe('string');
    const blank = await call('POST', '/api/sitestripe/process-asins', { templateContent: ' \n ' });
    expect(blank.statusCode).toBe(400);
    expect(blank.body).toContain('Please enter ASIN data');
    const done = await call('POST', '/api/sitestripe/process-asins', {
      templateContent: '1,B000QSNYGI,9.99',
    });
    expect(done.json()).toEqual({ created: 0, updated: 1, unchanged: 0, rejected: [] });
    const converted = await call('POST', '/api/sitestripe/convert-links');
    expect(converted.json()).toMatchObject({ converted: expect.any(Number), failed: [] });
    const validated = await call('POST', '/api/sitestripe/validate-links');
    expect(validated.json<{ valid: number }>().valid).toBeGreaterThan(0);
    expect((await call('POST', '/api/sitestripe/undo')).statusCode).toBe(200);
  });

  it('erase an address; an unknown one is 404', async () => {
    const cookie = await started.signIn();
    await started.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'gone@example.org', subscriptionSource: 'homepage' },
    });
    const { subscriptions } = await getAsOperator<{ subscriptions: { id: number }[] }>(
      '/api/newsletter/subscriptions',
    );
    const url = `/api/newsletter/subscriptions/${subscriptions[0]?.id}`;
    const erase = () => started.inject({ method: 'DELETE', url, headers: { cookie } });
    expect((await erase()).statusCode).toBe(204);
    expect((await erase()).statusCode).toBe(404);
  });
});
