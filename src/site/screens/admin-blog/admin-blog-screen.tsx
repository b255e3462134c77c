import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArticleView } from '#contract/articles.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { paths } from '#contract/paths.ts';
import { ThrowAway } from '../../admin/ask-first.tsx';
import { Waiting } from '../../admin/waiting.tsx';
import { formatDateTime } from '../../admin/format-date.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import type { ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ArticleForm } from './article-form.tsx';
import { ARTICLES_KEY, articlesApi } from './articles-api.ts';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Blog editor', noindex: true }),
};

function ArticleRow(props: { article: ArticleView; onEdit: (article: ArticleView) => void }) {
  const { article, onEdit } = props;
  const isPublished = article.publishedAt !== null;
  const act = useCatalogueCall({
    run: (action: 'publish' | 'unpublish') => articlesApi.act(article.slug, action),
    success: (_, action) => ({
      title: action === 'publish' ? 'Published' : 'Unpublished',
      description: 'The blog shows it within seconds.',
    }),
    failure: 'Failed to publish the article',
  });
  const remove = useCatalogueCall({
    run: () => articlesApi.remove(article.slug),
    success: { title: 'Thrown away' },
    failure: 'Failed to throw the article away',
  });
  return (
    <li className="label">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 font-semibold break-words">
          {isPublished ? <a href={paths.blogPost(article.slug)}>{article.title}</a> : article.title}
        </h3>
        <Chip tone={isPublished ? 'met' : 'plain'}>{isPublished ? 'Published' : 'Draft'}</Chip>
      </div>
      <p className="text-sm text-soft">
        Changed <time dateTime={article.updatedAt}>{formatDateTime(article.updatedAt)}</time>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={act.isPending} onClick={() => act.mutate('publish')}>
          {isPublished ? 'Publish again' : 'Publish'}
        </Button>
        {isPublished && <Button onClick={() => act.mutate('unpublish')}>Unpublish</Button>}
        <Button variant="quiet" onClick={() => onEdit(article)}>
          Edit
        </Button>
        {!isPublished && (
          <ThrowAway
            title={article.title}
            pending={remove.isPending}
            onYes={() => remove.mutate(undefined)}
          />
        )}
      </div>
    </li>
  );
}

function Editor() {
  const [edited, setEdited] = useState<ArticleView | null>(null);
  const [form, setForm] = useState(0);
  const asked = useQuery({ queryKey: ARTICLES_KEY, queryFn: articlesApi.list, staleTime: 0 });
  const { data } = asked;
  const close = () => {
    setEdited(null);
    setForm((count) => count + 1);
  };
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-2">
      <ArticleForm key={edited?.slug ?? `new ${form}`} article={edited} onSaved={close} />
      <section aria-labelledby="articles-heading" className="min-w-0">
        <h2 id="articles-heading" className="headline text-xl">
          Your articles
        </h2>
        {data === undefined && (
          <Waiting asked={asked} what="Your articles" room="h-40" className="mt-4" />
        )}
        {data?.length === 0 && (
          <p className="mt-4">None yet. The bundled articles come from data/blog.</p>
        )}
        <ol className="mt-4 grid gap-4">
          {data?.map((article) => (
            <ArticleRow key={article.slug} article={article} onEdit={setEdited} />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** /admin/blog: write, preview, publish and unpublish articles. */
export function Component() {
  return (
    <OperatorPage
      title="Blog editor"
      intro="Your own articles beside the bundled ones, with a trending topic and monthly searches."
      here={OPERATOR_ROUTES.blog}
    >
      <Editor />
    </OperatorPage>
  );
}
