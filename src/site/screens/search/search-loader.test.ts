import { createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { loaderContext } from '../../../../tests/support/loader-arguments.ts';
import type { Api, OpenedSearch, SearchSummary } from '#contract/api.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { openedSearchContext } from '../../screen.ts';
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
  looser: [],
  closest: [],
  unstated: [],
  facets: {},
  warnings: [],
  understood: [],
};

/**
 * Returns the options of the summaries that the loader requests for an address, and the searches that it reports to the
 * operator.
 */
async function load(query: string) {
  const asked: unknown[] = [];
  const noted: OpenedSearch[] = [];
  const api: Partial<Api> = {
    search: async () => ({ items: [], total: 0 }),
    brands: async () => [],
    summary: async (_criteria, { showAll, unconfirmed }) => {
      asked.push({ showAll, unconfirmed });
      return SUMMARY;
    },
  };
  const requestContext = loaderContext(api);
  requestContext.set(openedSearchContext, async (search) => void noted.push(search));
  const handler = createStaticHandler([{ id: 'search', path: '/search', loader }]);
  const page = await handler.query(new Request(`http://site.test/search${query}`), {
    requestContext,
  });
  expect(page).toMatchObject({ loaderData: { search: { failed: false } } });
  return { asked, noted };
}

test('a search asks its summary once, as every search from the form does', async () => {
  expect((await load('?avoid=soy&showAll=true')).asked).toEqual([
    { showAll: true, unconfirmed: false },
  ]);
});

test('with other switches than the form counts with, the form’s counts are a second one', async () => {
  expect((await load('?avoid=soy&showAll=true&unconfirmed=true')).asked).toEqual([
    { showAll: true, unconfirmed: true },
    { showAll: true, unconfirmed: false },
  ]);
});

test('the operator is told of a search that was opened, with the words of its sentence that were not understood', async () => {
  const { noted } = await load('?avoid=soy&showAll=true&unread=zorbium');
  const criteria = { ...NO_CRITERIA, avoidIngredients: ['soy'] };
  expect(noted).toEqual([{ criteria, unread: ['zorbium'], total: 0, perfect: 0 }]);
});
