import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import {
  DIETARY_FLAG_LABELS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { queries } from '../client/queries.ts';
import { useApi } from '../client/site-context.tsx';
import { countOf, formatCount } from '../product-card/amount.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { IngredientField } from './ingredient-field.tsx';
import { MultiSelect } from './multi-select.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import { useDebounced } from './use-debounced.ts';
import { criteriaOfDraft, type DraftState, toggled } from './use-search-draft.ts';
import { Warnings } from './warnings.tsx';

const COUNT_PAUSE_MS = 250;

/**
 * The search form of home and /search (specification section 2): a real GET form that works without JavaScript; with it,
 * counts on every option, suggestions, and conflicts as they arise. Submitting loads /search in full.
 */
export function SearchForm({
  state: { draft, change },
  searchBox = true,
  plainBrands,
}: {
  state: DraftState;
  /** What browsers without JavaScript have in the place of hundreds of brands. */
  plainBrands?: ReactNode;
  searchBox?: boolean;
}) {
  const api = useApi();
  const source = JSON.stringify(criteriaOfDraft(draft));
  const settled = useDebounced(source, COUNT_PAUSE_MS);
  const criteria = useMemo(
    () => JSON.parse(settled) as ReturnType<typeof criteriaOfDraft>,
    [settled],
  );
  const { data: summary } = useQuery({
    ...queries.formCounts(api, criteria),
    placeholderData: keepPreviousData,
  });

  const [brandsOpen, setBrandsOpen] = useState(false);
  const { data: brandCounts } = useQuery({
    ...queries.brandCounts(api, criteria),
    enabled: import.meta.env.SSR || brandsOpen,
    placeholderData: keepPreviousData,
  });
  const { data: brands = [] } = useQuery({
    ...queries.brands(api),
    enabled: import.meta.env.SSR || brandsOpen,
  });

  const counts = useMemo(() => {
    const groups = new Map<string, Map<string, number>>();
    for (const [group, options] of Object.entries({
      ...summary?.facets,
      ...brandCounts,
    })) {
      groups.set(group, new Map(options.map(({ value, count }) => [value, count])));
    }
    return (group: string, value: string | number) =>
      groups.has(group) ? (groups.get(group)?.get(String(value)) ?? 0) : null;
  }, [summary, brandCounts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(paths.search({ criteria: criteriaOfDraft(draft), showAll: true }));
  };

  const understood = summary?.understood ?? [];
  return (
    <form method="get" action="/search" onSubmit={submit} aria-label="Protein match search">
      <input type="hidden" name="showAll" value="true" />
      <p className="text-sm text-soft">
        Start with at least 1 filter. Have a pack at hand?{' '}
        <a href={paths.readLabel()}>Read its label</a>.
      </p>
      <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">
        <IngredientField
          label="Avoid ingredients"
          name="avoid"
          placeholder="sucralose, soy"
          hint="Separate multiple ingredients with commas."
          value={draft.avoid}
          onChange={(avoid) => change({ avoid })}
          searchBox={searchBox}
          below={
            <UnderstoodWords
              text={draft.avoid}
              understood={understood}
              onChange={(avoid) => change({ avoid })}
            />
          }
        />
        <IngredientField
          label="Must-have ingredients"
          name="mustHave"
          placeholder="whey protein isolate"
          hint="Separate multiple ingredients with commas."
          value={draft.mustHave}
          onChange={(mustHave) => change({ mustHave })}
          below={
            <UnderstoodWords
              text={draft.mustHave}
              understood={understood}
              onChange={(mustHave) => change({ mustHave })}
            />
          }
        />
      </div>
      <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-3">
        <MultiSelect
          legend="Protein types"
          name="proteinTypes"
          placeholder="Any type"
          choices={PROTEIN_TYPES.map((value) => ({
            value,
            label: value,
            count: counts('proteinTypes', value),
          }))}
          selected={draft.proteinTypes}
          onToggle={(value, on) => change({ proteinTypes: toggled(draft.proteinTypes, value, on) })}
        />
        <MultiSelect
          legend="Fitness goals"
          name="fitnessGoals"
          placeholder="Any goal"
          choices={FITNESS_GOALS.map((value) => ({
            value,
            label: value,
            count: counts('fitnessGoals', value),
          }))}
          selected={draft.fitnessGoals}
          onToggle={(value, on) => change({ fitnessGoals: toggled(draft.fitnessGoals, value, on) })}
        />
        <MultiSelect
          legend="Brands"
          name="brandIds"
          placeholder="Any brand"
          choices={brands.map(({ id, name }) => ({
            value: id,
            label: name,
            count: counts('brandIds', id),
          }))}
          selected={draft.brandIds}
          onToggle={(value, on) => change({ brandIds: toggled(draft.brandIds, value, on) })}
          onOpen={() => setBrandsOpen(true)}
          plain={plainBrands}
        />
      </div>
      <fieldset className="mt-5">
        <legend className="mb-1 text-sm font-semibold">Dietary wishes</legend>
        <div className="grid grid-cols-1 gap-x-6 border-t border-rule min-[26rem]:grid-cols-2 lg:grid-cols-4">
          {DIETARY_FLAGS.map((flag) => {
            const count = counts('flags', flag);
            return (
              <label
                key={flag}
                className={`flex min-h-11 items-center gap-3 border-b border-rule ${count === 0 ? 'text-faint' : ''}`}
              >
                <input
                  type="checkbox"
                  name={flag}
                  value="true"
                  className="size-5 shrink-0 accent-ink"
                  checked={draft.flags.includes(flag)}
                  onChange={(event) =>
                    change({ flags: toggled(draft.flags, flag, event.target.checked) })
                  }
                />
                <span className="flex-1">{DIETARY_FLAG_LABELS[flag]}</span>
                {count !== null && (
                  <span className="text-xs text-soft">
                    {formatCount(count)}
                    <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
                  </span>
                )}
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className="mt-5">
        <Warnings warnings={summary?.warnings ?? []} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" className="px-6 text-lg max-sm:w-full">
          Find My Perfect Protein
        </Button>
        <ButtonLink href={paths.searchAll()} className="max-sm:w-full">
          Browse All Products
        </ButtonLink>
        <p className="text-sm text-soft" role="status">
          {summary !== undefined && hasCriteria(criteria) && (
            <>
              {countOf(summary.total, 'product')}, {formatCount(summary.perfect)} perfect
              {summary.total === 0 && '. The results page will say which wish to drop'}
            </>
          )}
        </p>
      </div>
    </form>
  );
}
