import { useQuery } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { BarcodeLookUp } from '#contract/listings.ts';
import { apiPath, request } from '../../client/http-api.ts';
import { useApi, useConfig } from '../../site-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

/**
 * The catalogue's index includes an imported product within two seconds (services/snapshot/follow-catalogue.ts), on a
 * busy machine later.
 */
const LOOKS = 40;
const LOOK_EVERY_MS = 500;

async function lookUp(api: Api, gtin: string): Promise<BarcodeLookUp['status']> {
  const answer = await request('POST', apiPath(['proteins', 'look-up']), { gtin });
  const { status } = (await answer.json()) as BarcodeLookUp;
  for (let look = 0; status === 'found' && look < LOOKS; look += 1) {
    if ((await api.proteinByGtin(gtin)) !== null) return 'found';
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  return status === 'found' ? 'not-asked' : status;
}

/**
 * Asks Open Food Facts, through this site, for a barcode that is not in the catalogue, if the operator enabled it
 * (`OFF_LOOKUP`). The page reloads its data when the product has been imported.
 */
export function LookUpElsewhere({ gtin }: { gtin: string }) {
  const api = useApi();
  const { barcodeLookUp } = useConfig();
  const { revalidate } = useRevalidator();
  const enabled = useHydrated() && barcodeLookUp;
  const { data, isPending } = useQuery({
    queryKey: ['look-up', gtin],
    queryFn: async () => {
      const status = await lookUp(api, gtin);
      if (status === 'found') await revalidate();
      return status;
    },
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!barcodeLookUp) return null;
  return (
    <p role="status" className="mt-2 min-h-11 text-sm font-semibold">
      {enabled && isPending && 'This site is asking Open Food Facts for it, with the number alone…'}
      {data === 'unknown' &&
        'Open Food Facts was asked, and has no protein supplement of this number either.'}
    </p>
  );
}
