import type { IssueBody, Issues, Preview } from '#contract/newsletter-issues.ts';
import { get, post, send } from '../../admin/operator-api.ts';

const BASE = ['admin', 'newsletter', 'issues'];

/** The calls behind /admin/newsletter. */
export const newsletterApi = {
  list: () => get<Issues>(BASE),
  save: async (id: number | null, draft: IssueBody): Promise<number> => {
    if (id === null) return (await post<{ id: number }>(BASE, draft)).id;
    await send('PUT', [...BASE, id], draft);
    return id;
  },
  preview: (draft: IssueBody) => post<Preview>(['admin', 'newsletter', 'preview'], draft),
  fromArticle: (slug: string) => get<IssueBody>(['admin', 'newsletter', 'from-article', slug]),
  test: (id: number, to: string) => send('POST', [...BASE, id, 'test'], { to }),
  send: (id: number) => send('POST', [...BASE, id, 'send']),
  pause: (id: number) => send('POST', [...BASE, id, 'pause']),
  throwAway: (id: number) => send('DELETE', [...BASE, id]),
  suppress: async (text: string) =>
    (await post<{ suppressed: number }>(['admin', 'newsletter', 'suppress'], { text })).suppressed,
};

export const NEWSLETTER_KEY = ['operator', 'newsletter', 'issues'] as const;
