import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { ReactNode } from 'react';
import type { SearchFigures } from '../../queries.ts';
import { writeClipboard } from '../../comparison/share-link.ts';
import { countOf } from '../../product-card/amount.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** "Search Complete": what was found, the summary and the link to this view. */
export function ResultsBanner({
  view,
  summary,
  onSummary,
  children,
}: {
  view: SearchView;
  summary: SearchFigures;
  onSummary: () => void;
  children: ReactNode;
}) {
  const asked = hasCriteria(view.criteria);
  return (
    <div
      className={`label grid gap-x-10 gap-y-3 p-4 ${asked ? 'md:grid-cols-[auto_minmax(0,1fr)]' : ''}`}
    >
      <div>
        <h2 className="headline text-xl">Search Complete</h2>
        <div className="rule-thick mt-2" />
        <div className={asked ? '' : 'flex flex-wrap items-center justify-between'}>
          <p role="status" className="py-3 whitespace-nowrap">
            <Counted>{countOf(summary.total, 'product')}</Counted>
            {asked && (
              <>
                , <Counted>{countOf(summary.perfect, 'perfect match', 'perfect matches')}</Counted>
              </>
            )}
          </p>
          <div className="needs-script flex gap-2">
            <Button className="text-sm" onClick={onSummary}>
              Summary
            </Button>
            <Button className="text-sm" onClick={() => void copyAddress()}>
              <Icon name="link" />
              Copy link
            </Button>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

/** "179 products", the number writ large. */
function Counted({ children }: { children: string }) {
  const [count, ...words] = children.split(' ');
  return (
    <>
      <span className="figure text-2xl">{count}</span> {words.join(' ')}
    </>
  );
}

/** The address says all: filters, order, page. */
async function copyAddress(): Promise<void> {
  const copied = await writeClipboard(window.location.href);
  toast(
    copied
      ? { title: 'Copied', description: 'The link shows exactly this view.' }
      : { title: 'Not copied', description: 'Copy the address from the address bar.' },
  );
}
