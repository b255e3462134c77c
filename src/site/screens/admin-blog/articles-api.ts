import type { ArticleBody, ArticleView } from '#contract/articles.ts';
import { get, post, send } from '../../admin/operator-api.ts';

const BASE = ['admin', 'articles'];

/** The calls behind /admin/blog. */
export const articlesApi = {
  list: async () => (await get<{ articles: ArticleView[] }>(BASE)).articles,
  preview: async (body: ArticleBody) =>
    (await post<{ html: string }>(['admin', 'article-preview'], body)).html,
  save: (slug: string, body: ArticleBody) => send('PUT', [...BASE, slug], body),
  act: (slug: string, action: 'publish' | 'unpublish') => send('POST', [...BASE, slug, action]),
  remove: (slug: string) => send('DELETE', [...BASE, slug]),
};

export const ARTICLES_KEY = ['operator', 'own-articles'] as const;
