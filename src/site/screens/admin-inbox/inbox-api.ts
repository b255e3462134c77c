import type { DecideOfferBody, DecideWordBody, Inbox } from '#contract/inbox.ts';
import { get, post } from '../../admin/operator-api.ts';
import { apiPath, request } from '../../client/http-api.ts';

/** The calls behind /admin/inbox. */
export const inboxApi = {
  read: () => get<Inbox>('admin', 'inbox'),
  decide: (body: DecideWordBody) => post<{ status: string }>(['admin', 'words'], body),
  forget: (word: string) => post<{ status: string }>(['admin', 'words', 'forget'], { word }),
  patch: async () => (await get<{ patch: string }>('admin', 'words', 'patch')).patch,
  decideOffer: async (body: DecideOfferBody) => {
    await request('POST', apiPath(['admin', 'offers']), body);
  },
  match: async (id: string, productId: number) => {
    await request('POST', apiPath(['admin', 'lab-results', 'match']), { id, productId });
  },
};

export const INBOX_KEY = ['operator', 'inbox'] as const;
