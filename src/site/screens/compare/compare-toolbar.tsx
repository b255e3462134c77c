import { useRef } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { parseSearchUrl } from '#contract/search-url.ts';
import { compareTable, differencesOnly } from '#domain/comparison/compare-table.ts';
import { toMarkdown, toTsv } from '#domain/comparison/export-table.ts';
import {
  COMPARE_BASES,
  COMPARE_BASIS_LABELS,
  type CompareBasis,
  fairBasis,
} from '#domain/comparison/figures.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useComparison } from '../../comparison/comparison-context.tsx';
import { recallSearch } from '../../comparison/last-search.ts';
import { shareLink } from '../../comparison/share-link.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { compareHref, type CompareView } from './compare-address.ts';
import type { ComparedProduct } from './compared-product.ts';

const SWITCH =
  'tap justify-center text-sm font-semibold no-underline hover:bg-well aria-[current]:bg-ink aria-[current]:text-paper';

/**
 * The basis of the figures, which rows are shown, and the actions on the table. On phones it is one line, with the rest
 * in a menu at its end. Everything but the menu is a link and needs no JavaScript.
 */
export function CompareToolbar({
  view,
  products,
}: {
  view: CompareView;
  products: readonly ComparedProduct[];
}) {
  const comparison = useComparison();
  const basis = view.basis ?? fairBasis(products);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <nav
        aria-label="Figures"
        className="flex flex-wrap border-2 border-ink bg-sheet max-sm:*:grow"
      >
        {COMPARE_BASES.map((each) => (
          <AppLink
            key={each}
            to={compareHref({ ...view, basis: each })}
            replace
            aria-current={each === basis ? 'true' : undefined}
            className={`${SWITCH} px-1 sm:px-3`}
          >
            {COMPARE_BASIS_LABELS[each]}
          </AppLink>
        ))}
      </nav>
      <details className="folds-below-tablets folds-in-line grow">
        <summary className={buttonClass('secondary', 'px-2! text-sm')}>More</summary>
        <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
          <AppLink
            to={compareHref({ ...view, differencesOnly: !view.differencesOnly })}
            replace
            aria-current={view.differencesOnly ? 'true' : undefined}
            className={`${SWITCH} gap-2 border-2 px-3 border-ink bg-sheet`}
          >
            {view.differencesOnly && <Icon name="met" className="size-3" />}
            Differences only
          </AppLink>
          <CriteriaSwitch view={view} />
          <AppLink
            to={paths.compare()}
            onClick={() => {
              comparison.clear();
              // The link disappears with the table.
              document.getElementById('content')?.focus({ preventScroll: true });
            }}
            className={buttonClass('quiet', 'px-3! text-sm')}
          >
            Clear Comparison
          </AppLink>
          <ExportMenu basis={basis} view={view} products={products} />
        </div>
      </details>
    </div>
  );
}

/** Adds the last search's criteria to the address, or removes them. */
function CriteriaSwitch({ view }: { view: CompareView }) {
  const hydrated = useHydrated();
  if (hasCriteria(view.criteria)) {
    return (
      <AppLink
        to={compareHref({ ...view, criteria: NO_CRITERIA, unread: undefined })}
        replace
        aria-current="true"
        className={`${SWITCH} gap-2 border-2 px-3 border-ink bg-sheet`}
      >
        <Icon name="met" className="size-3" />
        My criteria
      </AppLink>
    );
  }
  const last = hydrated ? recallSearch() : null;
  if (last === null) return null;
  const { criteria } = parseSearchUrl(last);
  if (!hasCriteria(criteria)) return null;
  return (
    <AppLink
      to={compareHref({ ...view, criteria })}
      replace
      className={`${SWITCH} border-2 px-3 border-ink bg-sheet`}
    >
      My criteria
    </AppLink>
  );
}

/** Copy, Markdown, share and print in one menu. */
function ExportMenu({
  basis,
  view,
  products,
}: {
  basis: CompareBasis;
  view: CompareView;
  products: readonly ComparedProduct[];
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  const then = (act: () => unknown) => () => {
    menu.current?.removeAttribute('open');
    void act();
  };
  const copy = (write: typeof toTsv, what: string) => {
    const table = compareTable(products, { basis, now: Date.now() });
    const shown = view.differencesOnly ? differencesOnly(table) : table;
    const names = products.map(({ name }) => name);
    return copyText(write(names, shown), {
      title: 'Copied',
      description: `The comparison was copied as ${what}.`,
    });
  };
  const actions: readonly (readonly [string, () => unknown])[] = [
    ['Copy table', () => copy(toTsv, 'tab-separated text')],
    ['Copy Markdown', () => copy(toMarkdown, 'Markdown')],
    ['Share', () => shareLink('Compare protein products', window.location.href)],
    ['Print', () => window.print()],
  ];
  return (
    <details
      ref={menu}
      className="needs-script relative lg:ml-auto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        menu.current?.removeAttribute('open');
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={buttonClass('secondary', 'w-full text-sm')}>
        Copy, share or print
        <Icon name="down" className="size-3" />
      </summary>
      <ul className="z-20 mt-1 border-2 border-ink bg-sheet sm:absolute sm:right-0 sm:w-48 sm:lifted">
        {actions.map(([name, act]) => (
          <li key={name}>
            <button
              type="button"
              className="tap w-full px-4 text-sm font-semibold hover:bg-well"
              onClick={then(act)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
