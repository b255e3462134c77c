import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { rememberLayout } from '../../../result-layout/remembered-layout.ts';

const LAYOUTS = [
  ['cards', 'Cards'],
  ['table', 'Table'],
] as const;

/** Cards or table. The address holds the choice, and the session remembers it. */
export function LayoutSwitch({ view, className = '' }: { view: SearchView; className?: string }) {
  const current = view.layout ?? 'cards';
  return (
    <div role="group" aria-label="View" className={`flex print:hidden ${className}`}>
      {LAYOUTS.map(([layout, label]) => (
        <AppLink
          key={layout}
          to={paths.search({ ...view, layout })}
          // Replaces the history entry, so that going back leads to the previous search. The session keeps the layout.
          replace
          onClick={() => rememberLayout(layout)}
          aria-current={layout === current ? 'true' : undefined}
          className={`tool -ml-px no-underline first:ml-0 ${layout === current ? 'tool-on' : ''}`}
          title={label}
        >
          <Icon name={layout} />
          <span className="sr-only">{label}</span>
        </AppLink>
      ))}
    </div>
  );
}
