import { expect, it } from 'vitest';
import { relatedPosts } from './related-posts.ts';

const post = (slug: string, tags: string[], publishedAt = '2026-01-01T00:00:00Z') => ({
  slug,
  tags,
  publishedAt,
});

it('lists articles with the most shared tags first, then the newest, then by slug', () => {
  const posts = [
    post('d', ['labels']),
    post('c', ['labels']),
    post('b', ['labels', 'whey']),
    post('newer', ['labels'], '2026-02-01T00:00:00Z'),
    post('other', ['vegan']),
    post('self', ['labels', 'whey']),
  ];
  const found = relatedPosts(post('self', ['labels', 'whey']), posts, 9);
  expect(found.map(({ slug }) => slug)).toEqual(['b', 'newer', 'c', 'd']);
});

it('stops at the limit', () => {
  const posts = [post('a', ['x']), post('b', ['x']), post('c', ['x'])];
  expect(relatedPosts(post('self', ['x']), posts, 2).map(({ slug }) => slug)).toEqual(['a', 'b']);
});
