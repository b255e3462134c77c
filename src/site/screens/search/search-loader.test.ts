import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext } from '../../../../tests/support/loader-arguments.ts';
import type { Api, SearchSummary } from '#contract/api.ts';
import { loader } from './search-data.ts';

const SUMMARY: SearchSummary = {
  total: 0,
  perfect: 0,
  high: 0,
  averageScore: 0,
  best: [],
  near: [],
  unconfirmed: 0,
  hidden: { count: 0, reasons: [] },
  relaxations: [],
  closest: [],
  unstated: [],
  facets: {},
  warnings: [],
  understood: [],
};

/** The switches of the summaries that the loader of an address asks for. */
async function summariesOf(query: string) {
  const asked: unknown[] = [];
  const api: Partial<Api> = {
    search: async () => ({ items: [], total: 0 }),
    brands: async () => [],
    summary: async (_criteria, { showAll, unconfirmed }) => {
      asked.push({ showAll, unconfirmed });
      return SUMMARY;
    },
  };
  const requestContext = loaderContext(api);
  const handler = createStaticHandler([{ id: 'search', path: '/search', loader }]);
  const page = await handler.query(new Request(`http://site.test/search${query}`), {
    requestContext,
  });
  expect(page).toMatchObject({ loaderData: { search: { failed: false } } });
  return asked;
}

test('a search asks its summary once, as every search from the form does', async () => {
  expect(await summariesOf('?avoid=soy&showAll=true')).toEqual([
    { showAll: true, unconfirmed: false },
  ]);
});

test('with other switches than the form counts with, the form’s counts are a second one', async () => {
  expect(await summariesOf('?avoid=soy&showAll=true&unconfirmed=true')).toEqual([
    { showAll: true, unconfirmed: true },
    { showAll: true, unconfirmed: false },
  ]);
});
