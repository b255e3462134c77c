import type { Criteria } from '#domain/matching/criteria.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { queries } from '../queries.ts';
import { loaderTools } from '../screen.ts';

/**
 * Asks for what the search form shows at first: the counts of its options, and the names of brands where some are chosen.
 * The whole list of brands, with its counts, is for browsers without JavaScript; others ask for it when it is opened.
 */
export async function ensureFormData(args: LoaderFunctionArgs, criteria: Criteria): Promise<void> {
  const { api, queries: client } = loaderTools(args);
  const brands = queries.brands(api);
  const serverOnly = { meta: { serverOnly: true } };
  await Promise.all([
    client.ensureQueryData(queries.formCounts(api, criteria)),
    ...(import.meta.env.SSR
      ? [
          client.ensureQueryData({ ...queries.brandCounts(api, criteria), ...serverOnly }),
          client.ensureQueryData(
            criteria.brandIds.length > 0 ? brands : { ...brands, ...serverOnly },
          ),
        ]
      : criteria.brandIds.length > 0
        ? [client.ensureQueryData(brands)]
        : []),
  ]);
}
