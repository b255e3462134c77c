import type { Paged } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SortMode } from '#domain/matching/criteria.ts';
import { clampPage, pageCount, searchPager, SEARCH_PAGE_SIZE } from '#domain/paging/pager.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AD_SLOTS, AdSlot } from '../../ads/ad-slot.tsx';
import type { MatchedCard, SearchFigures } from '../../client/queries.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { toast } from '../../ui/toast.ts';
import { hiddenText, unconfirmedText } from './describe.ts';
import { RelaxationList } from './relaxation-list.tsx';
import { ResultCard } from './result-card.tsx';
import { EmptyCard, EmptyCatalogueCard } from './search-states.tsx';
import { ViewButton } from './view-button.tsx';

const SORTS: readonly (readonly [mode: SortMode, label: string])[] = [
  ['diversity', 'Best Mix'],
  ['match', 'Match Score'],
  ['protein', 'Protein Content'],
];

/** More results than this call for a tip (specification section 2). */
const TIP_ABOVE = 10;

/** What a search found: banner, notes, sorts, cards, pager. */
export function Results({
  view,
  results,
  summary,
  onSummary,
  onHidden,
}: {
  view: SearchView;
  results: Paged<MatchedCard>;
  summary: SearchFigures;
  onSummary: () => void;
  onHidden: () => void;
}) {
  const navigate = useNavigate();
  const asked = hasCriteria(view.criteria);
  if (results.total === 0) {
    if (!asked) return <EmptyCatalogueCard />;
    return (
      <>
        <EmptyCard
          organic={view.criteria.flags.includes('isOrganic')}
          leftovers={<Leftovers view={view} summary={summary} onHidden={onHidden} />}
        >
          {summary.relaxations.length > 0 && (
            <div className="mt-4">
              <p className="mb-2 text-sm font-semibold">Perfect matches, if you drop one wish</p>
              <RelaxationList relaxations={summary.relaxations} view={view} />
            </div>
          )}
        </EmptyCard>
      </>
    );
  }
  const pages = pageCount(results.total, SEARCH_PAGE_SIZE);
  const page = clampPage(view.page, pages);
  return (
    <>
      <Banner view={view} summary={summary} onSummary={onSummary}>
        <Leftovers view={view} summary={summary} onHidden={onHidden} />
      </Banner>
      {asked && summary.perfect === 0 && summary.relaxations.length > 0 && (
        <div className="label mt-4 p-4">
          <p className="mb-2 font-semibold">
            Nothing meets every wish. Perfect matches, if you drop:
          </p>
          <RelaxationList relaxations={summary.relaxations} view={view} limit={4} />
        </div>
      )}
      <Notes total={results.total} />
      <SortBar view={view} total={results.total} page={page} />
      {results.items.length === 0 ? (
        <p className="label mt-4 max-w-xl p-4">
          There is no page {view.page}:{' '}
          <a href={paths.search({ ...view, page: 1 })}>back to the first page</a>.
        </p>
      ) : (
        <ul className="cards cards-of-results mt-4 lg:grid-cols-2">
          {results.items.map((product) => (
            <li key={product.id}>
              <ResultCard product={product} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            label="Result pages"
            page={page}
            pages={pages}
            items={searchPager(page, pages)}
            hrefOf={(target) => paths.search({ ...view, page: target })}
            onPage={(target) =>
              void navigate(paths.search({ ...view, page: target }), { preventScrollReset: true })
            }
          />
        </div>
      )}
      <AdSlot id={AD_SLOTS.searchSponsored} kind="inline" className="mt-8" />
      <p className="mt-6 text-xs text-soft">
        As an Amazon Associate we earn from qualifying purchases.
      </p>
    </>
  );
}

function Banner({
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
  return (
    <div className="label grid gap-x-10 gap-y-3 p-4 md:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <h2 className="headline text-xl">Search Complete</h2>
        <div className="rule-thick mt-2" />
        <p role="status" className="py-3 whitespace-nowrap">
          <Counted>{countOf(summary.total, 'product')}</Counted>
          {hasCriteria(view.criteria) && (
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
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: 'Copied', description: 'The link shows exactly this view.' });
  } catch {
    toast({ title: 'Not copied', description: 'Copy the address from the address bar.' });
  }
}

/** What is not in the list, and why: near, unconfirmed and hidden products. */
function Leftovers({
  view,
  summary,
  onHidden,
}: {
  view: SearchView;
  summary: SearchFigures;
  onHidden: () => void;
}) {
  const { criteria } = view;
  if (!hasCriteria(criteria)) return null;
  const switchClass = 'group/switch tap gap-3 py-1.5 text-left font-medium';
  return (
    <ul className="self-end divide-y divide-rule border-y border-rule text-sm">
      <li>
        <ViewButton
          view={{ ...view, showAll: !view.showAll, page: 1 }}
          checked={view.showAll}
          className={switchClass}
        >
          <SwitchMark on={view.showAll} />
          Include near matches
        </ViewButton>
      </li>
      {summary.unconfirmed > 0 && (
        <li>
          <ViewButton
            view={{ ...view, unconfirmed: !view.unconfirmed, page: 1 }}
            checked={view.unconfirmed}
            className={switchClass}
          >
            <SwitchMark on={view.unconfirmed} />
            <span>
              <Icon name="unknown" className="mr-1.5 inline size-3 text-amber" />
              {unconfirmedText(summary.unconfirmed, criteria)}
              <span className="font-normal text-soft">. List them after the matches</span>
            </span>
          </ViewButton>
        </li>
      )}
      {summary.hidden.count > 0 && (
        <li>
          <a
            href={`${paths.search(view)}${paths.search(view).includes('?') ? '&' : '?'}hidden=true#hidden`}
            className="tap gap-3 py-1.5 text-clay"
            onClick={(event) => {
              event.preventDefault();
              onHidden();
            }}
          >
            <Icon name="unmet" className="mx-3 size-3" />
            {hiddenText(summary.hidden)}
          </a>
        </li>
      )}
    </ul>
  );
}

function SwitchMark({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-block h-5 w-9 shrink-0 rounded-full border-2 border-ink ${on ? 'bg-citron' : 'bg-sheet'}`}
    >
      <span
        className={`absolute top-0.5 size-3 rounded-full ${on ? 'right-0.5 bg-on-citron' : 'left-0.5 bg-ink'}`}
      />
    </span>
  );
}

function Notes({ total }: { total: number }) {
  return (
    <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-xs text-soft">
      <p className="flex items-center gap-3">
        <span className="font-semibold">Ingredient colors:</span>
        <span className="rounded-sm bg-leaf-wash px-1.5 py-0.5 text-leaf">normal</span>
        <span className="inline-flex items-center gap-1 rounded-sm bg-clay-wash px-1.5 py-0.5 font-semibold text-clay">
          <Icon name="warning" className="size-3" />
          allergen
        </span>
      </p>
      <p>Buying through our retailer links supports this site, at no extra cost to you.</p>
      {total > TIP_ABOVE && (
        <p>
          <strong>Tip:</strong> many results? Add a filter, or tick up to 3 products to compare.
        </p>
      )}
    </div>
  );
}

function SortBar({ view, total, page }: { view: SearchView; total: number; page: number }) {
  const from = (page - 1) * SEARCH_PAGE_SIZE + 1;
  const to = Math.min(total, page * SEARCH_PAGE_SIZE);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-[10px] border-ink pt-3">
      <p className="sm:mr-auto">
        <strong>
          {formatCount(from)}-{formatCount(to)}
        </strong>{' '}
        of {countOf(total, 'result')}
      </p>
      <div role="group" aria-label="Sort by" className="flex flex-wrap pl-0.5 max-sm:w-full">
        {SORTS.map(([mode, label]) => (
          <ViewButton
            key={mode}
            view={{ ...view, sort: mode, page: 1 }}
            pressed={view.sort === mode}
            className={`-ml-0.5 inline-flex min-h-11 grow items-center justify-center border-2 border-ink px-3 text-sm font-semibold first:ml-0 ${view.sort === mode ? 'bg-ink text-paper' : 'bg-sheet hover:bg-well'}`}
          >
            {label}
          </ViewButton>
        ))}
      </div>
      {view.sort === 'diversity' && (
        <p className="w-full text-xs text-soft sm:text-right">
          Best Mix shows perfect matches with an active Amazon link first, then mixes brands. The
          other two orders ignore links.
        </p>
      )}
    </div>
  );
}
