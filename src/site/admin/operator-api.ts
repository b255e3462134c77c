import type {
  EnrolledSecret,
  OperatorSession,
  RecoveryCodes,
  SecondFactor,
} from '#contract/admin.ts';
import type { BrandListing } from '#contract/api.ts';
import type { BrandLogos } from '#contract/brand-logos.ts';
import type { Quarantine, QuarantinedRecordView } from '#contract/catalogue-upkeep.ts';
import type { ExpansionProgress, ExpansionStats } from '#contract/expand-flavors.ts';
import type { CatalogueGaps } from '#contract/catalogue-gaps.ts';
import type { Readiness } from '#contract/health.ts';
import type { FactEditBody } from '#contract/fact-edits.ts';
import type { ImportStatus, StartUpdateBody, UpdateStatus } from '#contract/import-status.ts';
import type { Insights } from '#contract/insights.ts';
import type { NewsletterSubscription } from '#contract/newsletter.ts';
import type {
  ConvertLinksReport,
  ProcessAsinsReport,
  UndoReport,
  ValidateLinksReport,
} from '#contract/sitestripe.ts';
import { apiPath, request } from '../client/http-api.ts';

/** GET of a call of the operator's interface; fails with `ApiError`. */
export async function get<T>(...segments: string[]): Promise<T> {
  return (await request('GET', apiPath(segments))).json() as Promise<T>;
}

/** POST to a call of the operator's interface; fails with `ApiError`. */
export async function post<T>(
  segments: (string | number)[],
  payload?: unknown,
  query?: Record<string, string>,
) {
  return (await request('POST', apiPath(segments, query), payload)).json() as Promise<T>;
}

/** Whether the site can save anything (`/readyz`); its answer is 503 where it cannot. */
export async function readReadiness(): Promise<Readiness> {
  const answer = await fetch('/readyz', { headers: { accept: 'application/json' } });
  return (await answer.json()) as Readiness;
}

/** The operator's calls (contract "Calls"). Each fails with `ApiError` 401 if nobody is signed in. */
export const operatorApi = {
  session: () => get<OperatorSession>('admin', 'session'),
  signIn: (credentials: { password: string; code?: string }) =>
    post<OperatorSession>(['admin', 'login'], credentials),
  signOut: () => post<OperatorSession>(['admin', 'logout']),
  secondFactor: () => get<SecondFactor>('admin', 'second-factor'),
  enrolSecondFactor: (password: string) =>
    post<EnrolledSecret>(['admin', 'second-factor', 'enrol'], { password }),
  confirmSecondFactor: (code: string) =>
    post<RecoveryCodes>(['admin', 'second-factor', 'confirm'], { code }),
  removeSecondFactor: async (password: string, code: string) => {
    await request('POST', apiPath(['admin', 'second-factor', 'remove']), { password, code });
  },
  brands: () => get<BrandListing[]>('brands'),
  logos: () => get<BrandLogos>('admin', 'brand-logos'),
  uploadLogo: async (brandId: number, logo: { image: string; source: string }) => {
    await request('PUT', apiPath(['admin', 'brands', brandId, 'logo']), logo);
  },
  removeLogo: async (brandId: number) => {
    await request('DELETE', apiPath(['admin', 'brands', brandId, 'logo']));
  },
  subscriptions: async () =>
    (await get<{ subscriptions: NewsletterSubscription[] }>('newsletter', 'subscriptions'))
      .subscriptions,
  eraseSubscription: async (id: number) => {
    await request('DELETE', apiPath(['newsletter', 'subscriptions', id]));
  },
  insights: () => get<Insights>('admin', 'insights'),
  quarantine: async (page: { limit: number; offset: number }) =>
    (await request('GET', apiPath(['admin', 'quarantine'], page))).json() as Promise<Quarantine>,
  decide: async ({ sourceKey, record, decision }: QuarantinedRecordView) => {
    await request('POST', apiPath(['admin', 'quarantine']), { sourceKey, record, decision });
  },
  importStatus: () => get<ImportStatus>('admin', 'import'),
  startImport: async () => {
    await request('POST', apiPath(['admin', 'import']));
  },
  updateStatus: () => get<UpdateStatus>('admin', 'update'),
  startUpdate: async (wish: StartUpdateBody) => {
    await request('POST', apiPath(['admin', 'update']), wish);
  },
  gaps: () => get<CatalogueGaps>('admin', 'gaps'),
  editFacts: async (id: number, edit: FactEditBody) => {
    await request('POST', apiPath(['admin', 'products', id, 'facts']), edit);
  },
  undoFacts: async (id: number) => {
    await request('POST', apiPath(['admin', 'products', id, 'facts', 'undo']));
  },
  template: async () => (await get<{ template: string }>('sitestripe', 'template')).template,
  processAsins: (templateContent: string, dryRun: boolean) =>
    post<ProcessAsinsReport>(['sitestripe', 'process-asins'], { templateContent, dryRun }),
  convertLinks: () => post<ConvertLinksReport>(['sitestripe', 'convert-links']),
  validateLinks: (online: boolean) =>
    post<ValidateLinksReport>(['sitestripe', 'validate-links'], undefined, {
      online: String(online),
    }),
  undoLinks: async () => (await post<UndoReport>(['sitestripe', 'undo'])).undone,
  expansionStats: async () =>
    (await get<{ stats: ExpansionStats }>('expand-flavors', 'stats')).stats,
  expansionProgress: async () =>
    (await get<{ progress: ExpansionProgress }>('expand-flavors', 'progress')).progress,
  startExpansion: async () => {
    await request('POST', apiPath(['expand-flavors']));
  },
};

/** Polling intervals of the operator's screens, in ms (specification section 9, "Polling"). */
export const POLLING_MS = { dashboard: 30_000, progress: 2_000, stats: 5_000 } as const;

/** Keys of the operator's queries. */
export const OPERATOR_KEYS = {
  session: ['operator', 'session'],
  secondFactor: ['operator', 'second-factor'],
  brands: ['operator', 'brands'],
  logos: ['operator', 'logos'],
  subscriptions: ['operator', 'subscriptions'],
  insights: ['operator', 'insights'],
  expansionStats: ['operator', 'expansion', 'stats'],
  expansionProgress: ['operator', 'expansion', 'progress'],
  quarantine: ['operator', 'quarantine'],
  gaps: ['operator', 'gaps'],
  import: ['operator', 'import'],
  update: ['operator', 'update'],
} as const;
