import { hasCriteria } from '#contract/criteria.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { SearchFigures } from '../../queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { hiddenText, unconfirmedText } from '../../wishes/left-out-text.ts';
import { hiddenAddress } from './hidden-address.ts';
import { ViewButton } from './view-button.tsx';

/** What is not in the list, and why: near, unconfirmed and hidden products. */
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
  const switchClass = 'tap gap-3 py-1.5 text-left font-medium';
  return (
    <>
      <p className="mt-6 text-sm max-lg:hidden print:block">
        {[
          ...(summary.unconfirmed > 0
            ? [unconfirmedText(summary.unconfirmed, criteria, summary.understood)]
            : []),
          ...(summary.hidden.count > 0 ? [hiddenText(summary.hidden)] : []),
        ].map((text) => (
          <span key={text} className="block">
            {text}.
          </span>
        ))}
      </p>
      <ul className="mt-6 lg:hidden print:hidden *:not-last:border-b *:not-last:border-rule border-y border-rule text-sm">
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
                <Icon name="unknown" className="mr-1.5 inline-block size-3 text-amber" />
                {unconfirmedText(summary.unconfirmed, criteria, summary.understood)}
                <span className="font-normal text-soft">. List them after the matches</span>
              </span>
            </ViewButton>
          </li>
        )}
        {summary.hidden.count > 0 && (
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
              {hiddenText(summary.hidden)}
            </a>
          </li>
        )}
      </ul>
    </>
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
