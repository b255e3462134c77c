import type { BrandMakeup } from '#contract/brand-makeup.ts';
import { countOf } from '../../product-card/amount.ts';
import { WordedDate } from '../../prose/worded-date.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Number of results listed; the others are only counted. */
const SHOWN = 12;

/**
 * What independent laboratories published about the brand's products, in their words. Renders nothing if there is none.
 */
export function BrandLabResults({ results }: { results: BrandMakeup['labResults'] }) {
  if (results.length === 0) return null;
  return (
    <RuledSection id="laboratories" heading="Laboratory results">
      <p className="mt-1 text-xs text-soft">
        As published, each of one batch; no part of any score of ours.
      </p>
      <ul>
        {results.slice(0, SHOWN).map(({ tester, name, result, testedOn, link }) => (
          <li key={`${link} ${name} ${testedOn}`} className="border-b border-rule py-1.5 text-sm">
            <a href={link.replaceAll(' ', '%20')} rel="noopener" className="wrap-anywhere">
              {name}
            </a>
            <span className="block text-xs text-soft">
              {tester}: <strong className="text-ink">{result.replaceAll('_', ' ')}</strong>
              {testedOn !== null && (
                <>
                  , <WordedDate date={testedOn} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {results.length > SHOWN && (
        <p className="mt-1 text-xs text-soft">
          And {countOf(results.length - SHOWN, 'more result')}, on the pages of the products.
        </p>
      )}
    </RuledSection>
  );
}
