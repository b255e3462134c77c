import type { EnrolledSecret, OperatorSession, RecoveryCodes } from '#contract/admin.ts';
import type { QuarantinedRecordView } from '#contract/catalogue-upkeep.ts';
import type { FactEditBody } from '#contract/fact-edits.ts';
import type { Readiness } from '#contract/health.ts';
import type { StartUpdateBody } from '#contract/import-status.ts';
import type {
  ConvertLinksReport,
  ProcessAsinsReport,
  UndoReport,
  ValidateLinksReport,
} from '#contract/sitestripe.ts';
import { apiPath, request } from '../client/http-api.ts';

type Segments = readonly (string | number)[];
type Query = Parameters<typeof apiPath>[1];

// The calls of the operator's interface. Each rejects with `ApiError` if it fails.

export async function get<T>(segments: Segments, query?: Query): Promise<T> {
  return (await request('GET', apiPath(segments, query))).json() as Promise<T>;
}

export async function post<T>(segments: Segments, payload?: unknown, query?: Query): Promise<T> {
  return (await request('POST', apiPath(segments, query), payload)).json() as Promise<T>;
}

/** A call whose response only confirms that it succeeded. */
export async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  segments: Segments,
  payload?: unknown,
): Promise<void> {
  await request(method, apiPath(segments), payload);
}

/** Returns whether the site can save anything: the body of `/readyz`, whose status is 503 if it cannot. */
export async function readReadiness(): Promise<Readiness> {
  const answer = await fetch('/readyz', { headers: { accept: 'application/json' } });
  return (await answer.json()) as Readiness;
}

/** The operator's calls (contract "Calls"). Each rejects with `ApiError` 401 if nobody is signed in. */
export const operatorApi = {
  signIn: (credentials: { password: string; code?: string }) =>
    post<OperatorSession>(['admin', 'login'], credentials),
  signOut: () => post<OperatorSession>(['admin', 'logout']),
  enrolSecondFactor: (password: string) =>
    post<EnrolledSecret>(['admin', 'second-factor', 'enrol'], { password }),
  confirmSecondFactor: (code: string) =>
    post<RecoveryCodes>(['admin', 'second-factor', 'confirm'], { code }),
  removeSecondFactor: (password: string, code: string) =>
    send('POST', ['admin', 'second-factor', 'remove'], { password, code }),
  uploadLogo: (brandId: number, logo: { image: string; source: string }) =>
    send('PUT', ['admin', 'brands', brandId, 'logo'], logo),
  removeLogo: (brandId: number) => send('DELETE', ['admin', 'brands', brandId, 'logo']),
  eraseSubscription: (id: number) => send('DELETE', ['newsletter', 'subscriptions', id]),
  decide: ({ sourceKey, record, decision }: QuarantinedRecordView) =>
    send('POST', ['admin', 'quarantine'], { sourceKey, record, decision }),
  startImport: () => send('POST', ['admin', 'import']),
  startUpdate: (wish: StartUpdateBody) => send('POST', ['admin', 'update'], wish),
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
  startExpansion: () => send('POST', ['expand-flavors']),
};
