import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { buildSearchQuery, type SearchView } from '#contract/search-url.ts';
import { HiddenFields } from '../../../ui/hidden-fields.tsx';

/**
 * A button that shows the same search with another order or option. It is a small GET form, so that it works without
 * JavaScript. With JavaScript only the results are replaced.
 */
export function ViewButton({
  view,
  className,
  children,
  pressed,
  checked,
  title,
}: {
  view: Partial<SearchView>;
  className: string;
  children: ReactNode;
  /** For one of several orders. */
  pressed?: boolean;
  /** For an on/off switch. */
  checked?: boolean;
  title?: string | undefined;
}) {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.search(view), { preventScrollReset: true });
  };
  return (
    <form method="get" action="/search" onSubmit={submit} className="contents">
      <HiddenFields of={new URLSearchParams(buildSearchQuery(view))} />
      <button
        type="submit"
        className={className}
        aria-pressed={pressed}
        role={checked === undefined ? undefined : 'switch'}
        aria-checked={checked}
        title={title}
      >
        {children}
      </button>
    </form>
  );
}
