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
  const request = new Request('https://x.example/protein-guide');
  const { counts } = await loader({ context, request, params: {} } as LoaderFunctionArgs);
  expect(counts).toEqual({ Casein: 2 });
});
