import { paths } from '#contract/paths.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS, DIETARY_FLAGS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { formatCount } from '../../product-card/amount.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { appliedFilters } from '../../wishes/applied-filters.ts';
import type { CollectionData } from './collection-screen.tsx';
import { RuledSection } from '../../prose/ruled-section.tsx';

/** Number of additions offered. */
const OFFERED = 6;

interface Addition {
  readonly label: string;
  readonly count: number;
  readonly criteria: Criteria;
}

/** Returns criteria whose addition would keep some of the products but not all, those that keep the most first. */
function additionsOf({ collection, criteria, summary }: CollectionData): readonly Addition[] {
  const countIn = (group: string, value: string) =>
    summary.facets[group]?.find((each) => each.value === value)?.count ?? 0;
  const flags = DIETARY_FLAGS.filter((flag) => !criteria.flags.includes(flag)).map((flag) => ({
    label: DIETARY_FLAG_LABELS[flag],
    count: countIn('flags', flag),
    criteria: { ...criteria, flags: [...criteria.flags, flag] },
  }));
  const types =
    criteria.proteinTypes.length > 0
      ? []
      : PROTEIN_TYPES.map((type) => ({
          label: type,
          count: countIn('proteinTypes', type),
          criteria: { ...criteria, proteinTypes: [type] },
        }));
  return [...flags, ...types]
    .filter(({ count }) => count > 0 && count < collection.count)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, OFFERED);
}

/**
 * Links that change the criteria: each can be removed, and others added, with the number of products that would match.
 */
export function ChangeWish({ data }: { data: CollectionData }) {
  const { collection, criteria } = data;
  const { filters } = collection;
  const additions = additionsOf(data);
  return (
    <RuledSection id="change" heading="Change the wishes">
      <ul className="mt-2 flex flex-wrap gap-1.5" aria-label="Take away">
        {appliedFilters(criteria, filters, []).map(({ key, label, without }) => (
          <li key={key}>
            <RemovableChip label={label} href={paths.search({ ...without, showAll: true })} />
          </li>
        ))}
      </ul>
      {additions.length > 0 && (
        <ul className="mt-2 text-sm">
          {additions.map((addition) => (
            <li key={addition.label} className="count-row">
              <a href={paths.search({ criteria: addition.criteria, filters, showAll: true })}>
                + {addition.label}
              </a>
              <span>
                {formatCount(addition.count)}
                <span className="sr-only"> would fit</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  );
}
