import { expect, test } from 'vitest';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { loaderArguments } from '../../../../tests/support/loader-arguments.ts';
import { loader } from './compare-screen.tsx';

/** A catalogue of products 1 and 2; record 9 was merged into product 1. */
const shownAs = (id: number): number | null => (id === 9 ? 1 : id <= 2 ? id : null);
const api = {
  byIds: async (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const shown = shownAs(id);
      return shown === null ? [] : [aProduct({ id: shown })];
    }),
  protein: async (id: number) => {
    const shown = shownAs(id);
    return shown === null ? null : aProduct({ id: shown });
  },
};

const load = (query: string) =>
  loader(loaderArguments(`/compare?${query}`, api)).catch((thrown: unknown) => thrown);

const leadsTo = async (query: string) => {
  const answer = await load(query);
  return answer instanceof Response ? answer.headers.get('location') : null;
};

test('a merged record is the product that it is shown as, once', async () => {
  expect(await leadsTo('ids=9,1')).toBe('/compare?ids=1');
  expect(await leadsTo('ids=2,9&differences=true')).toBe('/compare?ids=2,1&differences=true');
});

test('what is not there is left out and named', async () => {
  expect(await load('ids=2,77')).toMatchObject({ missing: [77], products: [{ id: 2 }] });
});
