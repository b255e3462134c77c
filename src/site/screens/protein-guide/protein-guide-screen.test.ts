import { expect, it } from 'vitest';
import { loaderArguments } from '../../../../tests/support/loader-arguments.ts';
import type { Api } from '#contract/api.ts';
import { loader } from './protein-guide-screen.tsx';

it('counts products as the search does that its links lead to, all flavors as one', async () => {
  const summary: Partial<Api>['summary'] = async (_criteria, { families }) =>
    ({
      facets: { proteinTypes: [{ value: 'Casein', count: families === true ? 2 : 9 }] },
    }) as unknown as Awaited<ReturnType<Api['summary']>>;
  const { counts } = await loader(loaderArguments('/protein-guide', { summary }));
  expect(counts).toEqual({ Casein: 2 });
});
