import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { handle } from './ingredient-screen.tsx';
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
  expect(html).toContain('In 1 product, flavors counted as one');
  expect(html).toContain('1 names it in at least one flavor');
});
