import type { SearchSummary } from '#contract/api.ts';
import type { Filters } from '#domain/matching/filters.ts';
import { PRODUCT_FORMATS, type ProductFormat } from '#domain/product/enumerations.ts';
import { COLUMNS } from '../columns/columns.ts';
import { countOf } from '../product-card/amount.ts';
import { type DraftState, toggled } from './use-search-draft.ts';

const FORMAT_NAMES: Readonly<Record<ProductFormat, string>> = {
  powder: 'Powder',
  rtd: 'Drink',
  bar: 'Bar',
};

/** Filters narrow the list and touch no score (product.md section 2, "Filters"). What does not state a figure is counted. */
export function FilterFields({
  draft: { filters },
  change,
  unstated,
}: DraftState & { unstated: SearchSummary['unstated'] }) {
  const set = (part: Partial<Filters>) => change({ filters: { ...filters, ...part } });
  const formats = filters.formats ?? [];
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-sm font-semibold">Filters</legend>
      <p className="mb-2 text-xs text-soft">They narrow the list and change no score.</p>
      <div className="flex flex-wrap gap-x-4">
        {PRODUCT_FORMATS.map((format) => (
          <label key={format} className="tap-small gap-2 text-sm">
            <input
              type="checkbox"
              name="format"
              value={format}
              className="size-5 accent-ink"
              checked={formats.includes(format)}
              onChange={({ target }) =>
                set({ formats: some(toggled(formats, format, target.checked)) })
              }
            />
            {FORMAT_NAMES[format]}
          </label>
        ))}
      </div>
      <label className="tap-small gap-2 text-sm">
        <input
          type="checkbox"
          name="testedMin"
          value="1"
          className="size-5 accent-ink"
          checked={(filters.testedMin ?? 0) > 0}
          onChange={({ target }) => set({ testedMin: target.checked ? 1 : undefined })}
        />
        Has an independent test
      </label>
      <TextFilter
        label="Name or brand"
        name="q"
        value={filters.text ?? ''}
        onChange={(text) => set({ text: text === '' ? undefined : text })}
      />
      <TextFilter
        label="Flavor"
        name="flavor"
        value={(filters.flavors ?? []).join(', ')}
        onChange={(text) => set({ flavors: text === '' ? undefined : text.split(/,\s*/) })}
      />
      <div className="mt-2 space-y-1">
        {COLUMNS.map(({ id, label, unit, better, filter }) => {
          if (filter === null) return null;
          const silent = unstated.find((each) => each.filter === filter)?.count ?? 0;
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
                  {countOf(silent, 'product')} left out: not stated.
                </p>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

const some = <T,>(list: readonly T[]): readonly T[] | undefined =>
  list.length === 0 ? undefined : list;

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
