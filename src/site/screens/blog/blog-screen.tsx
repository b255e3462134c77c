import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#contract/paths.ts';
import { breadcrumbList } from '../../prose/breadcrumb-list.ts';
import { PageHeading } from '../../prose/page-heading.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PostMeta, toPostSummary, TrendingBadge, type PostSummary } from '../../blog/post-meta.tsx';

/** Tags per card (specification section 2, "Blog"). */
const TAGS_SHOWN = 3;

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Blog', href: paths.blog() },
];

/**
 * Returns every article, newest first, without its text but with its reading time (specification section 2, "Blog").
 */
export async function loader(args: LoaderFunctionArgs): Promise<readonly PostSummary[]> {
  return (await loaderTools(args).api.blogPosts()).map(toPostSummary);
}

export const handle: ScreenHandle<readonly PostSummary[] | null> = {
  hydrate: false,
  meta: ({ data, config }) => ({
    title: 'Blog',
    description:
      'Protein, labels and evidence: how to read them, what studies say and do not say, with tables from our own catalogue.',
    canonical: paths.blog(),
    feed: { path: paths.blogFeed(), title: 'Proteinwise Blog' },
    jsonLd: [
      breadcrumbList(TRAIL, config.publicUrl),
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: 'Proteinwise Blog',
        url: `${config.publicUrl}${paths.blog()}`,
        blogPost: (data ?? []).map(({ slug, title, publishedAt }) => ({
          '@type': 'BlogPosting',
          headline: title,
          datePublished: publishedAt,
          url: `${config.publicUrl}${paths.blogPost(slug)}`,
        })),
      },
    ],
  }),
};

/** The blog's list (specification section 2, "Blog"). */
export function Component() {
  const posts = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PageHeading
        trail={TRAIL}
        title="Blog"
        lead="Labels, ingredients and evidence, with the sources beside every claim."
      />
      {posts.length === 0 ? (
        <div className="label max-w-xl">
          <h2 className="headline text-xl">No blog posts yet</h2>
          <div className="rule-mid my-3" />
          <ButtonLink href={paths.search()}>Search proteins</ButtonLink>
        </div>
      ) : (
        <ul className="grid gap-x-10 md:grid-cols-2">
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} lead={index === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PostCard({ post, lead }: { post: PostSummary; lead: boolean }) {
  return (
    <li className={`border-b border-rule py-5 ${lead ? 'md:col-span-2' : ''}`}>
      <article className={lead ? 'max-w-3xl' : ''}>
        <TrendingBadge topic={post.trendingTopic} />
        <h2 className={lead ? 'headline text-2xl' : 'headline text-xl'}>
          <a href={paths.blogPost(post.slug)} className="no-underline hover:underline">
            {post.title}
          </a>
        </h2>
        <p className={`mt-3 ${lead ? 'text-lg' : ''}`}>{post.excerpt}</p>
        <div className="mt-3">
          <PostMeta post={post} />
        </div>
        <ul className="mt-3 flex flex-wrap gap-1.5" aria-label="Tags">
          {post.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      </article>
    </li>
  );
}
