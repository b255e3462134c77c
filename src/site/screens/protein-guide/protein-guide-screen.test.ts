import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import type { Api } from '#contract/api.ts';
import { apiContext, configContext, queriesContext, textsContext } from '../../screen.ts';
import { loader } from './protein-guide-screen.tsx';

it('counts products as the search does that its links lead to, all flavors as one', async () => {
  const summary: Partial<Api>['summary'] = async (_criteria, { families }) =>
    ({
      facets: { proteinTypes: [{ value: 'Casein', count: families === true ? 2 : 9 }] },
    }) as unknown as Awaited<ReturnType<Api['summary']>>;
  const context = new RouterContextProvider();
  context.set(apiContext, { summary } as Api);
  context.set(queriesContext, {} as never);
  context.set(configContext, {} as never);
  context.set(textsContext, () => ({}) as never);
  const url = new URL('https://x.example/protein-guide');
  const args: LoaderFunctionArgs = {
    context,
    request: new Request(url),
    url,
    pattern: url.pathname,
    params: {},
  };
  const { counts } = await loader(args);
  expect(counts).toEqual({ Casein: 2 });
});
