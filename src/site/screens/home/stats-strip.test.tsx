import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient, queries } from '../../queries.ts';
import { SiteProvider } from '../../site-context.tsx';
import { httpApi } from '../../client/http-api.ts';
import { StatsStrip } from './stats-strip.tsx';

const STATS = {
  brandsCount: 217,
  productsCount: 2755,
  ingredientsCount: 1840,
  verifiedDataPercent: 93,
};

async function figures(stats: 'asked' | 'failed' | typeof STATS): Promise<readonly string[]> {
  const client = createQueryClient();
  const { queryKey } = queries.stats(httpApi);
  if (stats === 'failed') {
    // As after the browser's own attempt. A newly mounted strip would otherwise refetch first.
    client.setQueryDefaults(queryKey, { retryOnMount: false });
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('away')) });
  }
  const site = { api: httpApi, config: {} as never };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SiteProvider site={site}>
        <StatsStrip stats={typeof stats === 'string' ? null : stats} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, inner = '']) => inner);
}

// @spec stats strip (placeholders while loading);
// @spec - **Stats strip**: placeholders while loading;
test('four placeholders and no figure while the figures are on their way', async () => {
  const shown = await figures('asked');
  expect(shown).toHaveLength(4);
  for (const each of shown) {
    expect(each).toContain('h-10');
    expect(each.replace(/<[^>]*>/g, '')).toBe('');
  }
});

// @spec defaults when data is missing.
// @spec | Stats strip defaults | 20+ brands, 100+ products, 50+ ingredients, 100% verified |
test('the defaults where the figures could not be had', async () => {
  expect(await figures('failed')).toEqual(['20+', '100+', '50+', '100%']);
});

test('the figures once they are there', async () => {
  expect(await figures(STATS)).toEqual(['217', '2,755', '1,840', '93%']);
});
