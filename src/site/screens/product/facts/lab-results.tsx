import type { LabResult } from '#domain/product/product.ts';
import { countOf } from '../../../product-card/amount.ts';
import { WordedDate } from '../../../prose/worded-date.tsx';

/** Number of results listed; the others are only counted. */
const SHOWN = 6;

/** What independent laboratories published about a product or its family, in their words. */
export function LabResults({ results }: { results: readonly LabResult[] }) {
  return (
    <>
      <ul>
        {results.slice(0, SHOWN).map(({ tester, name, result, testedOn, link }) => (
          <li key={`${link} ${name} ${testedOn}`} className="py-0.5">
            {tester}: <strong>{result.replaceAll('_', ' ')}</strong>
            {testedOn !== null && (
              <>
                , <WordedDate date={testedOn} />
              </>
            )}
            .{' '}
            <a href={link.replaceAll(' ', '%20')} rel="noopener" className="wrap-anywhere">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-xs text-soft">
        {results.length > SHOWN && `And ${countOf(results.length - SHOWN, 'more result')}. `}
        As published, of one batch of what is named; no part of any score.
      </p>
    </>
  );
}
