import type { BlogPost, CollectionListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { CollectionList } from '../../collections/collection-list.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PostMeta, TrendingBadge } from '../../blog/post-meta.tsx';

/** An article: back link, badge, title, excerpt, date, Share, text, Related Topics, further links. */
export function Article({
  post,
  related,
  collections,
}: {
  post: BlogPost & { readonly minutes: number };
  collections: readonly CollectionListing[];
  related: readonly { readonly slug: string; readonly title: string }[];
}) {
  return (
    <div className="page">
      <p className="pt-6">
        <a href={paths.blog()} className="tap-small gap-1 text-sm">
          <Icon name="left" />
          Back to Blog
        </a>
      </p>
      <div className="grid gap-x-12 gap-y-10 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_min(18rem,29vw)]">
        <article className="min-w-0">
          <header className="pt-4 pb-6">
            <TrendingBadge topic={post.trendingTopic} />
            <h1 className="headline mt-2 text-2xl sm:text-3xl">{post.title}</h1>
            <p className="mt-4 max-w-3xl text-lg text-soft">{post.excerpt}</p>
            <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
              <PostMeta post={post} />
              <Button className="needs-script" data-share={post.title}>
                <Icon name="link" />
                <span aria-live="polite">Share</span>
              </Button>
            </div>
          </header>
          <div className="rule-thick mb-8" />
          {/* The importer sanitized this HTML (src/importer/blog). */}
          <div className="prose prose-article" dangerouslySetInnerHTML={{ __html: post.content }} />
        </article>
        <footer className="grid content-start gap-8 border-t-4 border-ink pt-6 lg:sticky lg:top-22 lg:self-start lg:border-t-0">
          <RelatedTopics tags={post.tags} related={related} />
          {collections.length > 0 && (
            <section aria-labelledby="collections-heading">
              <h2 id="collections-heading" className="headline mb-2 text-xl">
                Related collections
              </h2>
              <CollectionList collections={collections} />
            </section>
          )}
          <NextSteps />
        </footer>
      </div>
    </div>
  );
}

function RelatedTopics({
  tags,
  related,
}: {
  tags: readonly string[];
  related: readonly { readonly slug: string; readonly title: string }[];
}) {
  return (
    <section aria-labelledby="topics-heading">
      <h2 id="topics-heading" className="headline text-xl">
        Related Topics
      </h2>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      {related.length > 0 && (
        <ul className="mt-4">
          {related.map(({ slug, title }) => (
            <li key={slug} className="border-t border-rule">
              <a
                href={paths.blogPost(slug)}
                className="flex min-h-11 items-center py-2 no-underline hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NextSteps() {
  return (
    <section className="label" aria-labelledby="next-heading">
      <h2 id="next-heading" className="font-bold">
        Put it to use
      </h2>
      <p className="mt-1 text-sm text-soft">
        Search the catalogue by what you want and what you do not, or work out how much protein you
        need.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={paths.search()} variant="primary">
          Search proteins
        </ButtonLink>
        <ButtonLink href={paths.calculator()}>Protein calculator</ButtonLink>
      </div>
    </section>
  );
}
