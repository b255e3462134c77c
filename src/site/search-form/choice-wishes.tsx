import type { ReactNode } from 'react';
import type { BrandListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { MultiSelect } from './multi-select.tsx';
import type { OptionCounts } from './use-option-counts.ts';
import { type DraftState, toggled } from './use-search-draft.ts';

/** Protein types, goals and brands. A product matches if it has any of those chosen in a group. */
export function ChoiceWishes({
  draft,
  change,
  counts,
  brands,
  noBrands,
  onBrandsOpen,
  plainBrands,
  chips,
}: DraftState & {
  counts: OptionCounts;
  brands: readonly BrandListing[];
  noBrands: boolean;
  onBrandsOpen: () => void;
  plainBrands: ReactNode;
  chips: boolean;
}) {
  /** Returns a choice whose label equals its value. */
  const named =
    (group: string) =>
    <T extends string>(value: T) => ({ value, label: value, count: counts(group, value) });
  return (
    <div className="mt-4 grid gap-x-6 gap-y-4 @min-[40rem]:grid-cols-3">
      <MultiSelect
        legend="Protein types"
        name="proteinTypes"
        placeholder="Any type"
        choices={PROTEIN_TYPES.map(named('proteinTypes'))}
        selected={draft.proteinTypes}
        chips={chips}
        onToggle={(value, on) => change({ proteinTypes: toggled(draft.proteinTypes, value, on) })}
      />
      <MultiSelect
        legend="Fitness goals"
        name="fitnessGoals"
        placeholder="Any goal"
        choices={FITNESS_GOALS.map(named('fitnessGoals'))}
        selected={draft.fitnessGoals}
        chips={chips}
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
        chips={chips}
        onToggle={(value, on) => change({ brandIds: toggled(draft.brandIds, value, on) })}
        long={{
          onFirstOpen: onBrandsOpen,
          failed: noBrands,
          plain: plainBrands,
          rest: <a href={paths.brands()}>All brands</a>,
        }}
      />
    </div>
  );
}
