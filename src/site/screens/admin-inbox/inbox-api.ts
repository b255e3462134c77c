import type { DecideOfferBody, DecideWordBody, Inbox } from '#contract/inbox.ts';
import { get, post, send } from '../../admin/operator-api.ts';

/** The calls behind /admin/inbox. */
export const inboxApi = {
  read: () => get<Inbox>(['admin', 'inbox']),
  decide: (body: DecideWordBody) => post<{ status: string }>(['admin', 'words'], body),
  forget: (word: string) => post<{ status: string }>(['admin', 'words', 'forget'], { word }),
  patch: async () => (await get<{ patch: string }>(['admin', 'words', 'patch'])).patch,
  decideOffer: (body: DecideOfferBody) => send('POST', ['admin', 'offers'], body),
  match: (id: string, productId: number) =>
    send('POST', ['admin', 'lab-results', 'match'], { id, productId }),
};

export const INBOX_KEY = ['operator', 'inbox'] as const;
