import type { ReactNode } from 'react';
import { ScrollRegion } from '../prose/scroll-region.tsx';
import { useFirstRows } from './long-list.tsx';
import { formatCount } from '../product-card/amount.ts';

/** A titled list, scrolling if it is long. Shows `empty` in its place if there are no items. */
export function ListLabel(props: {
  title: string;
  empty: string;
  children: readonly ReactNode[];
  hint?: string;
}) {
  const { title, empty, children, hint } = props;
  const { rows, more } = useFirstRows(children, 'row');
  return (
    <section className="label laid-out-late min-w-0 self-start" aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <div className="rule-mid mt-1" />
      {children.length === 0 ? (
        <p className="pt-2 text-sm text-soft">{empty}</p>
      ) : (
        <>
          <ScrollRegion label={`${title}: list`} className="max-h-96 overflow-y-auto">
            <ol>{rows}</ol>
          </ScrollRegion>
          {more}
        </>
      )}
      {hint !== undefined && <p className="mt-2 text-sm text-soft">{hint}</p>}
    </section>
  );
}

/** Counted items, highest count first. */
export function CountedList(props: {
  title: string;
  empty: string;
  items: readonly { readonly label: string; readonly count: number }[];
  hint?: string;
}) {
  const { items, ...label } = props;
  return (
    <ListLabel {...label}>
      {items.map((item) => (
        <li key={item.label} className="label-row first:border-0">
          <span className="min-w-0 break-words">{item.label}</span>
          <strong>{formatCount(item.count)}</strong>
        </li>
      ))}
    </ListLabel>
  );
}
