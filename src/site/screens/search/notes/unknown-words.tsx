import { paths } from '#contract/paths.ts';
import type { ParsedSearchView, SearchView } from '#contract/search-url.ts';
import { withWordReplaced } from '#domain/matching/criteria.ts';
import type { SearchFigures } from '../../../queries.ts';
import { unknownWords } from '../../../wishes/left-out-text.ts';
import { notUnderstood } from '../../../prose/not-understood.tsx';

const LISTS = ['avoidIngredients', 'mustHaveIngredients'] as const;

/**
 * Parts of a sentence or of the address that were not understood, and words that the vocabulary does not know: the
 * consequences, and links to what they may have meant.
 */
export function UnknownWords({
  view,
  summary,
}: {
  view: ParsedSearchView;
  summary: SearchFigures;
}) {
  const warnings = summary.warnings.filter(({ kind }) => kind === 'unknown-word');
  const texts = [...notUnderstood(view), ...warnings.map(({ text }) => text)];
  // For a search of one word without results, `ClosestList` offers these with their counts.
  const meant = [...namesWith(view), ...(summary.closest.length > 0 ? [] : meantBy(view, summary))];
  return (
    <div role="note" className="mt-1 bg-amber-wash px-3 py-1.5 text-sm text-amber">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {meant.length > 0 && (
        <ul className="flex flex-wrap gap-x-4">
          {meant.map(({ label, href }) => (
            <li key={label}>
              <a className="tap-small" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Links that search for what was not understood in product names. */
function namesWith(view: SearchView) {
  const { unread = [] } = view;
  return unread.map((text) => ({
    label: `Find “${text}” in names`,
    href: paths.search({
      ...view,
      filters: { ...view.filters, text },
      unread: unread.filter((each) => each !== text),
      page: 1,
    }),
  }));
}

function meantBy(view: SearchView, { understood }: SearchFigures) {
  const { criteria } = view;
  return LISTS.flatMap((list) =>
    unknownWords(criteria[list], understood).flatMap((word) => {
      const term = understood.find((each) => each.term.toLowerCase() === word.toLowerCase());
      return (term?.didYouMean ?? []).map((instead) => ({
        label: `${list === 'avoidIngredients' ? 'Avoid' : 'Ask for'} ${instead} instead of “${word}”`,
        href: paths.search({
          ...view,
          criteria: withWordReplaced(criteria, list, word, instead),
          page: 1,
        }),
      }));
    }),
  );
}
