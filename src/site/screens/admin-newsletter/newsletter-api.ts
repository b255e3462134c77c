import type { IssueBody, Issues, Preview } from '#contract/newsletter-issues.ts';
import { get, post } from '../../admin/operator-api.ts';
import { apiPath, request } from '../../client/http-api.ts';

const BASE = ['admin', 'newsletter', 'issues'];

/** The calls behind /admin/newsletter. */
export const newsletterApi = {
  list: () => get<Issues>(...BASE),
  save: async (id: number | null, draft: IssueBody): Promise<number> => {
    if (id === null) return (await post<{ id: number }>(BASE, draft)).id;
    await request('PUT', apiPath([...BASE, id]), draft);
    return id;
  },
  preview: (draft: IssueBody) => post<Preview>(['admin', 'newsletter', 'preview'], draft),
  fromArticle: (slug: string) => get<IssueBody>('admin', 'newsletter', 'from-article', slug),
  test: async (id: number, to: string) => {
    await request('POST', apiPath([...BASE, id, 'test']), { to });
  },
  send: async (id: number) => {
    await request('POST', apiPath([...BASE, id, 'send']));
  },
  pause: async (id: number) => {
    await request('POST', apiPath([...BASE, id, 'pause']));
  },
  throwAway: async (id: number) => {
    await request('DELETE', apiPath([...BASE, id]));
  },
  suppress: async (text: string) =>
    (await post<{ suppressed: number }>(['admin', 'newsletter', 'suppress'], { text })).suppressed,
};

export const NEWSLETTER_KEY = ['operator', 'newsletter', 'issues'] as const;
