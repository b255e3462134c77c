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

type Segments = readonly (string | number)[];
type Query = Parameters<typeof apiPath>[1];

// The calls of the operator's interface; each fails with `ApiError`.

export async function get<T>(segments: Segments, query?: Query): Promise<T> {
  return (await request('GET', apiPath(segments, query))).json() as Promise<T>;
}

export async function post<T>(segments: Segments, payload?: unknown, query?: Query): Promise<T> {
  return (await request('POST', apiPath(segments, query), payload)).json() as Promise<T>;
}

/** A call whose answer says no more than that it is done. */
export async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  segments: Segments,
  payload?: unknown,
): Promise<void> {
  await request(method, apiPath(segments), payload);
}

/** Whether the site can save anything (`/readyz`); its answer is 503 where it cannot. */
export async function readReadiness(): Promise<Readiness> {
  const answer = await fetch('/readyz', { headers: { accept: 'application/json' } });
  return (await answer.json()) as Readiness;
}

/** The operator's calls (contract "Calls"). Each fails with `ApiError` 401 if nobody is signed in. */
export const operatorApi = {
  session: () => get<OperatorSession>(['admin', 'session']),
  signIn: (credentials: { password: string; code?: string }) =>
    post<OperatorSession>(['admin', 'login'], credentials),
  signOut: () => post<OperatorSession>(['admin', 'logout']),
  secondFactor: () => get<SecondFactor>(['admin', 'second-factor']),
  enrolSecondFactor: (password: string) =>
    post<EnrolledSecret>(['admin', 'second-factor', 'enrol'], { password }),
  confirmSecondFactor: (code: string) =>
    post<RecoveryCodes>(['admin', 'second-factor', 'confirm'], { code }),
  removeSecondFactor: (password: string, code: string) =>
    send('POST', ['admin', 'second-factor', 'remove'], { password, code }),
  brands: () => get<BrandListing[]>(['brands']),
  logos: () => get<BrandLogos>(['admin', 'brand-logos']),
  uploadLogo: (brandId: number, logo: { image: string; source: string }) =>
    send('PUT', ['admin', 'brands', brandId, 'logo'], logo),
  removeLogo: (brandId: number) => send('DELETE', ['admin', 'brands', brandId, 'logo']),
  subscriptions: async () =>
    (await get<{ subscriptions: NewsletterSubscription[] }>(['newsletter', 'subscriptions']))
      .subscriptions,
  eraseSubscription: (id: number) => send('DELETE', ['newsletter', 'subscriptions', id]),
  insights: () => get<Insights>(['admin', 'insights']),
  quarantine: (page: { limit: number; offset: number }) =>
    get<Quarantine>(['admin', 'quarantine'], page),
  decide: ({ sourceKey, record, decision }: QuarantinedRecordView) =>
    send('POST', ['admin', 'quarantine'], { sourceKey, record, decision }),
  importStatus: () => get<ImportStatus>(['admin', 'import']),
  startImport: () => send('POST', ['admin', 'import']),
  updateStatus: () => get<UpdateStatus>(['admin', 'update']),
  startUpdate: (wish: StartUpdateBody) => send('POST', ['admin', 'update'], wish),
  gaps: () => get<CatalogueGaps>(['admin', 'gaps']),
  editFacts: (id: number, edit: FactEditBody) =>
    send('POST', ['admin', 'products', id, 'facts'], edit),
  undoFacts: (id: number) => send('POST', ['admin', 'products', id, 'facts', 'undo']),
  template: async () => (await get<{ template: string }>(['sitestripe', 'template'])).template,
  processAsins: (templateContent: string, dryRun: boolean) =>
    post<ProcessAsinsReport>(['sitestripe', 'process-asins'], { templateContent, dryRun }),
  convertLinks: () => post<ConvertLinksReport>(['sitestripe', 'convert-links']),
  validateLinks: (online: boolean) =>
    post<ValidateLinksReport>(['sitestripe', 'validate-links'], undefined, {
      online: String(online),
    }),
  undoLinks: async () => (await post<UndoReport>(['sitestripe', 'undo'])).undone,
  expansionStats: async () =>
    (await get<{ stats: ExpansionStats }>(['expand-flavors', 'stats'])).stats,
  expansionProgress: async () =>
    (await get<{ progress: ExpansionProgress }>(['expand-flavors', 'progress'])).progress,
  startExpansion: () => send('POST', ['expand-flavors']),
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
