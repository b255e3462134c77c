import type { ArticleBody, ArticleView } from '#contract/articles.ts';
import { get, post } from '../../admin/operator-api.ts';
import { apiPath, request } from '../../client/http-api.ts';

const BASE = ['admin', 'articles'];

/** The calls behind /admin/blog. */
export const articlesApi = {
  list: async () => (await get<{ articles: ArticleView[] }>(...BASE)).articles,
  preview: async (body: ArticleBody) =>
    (await post<{ html: string }>(['admin', 'article-preview'], body)).html,
  save: async (slug: string, body: ArticleBody) => {
    await request('PUT', apiPath([...BASE, slug]), body);
  },
  act: async (slug: string, action: 'publish' | 'unpublish') => {
    await request('POST', apiPath([...BASE, slug, action]));
  },
  remove: async (slug: string) => {
    await request('DELETE', apiPath([...BASE, slug]));
  },
};

export const ARTICLES_KEY = ['operator', 'own-articles'] as const;
