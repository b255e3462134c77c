import { paths } from '#contract/paths.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import { ShareLine } from '../../charts/share-line.tsx';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { StateMark } from '../../ui/state-mark.tsx';

interface PresenceCounts {
  readonly named: number;
  readonly without: number;
  readonly hidden: number;
  readonly unconfirmed: number;
}

/**
 * The whole catalogue as one bar: contains or may contain the ingredient, confirmed without it, not stated. Each part
 * links to the search that shows it.
 */
export function Presence({ presence, word }: { presence: PresenceCounts; word: string }) {
  const { named, without, hidden, unconfirmed } = presence;
  const avoid = { ...NO_CRITERIA, avoidIngredients: [word] };
  const all = without + hidden + unconfirmed;
  return (
    <section aria-labelledby="presence-heading">
      <h2 id="presence-heading" className="text-sm font-bold">
        Of {countOf(all, 'product')}, flavors counted as one
      </h2>
      <ShareLine
        className="mt-2 mb-2 h-6"
        parts={[
          { key: 'hidden', count: hidden, fill: 'fill-clay' },
          { key: 'without', count: without, fill: 'fill-leaf' },
          { key: 'unconfirmed', count: unconfirmed, fill: 'fill-rule' },
        ]}
      />
      <ul className="grid grid-cols-3 gap-x-3 sm:gap-x-8">
        <Part
          status="unmet"
          count={hidden}
          label="contain it, or may contain it, in every flavor"
          note={`${countOf(named, 'lists', 'list')} it as an ingredient in at least one flavor`}
          href={`${paths.search({ criteria: avoid, showAll: true })}&hidden=true#hidden`}
        />
        <Part
          status="met"
          count={without}
          label="are confirmed without"
          note="the whole list was read, and nothing warns of traces"
          href={paths.search({ criteria: avoid, showAll: true })}
        />
        <Part
          status="unknown"
          count={unconfirmed}
          label="do not say"
          note="no ingredient list, or one that was not read in full"
          href={paths.search({ criteria: avoid, showAll: true, unconfirmed: true })}
        />
      </ul>
    </section>
  );
}

function Part({
  status,
  count,
  label,
  note,
  href,
}: {
  status: 'met' | 'unmet' | 'unknown';
  count: number;
  label: string;
  note: string;
  href: string;
}) {
  return (
    <li className="border-t border-rule py-2 text-sm">
      <a href={href} className="block no-underline hover:underline">
        <span className="figure block text-xl">{formatCount(count)}</span>
        <StateMark status={status}>{label}</StateMark>
      </a>
      <span className="block text-xs text-soft">{note}</span>
    </li>
  );
}
