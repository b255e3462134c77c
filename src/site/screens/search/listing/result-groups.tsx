import type { ReactNode } from 'react';
import { formatCount } from '../../../product-card/amount.ts';
import type { MatchedCard, SearchFigures } from '../../../queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { missedText } from '../../../verdict/verdict.ts';
import { groupResults, type ResultGroup } from './group-results.ts';

/** The results of a page under their headings. `draw` renders the products of one heading. */
export function ResultGroups({
  items,
  summary,
  notes,
  draw,
}: {
  items: readonly MatchedCard[];
  summary: SearchFigures;
  /** Shown next to the first heading. */
  notes: ReactNode;
  draw: (items: readonly MatchedCard[], label: string) => ReactNode;
}) {
  const groups = groupResults(items);
  return groups.map((group, place) => {
    const count = countIn(group, summary);
    const title = titleOf(group, count);
    const drawn = draw(group.items, title);
    const all = group.kind === 'all';
    if (place === 0)
      return (
        <div key={title}>
          <div className={all ? 'contents' : 'group-head'}>
            <h2 className={all ? 'sr-only' : 'font-bold'}>{title}</h2>
            {notes}
          </div>
          {drawn}
        </div>
      );
    return (
      <details key={title} className="mt-3 border-t-2 border-ink">
        <summary className="flex min-h-11 items-center gap-2 font-bold">
          <Icon name="right" className="size-3.5" />
          <h2>{title}</h2>
          {count > group.items.length && (
            <span className="text-sm font-normal text-soft">
              {formatCount(count - group.items.length)} on other pages
            </span>
          )}
        </summary>
        {drawn}
      </details>
    );
  });
}

/** Returns the number of products under a heading, on all pages. */
function countIn({ kind, missed }: ResultGroup, summary: SearchFigures): number {
  if (kind === 'near') return summary.near.find((each) => each.missed === missed)?.count ?? 0;
  return kind === 'all' ? summary.total : summary[kind];
}

function titleOf({ kind, missed }: ResultGroup, count: number): string {
  if (kind === 'all') return 'Products';
  if (kind === 'near')
    return `${formatCount(count)} near ${count === 1 ? 'match misses' : 'matches miss'} ${missedText(missed)}`;
  return `${kind === 'perfect' ? 'Fits everything' : 'Not confirmed'} (${formatCount(count)})`;
}
