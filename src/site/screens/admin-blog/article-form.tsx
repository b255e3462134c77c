import { type FormEvent, useState } from 'react';
import type { ArticleBody, ArticleView } from '#contract/articles.ts';
import { asciiSlug } from '#contract/paths.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { useUnsaved } from '../../admin/use-unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { articlesApi } from './articles-api.ts';

function readArticle(form: FormData): { slug: string; body: ArticleBody } {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const volume = text('searchVolume');
  const tags = text('tags').split(',');
  return {
    slug: text('slug') || asciiSlug(text('title')),
    body: {
      title: text('title'),
      excerpt: text('excerpt'),
      metaDescription: text('metaDescription') || text('excerpt').slice(0, 300),
      tags: tags.map((tag) => tag.trim()).filter(Boolean),
      trendingTopic: text('trendingTopic') || null,
      searchVolume: volume === '' ? null : Number(volume),
      markdown: text('markdown'),
    },
  };
}

/** A form to write, preview and save an article; a new one if `article` is null. */
export function ArticleForm(props: { article: ArticleView | null; onSaved: () => void }) {
  const { article, onSaved } = props;
  const [html, setHtml] = useState<string | null>(null);
  const [isWritten, setIsWritten] = useState(false);
  useUnsaved(isWritten);
  const preview = useCatalogueCall({
    run: articlesApi.preview,
    success: { title: 'Preview below' },
    failure: 'Failed to preview the article',
    onSuccess: setHtml,
  });
  const save = useCatalogueCall({
    run: ({ slug, body }: { slug: string; body: ArticleBody }) => articlesApi.save(slug, body),
    success: { title: 'Kept', description: 'It is on the blog when it is published.' },
    failure: 'Failed to keep the article',
    onSuccess: onSaved,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const read = readArticle(new FormData(event.currentTarget));
    if (submitter?.getAttribute('value') === 'preview') preview.mutate(read.body);
    else save.mutate(read);
  };
  return (
    <form
      onSubmit={submit}
      onInput={() => setIsWritten(true)}
      className="label min-w-0"
      aria-label="Write an article"
    >
      <h2 className="headline text-xl">{article === null ? 'Write' : article.title}</h2>
      <div className="rule-mid mt-1 mb-4" />
      <div className="grid gap-4">
        <Field label="Title" name="title" required maxLength={150} defaultValue={article?.title} />
        {article === null ? (
          <Field
            label="Address"
            name="slug"
            maxLength={100}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            hint="Lower-case words joined by “-”; made of the title where it is left empty."
          />
        ) : (
          <input type="hidden" name="slug" value={article.slug} />
        )}
        <Field
          label="Excerpt"
          name="excerpt"
          required
          maxLength={400}
          defaultValue={article?.excerpt}
        />
        <Field
          label="Description for search engines"
          name="metaDescription"
          maxLength={300}
          defaultValue={article?.metaDescription}
        />
        <Field
          label="Tags, separated by commas"
          name="tags"
          maxLength={400}
          defaultValue={article?.tags.join(', ')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="Trending topic"
            name="trendingTopic"
            maxLength={80}
            defaultValue={article?.trendingTopic ?? ''}
            hint="Shown as a badge."
          />
          <Field
            label="Monthly searches"
            name="searchVolume"
            type="number"
            min={0}
            step={1}
            defaultValue={article?.searchVolume ?? ''}
            hint="As your source counts them."
          />
        </div>
        <label className="block">
          <span className="mb-1 block text-sm font-semibold">Text, in Markdown</span>
          <textarea
            name="markdown"
            className="input min-h-72"
            required
            maxLength={60_000}
            defaultValue={article?.markdown}
          />
        </label>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" value="keep" variant="primary" disabled={save.isPending}>
          Save
        </Button>
        <Button type="submit" value="preview" disabled={preview.isPending}>
          Preview
        </Button>
        {article !== null && (
          <Button variant="quiet" onClick={onSaved}>
            Close
          </Button>
        )}
      </div>
      {html !== null && (
        <section className="mt-4 border-t border-rule pt-3" aria-label="Preview">
          {/* Sanitized by the server, as the blog's articles are. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      )}
    </form>
  );
}
