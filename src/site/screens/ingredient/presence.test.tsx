import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loaderArguments } from '../../../../tests/support/loader-arguments.ts';
import { handle, loader } from './ingredient-screen.tsx';
import { Presence } from './presence.tsx';

test('an ingredient of one product is spoken of in the singular', () => {
  const presence = { named: 1, without: 1, hidden: 0, unconfirmed: 0 };
  const { description } = handle.meta({
    data: {
      entry: { name: 'Chia', canonical: 'chia', description: 'A seed.', productsCount: 1 },
      presence,
    } as never,
    config: { publicUrl: '' } as never,
    url: new URL('https://example.org/ingredients/chia'),
    params: {},
  });
  expect(description).toContain('1 protein product names it, 1 is confirmed without.');
  const html = renderToStaticMarkup(<Presence presence={presence} word="chia" />);
  expect(html).toContain('Of 1 product, flavors counted as one');
  expect(html).toContain('1 lists it as an ingredient in at least one flavor');
});

test('each number leads to the search that lists as many', () => {
  const presence = { named: 378, without: 204, hidden: 234, unconfirmed: 1065 };
  const html = renderToStaticMarkup(<Presence presence={presence} word="palm oil" />);
  expect(html).toContain('contain it, or may contain it, in every flavor');
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  );
  expect(addresses).toEqual([
    '/search?avoid=palm+oil&showAll=true&hidden=true#hidden',
    '/search?avoid=palm+oil&showAll=true',
    '/search?avoid=palm+oil&showAll=true&unconfirmed=true',
  ]);
});

test('a record without a name is listed too: where one product names it, none is not said', async () => {
  const asked: boolean[] = [];
  const api = {
    ingredient: async () => ({ canonical: 'chia', family: [], familiesCount: 1 }),
    ingredients: async () => [],
    brands: async () => [],
    search: async (_criteria: unknown, { showAll }: { showAll: boolean }) => {
      asked.push(showAll);
      return { items: [], total: 0 };
    },
    summary: async () => ({ facets: {}, hidden: {} }),
    collections: async () => [],
  };
  await loader(loaderArguments('/ingredients/chia', api, { slug: 'chia' }));
  expect(asked).toEqual([true, true]);
});
