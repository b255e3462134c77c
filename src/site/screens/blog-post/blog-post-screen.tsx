import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { BlogPost, CollectionListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { readingMinutes } from '#domain/blog/reading-time.ts';
import { relatedPosts } from '#domain/blog/related-posts.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { SITE_NAME } from '../../head.ts';
import { loaderTools, withStatus, type ScreenHandle } from '../../screen.ts';
import { relatedCollections } from './related-collections.ts';
import { Article } from './article.tsx';
import { MissingArticle } from './missing-article.tsx';

/** Number of other articles linked at the end. */
const RELATED = 3;
/** Number of collections linked at the end. */
const COLLECTIONS = 4;

const trailOf = (title: string, slug: string) => [
  { label: 'Home', href: paths.home() },
  { label: 'Blog', href: paths.blog() },
  { label: title, href: paths.blogPost(slug) },
];

/**
 * Returns the article that the address names, with its reading time and related articles; null with status 404 if there
 * is none.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { api, params } = loaderTools(args);
  const slug = params['slug'] ?? '';
  const post = await api.blogPost(slug);
  if (post === null) return withStatus(null, 404);
  const [posts, collections] = await Promise.all([api.blogPosts(), api.collections()]);
  const related = relatedPosts(post, posts, RELATED);
  return withStatus(
    {
      post: { ...post, minutes: readingMinutes(post.content) },
      related: related.map(({ slug: other, title }) => ({ slug: other, title })),
      collections: relatedCollections(post, collections, COLLECTIONS),
    },
    200,
  );
}

interface PageData {
  readonly collections: readonly CollectionListing[];
  readonly post: BlogPost & { readonly minutes: number };
  readonly related: readonly { readonly slug: string; readonly title: string }[];
}

export const handle: ScreenHandle<PageData | null> = {
  hydrate: false,
  meta: ({ data, config }) => {
    if (data === null) return { title: 'Blog Post Not Found', noindex: true };
    const { slug, title, metaDescription, publishedAt, tags, minutes } = data.post;
    const url = `${config.publicUrl}${paths.blogPost(slug)}`;
    const image = `/share/blog/${encodeURIComponent(slug)}.png`;
    return {
      title,
      description: metaDescription,
      canonical: paths.blogPost(slug),
      feed: { path: paths.blogFeed(), title: 'Proteinwise Blog' },
      ogType: 'article',
      image,
      jsonLd: [
        breadcrumbList(trailOf(title, slug), config.publicUrl),
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description: metaDescription,
          image: `${config.publicUrl}${image}`,
          datePublished: publishedAt,
          dateModified: publishedAt,
          keywords: tags.join(', '),
          timeRequired: `PT${minutes}M`,
          inLanguage: 'en-US',
          mainEntityOfPage: url,
          author: { '@type': 'Organization', name: SITE_NAME, url: config.publicUrl },
          publisher: { '@type': 'Organization', name: SITE_NAME, url: config.publicUrl },
        },
      ],
    };
  },
};

/** An article (specification section 2, "Blog"), or a message that it does not exist (section 8). */
export function Component() {
  const data = useLoaderData() as PageData | null;
  return data === null ? <MissingArticle /> : <Article {...data} />;
}
