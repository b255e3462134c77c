import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CALCULATOR_DEFAULTS } from '#domain/calculator/calculator-input.ts';
import { dailyProtein } from '#domain/calculator/daily-protein.ts';
import { aProduct } from '../../../../tests/support/a-product.ts';
import { httpApi } from '../../client/http-api.ts';
import { createQueryClient } from '../../queries.ts';
import { SiteProvider } from '../../site-context.tsx';
import { toCoverProduct } from './cover-product.ts';
import { CoverSection } from './cover-section.tsx';

test('a package that is empty after a day lasts one day', () => {
  const input = { ...CALCULATOR_DEFAULTS, weight: 70 };
  const result = dailyProtein(input);
  const product = toCoverProduct(
    aProduct({ proteinPerServing: result.dailyProtein, servings: 1, affiliateLinks: [] }),
  );
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <SiteProvider site={{ api: httpApi, config: {} as never }}>
        <CoverSection
          input={input}
          result={result}
          product={product}
          missing={false}
          find=""
          found={null}
        />
      </SiteProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('>1 day<');
  expect(html).toContain('>2 days<');
});
