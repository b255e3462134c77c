import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { hasFilters } from '#domain/matching/filters.ts';
import { SUMMARY_BEST_MATCHES } from '#domain/matching/score-rules.ts';
import type { SearchFigures } from '../../../queries.ts';
import { countOf, formatAmount, formatCount } from '../../../product-card/amount.ts';
import { productTitle } from '#domain/product/product-title.ts';
import { Warnings } from '../../../search-form/warnings.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { AppliedFilter } from '../../../wishes/applied-filters.ts';
import { ClosestList } from '../notes/closest-list.tsx';
import { hiddenText, unconfirmedText } from '../../../wishes/left-out-text.ts';
import { missedText } from '../../../verdict/verdict.ts';
import { RelaxationList } from '../notes/relaxation-list.tsx';
import { hasWaysOut } from '../notes/ways-out.ts';
import { WithoutFilters } from '../notes/without-filters.tsx';
import type { useCompletionFlow } from './use-completion-flow.ts';

interface PopupProps {
  flow: ReturnType<typeof useCompletionFlow>;
  view: SearchView;
  summary: SearchFigures;
  filters: readonly AppliedFilter[];
}

/**
 * The summary of a search, or suggestions if nothing was found. It opens by itself, so closing it moves the focus to
 * the results.
 */
export function Popups(props: PopupProps) {
  return props.flow.popup === 'summary' ? (
    <SummaryPopup {...props} />
  ) : (
    <NoResultsPopup {...props} />
  );
}

function CriteriaList({ filters }: { filters: readonly AppliedFilter[] }) {
  if (filters.length === 0)
    return <p className="text-sm text-soft">No wishes: the whole catalogue.</p>;
  return (
    <ul className="criteria text-sm" aria-label="Your criteria">
      {filters.map(({ key, label }) => (
        <li key={key}>{label}</li>
      ))}
    </ul>
  );
}

function SummaryPopup({ flow, view, summary, filters }: PopupProps) {
  const asked = filters.length > 0;
  const figures = [
    ['Products', formatCount(summary.total)],
    ['Perfect matches', formatCount(summary.perfect)],
    ['80%+ matches', formatCount(summary.high)],
    ['Average score', formatAmount(summary.averageScore)],
  ] as const;
  return (
    <Dialog
      title="Your results"
      goesOnAt="results"
      onClose={flow.close}
      footer={
        <Button variant="primary" onClick={flow.close}>
          Browse Results
        </Button>
      }
    >
      <dl className="grid grid-cols-2 gap-px border-b-4 border-ink bg-rule sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse bg-sheet p-3 first:pl-0 max-sm:nth-3:pl-0"
          >
            <dt className="text-xs text-soft">{label}</dt>
            <dd className="figure text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-1 text-sm font-semibold">Your criteria</h3>
      <CriteriaList filters={filters} />
      {summary.best.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-sm font-semibold">First perfect matches</h3>
          <ol>
            {summary.best.slice(0, SUMMARY_BEST_MATCHES).map((product) => (
              <li key={product.id} className="label-row">
                <a href={paths.product(product.id)}>{productTitle(product)}</a>
                <span className="font-semibold whitespace-nowrap">score {product.score}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {asked && summary.perfect > 0 && <WishTrade summary={summary} />}
      <h3 className="mt-5 mb-1 text-sm font-semibold">Recommendations</h3>
      <Recommendations view={view} summary={summary} asked={asked} />
    </Dialog>
  );
}

/** Number of groups of near matches that are listed. */
const TRADES = 4;

/**
 * The cost of each wish: the additional products without it. If nothing is perfect, the list of wishes to drop shows
 * this instead.
 */
function WishTrade({ summary }: { summary: SearchFigures }) {
  const trades = summary.near.filter(({ missed }) => missed !== '').slice(0, TRADES);
  if (trades.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-1 text-sm font-semibold">What each wish costs</h3>
      <ul>
        {trades.map(({ missed, count }) => (
          <li key={missed} className="label-row">
            <span>Without {missedText(missed)}</span>
            <span className="font-semibold whitespace-nowrap">
              {countOf(count, 'more product', 'more products')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Recommendations({
  view,
  summary,
  asked,
}: Pick<PopupProps, 'view' | 'summary'> & { asked: boolean }) {
  const conflicts = summary.warnings.filter(({ kind }) => kind === 'conflict');
  return (
    <div className="*:not-last:mb-3 text-sm">
      {summary.perfect === 0 && conflicts.length > 0 && <Warnings warnings={conflicts} />}
      {asked && hasWaysOut(summary) && (
        <>
          <p>Nothing meets every wish. One tap drops one:</p>
          <RelaxationList summary={summary} view={view} limit={3} />
        </>
      )}
      {asked && summary.perfect > 0 && (
        <p>Start with the perfect matches; open a receipt to see how its score is made up.</p>
      )}
      {asked && summary.hidden.count > 0 && <p>{hiddenText(summary.hidden)}.</p>}
      {asked && summary.unconfirmed > 0 && (
        <p>{unconfirmedText(summary.unconfirmed, view.criteria, summary.understood)}.</p>
      )}
      {!asked && <p>Add a wish or two: an ingredient to avoid, a protein type, a goal.</p>}
      <p>Tick up to 3 products to compare them side by side.</p>
    </div>
  );
}

function NoResultsPopup({ flow, view, summary, filters }: PopupProps) {
  const conflicts = summary.warnings.filter(({ kind }) => kind !== 'unknown-word');
  const unknown = summary.warnings.filter(({ kind }) => kind === 'unknown-word');
  const filtered = hasFilters(view.filters);
  return (
    <Dialog
      title="No products fit all of this"
      goesOnAt="results"
      onClose={flow.close}
      footer={
        <>
          <ButtonLink href={paths.search()}>Remove All Filters</ButtonLink>
          <ButtonLink href={paths.searchAll()}>Show All Products</ButtonLink>
        </>
      }
    >
      <h3 className="mb-1 text-sm font-semibold">Your criteria</h3>
      <CriteriaList filters={filters} />
      {conflicts.length > 0 && (
        <div className="mt-4">
          <Warnings warnings={conflicts} />
        </div>
      )}
      <h3 className="mt-4 mb-2 text-sm font-semibold">Suggestions</h3>
      {hasWaysOut(summary) ? (
        <RelaxationList summary={summary} view={view} />
      ) : (
        <>
          <ClosestList closest={summary.closest} view={view} />
          {filters.length > 1 && !filtered && (
            <p className="text-sm">Dropping a wish or two is not enough: start again with fewer.</p>
          )}
        </>
      )}
      <ul className="mt-3 list-[square] *:not-last:mb-1 pl-5 text-sm text-soft">
        {unknown.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {filtered && summary.looser.length === 0 && (
          <li>
            <WithoutFilters view={view} />
          </li>
        )}
        {!view.showAll && (
          <li>
            Near matches are switched off:{' '}
            <a href={paths.search({ ...view, showAll: true, page: 1 })}>include near matches</a>.
          </li>
        )}
        {summary.unconfirmed > 0 && (
          <li>{unconfirmedText(summary.unconfirmed, view.criteria, summary.understood)}.</li>
        )}
        {summary.hidden.count > 0 && <li>{hiddenText(summary.hidden)}.</li>}
      </ul>
    </Dialog>
  );
}
