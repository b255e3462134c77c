import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Api, SearchOptions } from '#contract/api.ts';
import { type Criteria, NO_CRITERIA } from '#domain/matching/criteria.ts';
import { createSiteApi } from '#server/pages/site-api.ts';
import { httpApi } from '#site/client/http-api.ts';
import { findProducts } from '#site/comparison/find-products.ts';
import { createQueryClient, queries } from '#site/queries.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const OPTIONS: SearchOptions = {
  showAll: true,
  unconfirmed: true,
  sort: 'match',
  limit: 5,
  offset: 1,
};
const CRITERIA: Criteria = {
  ...NO_CRITERIA,
  avoidIngredients: ['sucralose', 'dairy except lactose'],
  mustHaveIngredients: ['salt'],
  proteinTypes: ['Plant Protein'],
  flags: ['isVegan'],
};

/** Every call of `Api`, once; the type requires new ones here. */
const QUESTIONS: { [Name in keyof Api]: (api: Api) => Promise<unknown> } = {
  stats: (api) => api.stats(),
  known: (api) => api.known(),
  brands: (api) => api.brands(),
  brand: (api) => api.brand(1),
  ingredients: (api) => api.ingredients('suc'),
  ingredient: (api) => api.ingredient('sucralose'),
  browse: (api) => api.browse({ limit: 3, search: ' whey ' }),
  proteins: (api) => api.proteins({ limit: 2, offset: 1 }),
  families: (api) => api.families({ limit: 3, offset: 1 }),
  protein: (api) => api.protein(1),
  search: (api) => api.search(CRITERIA, OPTIONS),
  summary: (api) => api.summary(CRITERIA, OPTIONS),
  hidden: (api) => api.hidden(CRITERIA, OPTIONS),
  byIds: (api) => api.byIds([2, 999_999, 1]),
  byIdsMatched: (api) => api.byIdsMatched([2, 1], CRITERIA),
  peers: (api) => api.peers(1),
  points: (api) => api.points(CRITERIA, OPTIONS),
  blogPosts: (api) => api.blogPosts(),
  blogPost: (api) => api.blogPost('there-is-none'),
  collections: (api) => api.collections({ ingredient: 'sucralose' }),
  collection: (api) => api.collection('vegan-protein-without-soy'),
  readSentence: (api) => api.readSentence('vegan powder without stevia, at most 120 kcal'),
  statementReading: (api) => api.statementReading(1),
  explainLabel: (api) =>
    api.explainLabel('Whey protein isolate (milk), sucralose.', {
      criteria: CRITERIA,
      unchecked: true,
    }),
  proteinByGtin: (api) => api.proteinByGtin('4006381333931'),
};

let started: TestApp;
const asked: string[] = [];

/** The browser's `fetch`, ended in the app instead of the network. */
async function fetchFromApp(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = input instanceof Request ? input.url : input.toString();
  const method = init.method ?? 'GET';
  const headers = new Headers(init.headers);
  asked.push(url);
  const answer = await started.app.inject({
    method: method as 'GET',
    url,
    headers: Object.fromEntries(headers),
    ...(init.body == null ? {} : { payload: init.body as string }),
  });
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: { 'x-total-count': String(answer.headers['x-total-count'] ?? '') },
  });
}

beforeAll(async () => {
  started = await startTestApp({ engine: 'sqlite' });
  vi.stubGlobal('fetch', fetchFromApp);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await started.close();
});

/** What JSON makes of a value: undefined fields go. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('pages get the same answers on the server and in the browser', () => {
  it.each(Object.keys(QUESTIONS) as (keyof Api)[])('%s', async (name) => {
    const ask = QUESTIONS[name];
    const inBrowser = await ask(httpApi);
    expect(inBrowser).toEqual(overTheWire(await ask(createSiteApi(started.site))));
  });
});

/** Browsers get only the fields of cards; the server has whole products. */
const CARDS: Readonly<Record<string, (api: Api) => Promise<unknown>>> = {
  search: (api) => ask(queries.search(api, CRITERIA, OPTIONS)),
  summary: (api) => ask(queries.summary(api, CRITERIA, OPTIONS)),
  hidden: (api) => ask(queries.hidden(api, CRITERIA, OPTIONS)),
  browse: (api) => ask(queries.browse(api, { limit: 3, search: 'whey' })),
  found: (api) => findProducts(api, 'whey'),
};
const ask = (options: object) => createQueryClient().fetchQuery(options as { queryKey: string[] });

describe('cards are the same on the server and in the browser', () => {
  it.each(Object.keys(CARDS))('%s', async (name) => {
    asked.length = 0;
    const inBrowser = await CARDS[name]?.(httpApi);
    expect(asked).toEqual([expect.stringContaining('fields=')]);
    expect(inBrowser).toEqual(overTheWire(await CARDS[name]?.(createSiteApi(started.site))));
  });
});
