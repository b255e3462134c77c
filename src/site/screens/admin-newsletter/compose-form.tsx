import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssueBody, IssueView } from '#contract/newsletter-issues.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { useUnsaved } from '../../admin/use-unsaved.ts';
import { useApi } from '../../site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { newsletterApi } from './newsletter-api.ts';

const EMPTY: IssueBody = { subject: '', markdown: '' };
const differs = (a: IssueBody, b: IssueBody) =>
  a.subject !== b.subject || a.markdown !== b.markdown;

/** Fills the draft with the beginning of a newsletter about an article, unless something was already written. */
function FromArticle(props: { written: boolean; onDraft: (draft: IssueBody) => void }) {
  const { written, onDraft } = props;
  const api = useApi();
  const [slug, setSlug] = useState('');
  const { data } = useQuery({ queryKey: ['operator', 'articles'], queryFn: () => api.blogPosts() });
  const begin = useCatalogueCall({
    run: newsletterApi.fromArticle,
    success: { title: 'Filled in' },
    failure: 'Failed to read the article',
    onSuccess: onDraft,
  });
  return (
    <div className="flex items-end gap-3">
      <label className="min-w-0 flex-1">
        <span className="mb-1 block text-sm font-semibold">Begin from an article</span>
        <select className="input" value={slug} onChange={({ target }) => setSlug(target.value)}>
          <option value="">Choose an article</option>
          {data?.map((article) => (
            <option key={article.slug} value={article.slug}>
              {article.title}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={slug === '' || written || begin.isPending}
        title={written ? 'Not over what you have written' : undefined}
        onClick={() => begin.mutate(slug)}
      >
        Fill in
      </Button>
    </div>
  );
}

/** A form to write, preview and save a draft; a new one if `issue` is null. */
export function ComposeForm(props: {
  issue: IssueView | null;
  onSaved: (id: number | null) => void;
}) {
  const { issue, onSaved } = props;
  const [draft, setDraft] = useState<IssueBody>(issue ?? EMPTY);
  const [filledIn, setFilledIn] = useState<IssueBody>(EMPTY);
  useUnsaved(differs(draft, issue ?? EMPTY));
  const body = { subject: draft.subject, markdown: draft.markdown };
  const preview = useCatalogueCall({
    run: newsletterApi.preview,
    success: { title: 'Preview below' },
    failure: 'Failed to preview the newsletter',
  });
  const save = useCatalogueCall({
    run: (saved: IssueBody) => newsletterApi.save(issue?.id ?? null, saved),
    success: { title: 'Draft kept' },
    failure: 'Failed to keep the draft',
    onSuccess: onSaved,
  });
  return (
    <form
      className="label"
      aria-label="Write a newsletter"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(body);
      }}
    >
      <h2 className="headline text-xl">{issue === null ? 'Write' : `Draft ${issue.id}`}</h2>
      <div className="rule-mid mt-1 mb-4" />
      <FromArticle
        written={differs(draft, filledIn)}
        onDraft={(filled) => {
          setDraft(filled);
          setFilledIn(filled);
        }}
      />
      <Field
        className="mt-4"
        label="Subject"
        required
        maxLength={150}
        value={draft.subject}
        onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
      />
      <label className="mt-4 block">
        <span className="mb-1 block text-sm font-semibold">Text, in Markdown</span>
        <textarea
          className="input min-h-72"
          required
          maxLength={50_000}
          value={draft.markdown}
          onChange={({ target }) => setDraft({ ...draft, markdown: target.value })}
        />
      </label>
      <p className="mt-1 text-sm text-soft">
        The foot with the unsubscribe link is added to each mail.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" disabled={save.isPending}>
          Save draft
        </Button>
        <Button
          disabled={preview.isPending || draft.subject === '' || draft.markdown === ''}
          onClick={() => preview.mutate(body)}
        >
          Preview
        </Button>
        {issue !== null && (
          <Button variant="quiet" onClick={() => onSaved(null)}>
            Close
          </Button>
        )}
      </div>
      {preview.data !== undefined && (
        <section className="mt-4 border-t border-rule pt-3" aria-label="Preview">
          <p className="eyebrow">Subject</p>
          <p className="font-semibold">{preview.data.subject}</p>
          {/* Sanitized by the server by the rules of the blog. */}
          <div className="prose mt-3" dangerouslySetInnerHTML={{ __html: preview.data.html }} />
        </section>
      )}
    </form>
  );
}
