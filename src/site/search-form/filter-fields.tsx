import { useState } from 'react';
import type { SearchSummary } from '#contract/api.ts';
import { FIGURE_FILTERS, type Filters } from '#domain/matching/filters.ts';
import { PRODUCT_FORMATS } from '#domain/enumerations.ts';
import { COLUMNS } from '../columns/columns.ts';
import { countOf } from '../product-card/amount.ts';
import { FORMAT_NAMES } from '../wishes/applied-filters.ts';
import { splitTerms } from './ingredient-text.ts';
import { OptionCount } from './option-count.tsx';
import type { OptionCounts } from './use-option-counts.ts';
import { type DraftState, toggled } from './use-search-draft.ts';

/** Number of flavors, the most common among the results, that have a checkbox. */
const FLAVORS_SHOWN = 6;

interface FieldProps {
  readonly filters: Filters;
  readonly set: (part: Partial<Filters>) => void;
}

export interface FilterFieldsProps extends DraftState {
  readonly counts: OptionCounts;
  /** The summary of the search being edited; undefined until it is known. */
  readonly summary: Pick<SearchSummary, 'facets' | 'unstated'> | undefined;
}

/**
 * Filters narrow the list and do not affect the score (product.md section 2, "Filters"). Products that do not state a
 * figure are counted and offered.
 */
export function FilterFields({ draft: { filters }, change, counts, summary }: FilterFieldsProps) {
  const flavors = (summary?.facets['flavors'] ?? []).slice(0, FLAVORS_SHOWN);
  const set = (part: Partial<Filters>) => change({ filters: { ...filters, ...part } });
  const bounded = FIGURE_FILTERS.some(({ filter }) => filters[filter] !== undefined);
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-sm font-semibold">Filters</legend>
      <p className="mb-2 text-xs text-soft">They change no score.</p>
      <div className="flex flex-wrap gap-x-4">
        {PRODUCT_FORMATS.map((format) => (
          <Option
            key={format}
            name="format"
            value={format}
            label={FORMAT_NAMES[format]}
            count={counts('formats', format)}
            checked={(filters.formats ?? []).includes(format)}
            onToggle={(on) => set({ formats: some(toggled(filters.formats ?? [], format, on)) })}
          />
        ))}
      </div>
      <Option
        name="testedMin"
        value="1"
        label="Has an independent test"
        count={null}
        checked={(filters.testedMin ?? 0) > 0}
        onToggle={(on) => set({ testedMin: on ? 1 : undefined })}
      />
      <TextFilter
        label="Name or brand"
        name="q"
        value={filters.text ?? ''}
        onChange={(text) => set({ text: text === '' ? undefined : text })}
      />
      <FlavorFields
        filters={filters}
        set={set}
        counts={counts}
        flavors={flavors.map(({ value }) => value)}
      />
      <div className="mt-2 *:not-last:mb-1">
        {COLUMNS.map(({ id, label, unit, better, filter }) => {
          if (filter === null) return null;
          const silent = summary?.unstated.find((each) => each.filter === filter)?.count ?? 0;
          return (
            <div key={id}>
              <label className="flex min-h-9 items-center justify-between gap-2 text-sm">
                <span>
                  {label}{' '}
                  <span className="text-soft">
                    {better === 'less' ? 'at most' : 'at least'}
                    {unit !== '' && `, ${unit}`}
                  </span>
                </span>
                <input
                  type="number"
                  name={filter}
                  min={0}
                  step="any"
                  inputMode="decimal"
                  className="input min-h-9 w-20 shrink-0 px-2 py-1 text-right"
                  value={filters[filter] ?? ''}
                  onChange={({ target }) =>
                    set({
                      [filter]: target.value === '' ? undefined : Math.max(0, Number(target.value)),
                    })
                  }
                />
              </label>
              {silent > 0 && (
                <p className="text-xs text-soft">
                  {countOf(silent, 'product')}{' '}
                  {filters.orUnstated === true ? 'listed all the same' : 'left out'}: not stated.
                </p>
              )}
            </div>
          );
        })}
      </div>
      {bounded && (
        <Option
          name="orUnstated"
          value="true"
          label="List what is not stated too"
          count={null}
          checked={filters.orUnstated === true}
          onToggle={(on) => set({ orUnstated: on ? true : undefined })}
        />
      )}
    </fieldset>
  );
}

/** Checkboxes for the most common flavors, and a field for any other. */
function FlavorFields({
  filters,
  set,
  counts,
  flavors,
}: FieldProps & { counts: OptionCounts; flavors: readonly string[] }) {
  const chosen = filters.flavors ?? [];
  const others = chosen.filter((flavor) => !flavors.includes(flavor));
  // Keeps what was typed, unless the value has changed since.
  const [typed, setTyped] = useState(others.join(', '));
  const isCurrent =
    splitTerms(typed).every((flavor) => chosen.includes(flavor)) &&
    others.every((flavor) => splitTerms(typed).includes(flavor));
  const text = isCurrent ? typed : others.join(', ');
  return (
    <>
      <TextFilter
        label="Flavor"
        name="flavor"
        value={text}
        onChange={(next) => {
          setTyped(next);
          const ticked = chosen.filter((flavor) => !splitTerms(text).includes(flavor));
          set({ flavors: some([...new Set([...ticked, ...splitTerms(next)])]) });
        }}
      />
      <div className="flex flex-wrap gap-x-4">
        {flavors.map((flavor) => (
          <Option
            key={flavor}
            name="flavor"
            value={flavor}
            label={flavor}
            count={counts('flavors', flavor)}
            checked={chosen.includes(flavor)}
            onToggle={(on) => set({ flavors: some(toggled(chosen, flavor, on)) })}
          />
        ))}
      </div>
    </>
  );
}

function TextFilter({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <label className="mt-2 block text-sm">
      {label}
      <input
        type="text"
        name={name}
        maxLength={200}
        autoComplete="off"
        className="input min-h-9 py-1"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

function Option({
  name,
  value,
  label,
  count,
  checked,
  onToggle,
}: {
  name: string;
  value: string;
  label: string;
  count: number | null;
  checked: boolean;
  onToggle: (on: boolean) => void;
}) {
  return (
    <label className={`tap-small gap-2 text-sm ${count === 0 ? 'text-faint' : ''}`}>
      <input
        type="checkbox"
        name={name}
        value={value}
        className="size-5 accent-ink"
        checked={checked}
        onChange={({ target }) => onToggle(target.checked)}
      />
      <span>
        {label} <OptionCount count={count} />
      </span>
    </label>
  );
}

const some = <T,>(list: readonly T[]): readonly T[] | undefined =>
  list.length === 0 ? undefined : list;
