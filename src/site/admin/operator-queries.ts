import { queryOptions } from '@tanstack/react-query';
import type { OperatorSession, SecondFactor } from '#contract/admin.ts';
import type { BrandListing } from '#contract/api.ts';
import type { BrandLogos } from '#contract/brand-logos.ts';
import type { CatalogueGaps } from '#contract/catalogue-gaps.ts';
import type { Quarantine } from '#contract/catalogue-upkeep.ts';
import type { ExpansionProgress, ExpansionStats } from '#contract/expand-flavors.ts';
import type { ImportStatus, UpdateStatus } from '#contract/import-status.ts';
import type { Insights } from '#contract/insights.ts';
import type { NewsletterSubscription } from '#contract/newsletter.ts';
import { get } from './operator-api.ts';

/** Polling intervals of the operator's screens, in ms (specification section 9, "Polling"). */
export const POLLING_MS = { dashboard: 30_000, progress: 2_000, stats: 5_000 } as const;

/** The queries behind the operator's screens, and how often each is refetched. */
export const operatorQueries = {
  session: queryOptions({
    queryKey: ['operator', 'session'],
    queryFn: () => get<OperatorSession>(['admin', 'session']),
    refetchOnWindowFocus: 'always',
  }),
  secondFactor: queryOptions({
    queryKey: ['operator', 'second-factor'],
    queryFn: () => get<SecondFactor>(['admin', 'second-factor']),
    staleTime: 0,
  }),
  brands: queryOptions({
    queryKey: ['operator', 'brands'],
    queryFn: () => get<BrandListing[]>(['brands']),
  }),
  logos: queryOptions({
    queryKey: ['operator', 'logos'],
    queryFn: () => get<BrandLogos>(['admin', 'brand-logos']),
    staleTime: 0,
  }),
  subscriptions: queryOptions({
    queryKey: ['operator', 'subscriptions'],
    queryFn: async () =>
      (await get<{ subscriptions: NewsletterSubscription[] }>(['newsletter', 'subscriptions']))
        .subscriptions,
    refetchInterval: POLLING_MS.dashboard,
  }),
  insights: queryOptions({
    queryKey: ['operator', 'insights'],
    queryFn: () => get<Insights>(['admin', 'insights']),
    refetchInterval: POLLING_MS.dashboard,
  }),
  gaps: queryOptions({
    queryKey: ['operator', 'gaps'],
    queryFn: () => get<CatalogueGaps>(['admin', 'gaps']),
  }),
  quarantine: (page: { limit: number; offset: number }) =>
    queryOptions({
      queryKey: ['operator', 'quarantine', page.offset],
      queryFn: () => get<Quarantine>(['admin', 'quarantine'], page),
      staleTime: 0,
    }),
  import: queryOptions({
    queryKey: ['operator', 'import'],
    queryFn: () => get<ImportStatus>(['admin', 'import']),
    refetchInterval: POLLING_MS.progress,
  }),
  update: queryOptions({
    queryKey: ['operator', 'update'],
    queryFn: () => get<UpdateStatus>(['admin', 'update']),
    refetchInterval: POLLING_MS.progress,
  }),
  expansionStats: queryOptions({
    queryKey: ['operator', 'expansion', 'stats'],
    queryFn: async () => (await get<{ stats: ExpansionStats }>(['expand-flavors', 'stats'])).stats,
    refetchInterval: POLLING_MS.stats,
  }),
  expansionProgress: queryOptions({
    queryKey: ['operator', 'expansion', 'progress'],
    queryFn: async () =>
      (await get<{ progress: ExpansionProgress }>(['expand-flavors', 'progress'])).progress,
    refetchInterval: POLLING_MS.progress,
  }),
};
