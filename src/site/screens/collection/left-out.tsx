import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { COLUMNS } from '../../columns/columns.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { missedText } from '../../verdict/verdict.ts';
import { doNot, unconfirmedText } from '../../wishes/left-out-text.ts';
import type { CollectionData } from './collection-screen.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Number of reasons, and of groups of near matches, that are listed. */
const NAMED = 4;

/**
 * What is not in the list, and why: hidden, unconfirmed, a figure not stated, near matches. Links lead to the searches
 * that show them.
 */
export function LeftOut({ data: { collection, criteria, summary } }: { data: CollectionData }) {
  const { filters } = collection;
  const { hidden, unconfirmed, unstated, near } = summary;
  const hiddenHref = `${paths.search({ criteria, filters, showAll: true })}&hidden=true#hidden`;
  if (hidden.count + unconfirmed + unstated.length + near.length === 0) return null;
  return (
    <RuledSection id="left-out" heading="What is left out">
      <ul className="text-sm">
        {hidden.count > 0 && (
          <li className="border-b border-rule py-2">
            <a href={hiddenHref} className="no-underline hover:underline">
              <StateMark status="unmet">{formatCount(hidden.count)} hidden</StateMark>
            </a>
            <ul className="mt-1 text-soft">
              {hidden.reasons.slice(0, NAMED).map(({ label, count }) => (
                <li key={label}>
                  {formatCount(count)} {label}
                </li>
              ))}
            </ul>
          </li>
        )}
        {unconfirmed > 0 && (
          <li className="border-b border-rule py-2">
            <a
              href={paths.search({ criteria, filters, showAll: true, unconfirmed: true })}
              className="no-underline hover:underline"
            >
              <StateMark status="unknown">{unconfirmedText(unconfirmed, criteria)}</StateMark>
            </a>
          </li>
        )}
        {unstated.map(({ filter, count }) => (
          <li key={filter} className="border-b border-rule py-2">
            <StateMark status="unknown">
              {formatCount(count)} {doNot(count)} state{' '}
              {(COLUMNS.find((each) => each.filter === filter)?.label ?? filter).toLowerCase()}
            </StateMark>
          </li>
        ))}
        {near.slice(0, NAMED).map(({ missed, count }) => (
          <li key={missed} className="border-b border-rule py-2 text-soft">
            {missed === ''
              ? `${formatCount(count)} more would fit, but their name or protein figure is not on record`
              : `${formatCount(count)} near ${count === 1 ? 'match misses' : 'matches miss'} ${missedText(missed)}`}
          </li>
        ))}
      </ul>
    </RuledSection>
  );
}
