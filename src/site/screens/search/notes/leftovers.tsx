import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SearchFigures } from '../../../queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { hiddenText, unconfirmedText } from '../../../wishes/left-out-text.ts';
import { hiddenAddress } from '../toolbar/hidden-address.ts';
import { ViewButton } from '../toolbar/view-button.tsx';

/** What is not in the list, and why: near matches, unconfirmed and hidden products. */
export function Leftovers({
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
  const { unconfirmed, understood } = summary;
  const more = unconfirmed > 0 ? unconfirmedText(unconfirmed, criteria, understood) : null;
  const hidden = summary.hidden.count > 0 ? hiddenText(summary.hidden) : null;
  const switchClass = 'tap gap-3 py-1.5 text-left font-medium';
  return (
    <>
      <p className="mt-6 text-sm max-lg:hidden print:block">
        {more !== null && <span className="block">{more}.</span>}
        {hidden !== null && <span className="block">{hidden}.</span>}
      </p>
      <ul className="mt-6 lg:hidden print:hidden *:not-last:border-b *:not-last:border-rule border-y border-rule text-sm wrap-anywhere">
        <li>
          <ViewButton
            view={{ ...view, showAll: !view.showAll, page: 1 }}
            checked={view.showAll}
            className={switchClass}
          >
            <span className="switch" />
            Include near matches
          </ViewButton>
        </li>
        {more !== null && (
          <li>
            <ViewButton
              view={{ ...view, unconfirmed: !view.unconfirmed, page: 1 }}
              checked={view.unconfirmed}
              className={switchClass}
            >
              <span className="switch" />
              <span>
                <Icon name="unknown" className="mr-1.5 inline-block size-3 text-amber" />
                {more}
                <span className="font-normal text-soft">. List them after the matches</span>
              </span>
            </ViewButton>
          </li>
        )}
        {hidden !== null && (
          <li>
            <a
              href={hiddenAddress(view)}
              className="tap gap-3 py-1.5 text-clay"
              onClick={(event) => {
                event.preventDefault();
                onHidden();
              }}
            >
              <Icon name="unmet" className="mx-3 size-3" />
              {hidden}
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
