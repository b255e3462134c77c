import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { BrandListing } from '#contract/api.ts';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import type { SearchView } from '#contract/search-url.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { FITNESS_GOALS, PROTEIN_TYPES } from '#domain/product/enumerations.ts';
import { countOf, formatCount } from '../product-card/amount.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import type { FormData } from './form-data.ts';
import { DietaryWishes } from './dietary-wishes.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { IngredientField } from './ingredient-field.tsx';
import { MultiSelect } from './multi-select.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import { type OptionCounts, useOptionCounts } from './use-option-counts.ts';
import { criteriaOfDraft, type DraftState, type SearchDraft, toggled } from './use-search-draft.ts';
import { Warnings } from './warnings.tsx';

/**
 * The search form of home and /search (specification section 2): a real GET form that works without JavaScript; with it,
 * counts on every option, suggestions, and conflicts as they arise. Submitting loads /search in full.
 */
export function SearchForm({
  state: { draft, change },
  form,
  searchBox = true,
  plainBrands,
  folds = false,
  hint,
  keep,
  filterFields: FilterFields,
  target,
}: {
  state: DraftState;
  /** What came with the page; null where it could not be had. */
  form: FormData | null;
  /** What browsers without JavaScript have in the place of hundreds of brands. */
  plainBrands?: ReactNode;
  searchBox?: boolean;
  /** Whether choices and ticks are one line below 1024 px, opened by it. */
  folds?: boolean;
  /** Whether it says how to begin. */
  hint: boolean;
  /** On the search page: how its results are shown, which stays. */
  keep?: Pick<SearchView, 'layout' | 'columns'> | undefined;
  /** The filters, which only the search page has. */
  filterFields?: ComponentType<FilterFieldsProps>;
  /** Where the wishes go that no search is made with; searches where left out. */
  target?: FormTarget | undefined;
}) {
  const { criteria, summary, brands, counts, askForBrands } = useOptionCounts(draft, form);

  const { path, fields, label, button, submit } = target ?? searchTarget(keep, draft.filters);
  const understood = summary?.understood ?? [];
  const choices = (
    <>
      <ChoiceWishes
        draft={draft}
        change={change}
        counts={counts}
        brands={brands}
        onBrandsOpen={askForBrands}
        plainBrands={plainBrands}
        chips={keep === undefined}
      />
      <DietaryWishes draft={draft} change={change} counts={counts} />
    </>
  );
  return (
    <form
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        submit(criteriaOfDraft(draft));
      }}
      aria-label={label}
      className="@container"
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hint && (
        <p className="mb-3 text-sm text-soft">
          Start with at least 1 filter.{' '}
          <span className={folds ? 'max-sm:hidden' : ''}>
            Have a pack at hand? <a href={paths.readLabel()}>Read its label</a>.
          </span>
        </p>
      )}
      <div className="grid gap-x-6 gap-y-4 @min-[40rem]:grid-cols-2">
        <IngredientWish
          label="Avoid ingredients"
          name="avoid"
          placeholder="sucralose, soy"
          text={draft.avoid}
          understood={understood}
          onChange={(avoid) => change({ avoid })}
          searchBox={searchBox}
        />
        <IngredientWish
          label="Must-have ingredients"
          name="mustHave"
          placeholder="whey protein isolate"
          text={draft.mustHave}
          understood={understood}
          onChange={(mustHave) => change({ mustHave })}
        />
      </div>
      {folds ? (
        <div className="mt-3">
          <PhoneFold title="Type, goal, brand, diet">{choices}</PhoneFold>
        </div>
      ) : (
        choices
      )}
      {FilterFields !== undefined && (
        <FilterFields draft={draft} change={change} counts={counts} summary={summary} />
      )}
      <div className="mt-5">
        <Warnings warnings={summary?.warnings ?? []} />
      </div>
      <div className="form-end mt-5 flex flex-wrap items-center gap-3">
        <FormButtons own={button} />
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

/** What the form is sent with. */
function FormButtons({ own }: { own: string | undefined }) {
  if (own !== undefined) {
    return (
      <Button type="submit" className="@max-[30rem]:w-full">
        {own}
      </Button>
    );
  }
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        className="px-4 text-base @max-[30rem]:w-full @min-[40rem]:px-6 @min-[40rem]:text-lg"
      >
        Find My Perfect Protein
      </Button>
      <ButtonLink href={paths.searchAll()} className="@max-[30rem]:w-full">
        Browse All Products
      </ButtonLink>
    </>
  );
}

/** What takes the wishes. */
export interface FormTarget {
  readonly path: string;
  /** What the form sends beside the wishes, where there is no JavaScript. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** What the form is called. */
  readonly label: string;
  /** What its button says; left out where it searches. */
  readonly button?: string;
  readonly submit: (criteria: Criteria) => void;
}

/** The search page, in the look that `keep` says. */
function searchTarget(
  keep: Pick<SearchView, 'layout' | 'columns'> | undefined,
  filters: SearchDraft['filters'],
): FormTarget {
  const layout = keep?.layout;
  return {
    path: '/search',
    fields: [['showAll', 'true'], ...(layout === undefined ? [] : ([['view', layout]] as const))],
    label: 'Protein match search',
    submit: (criteria) =>
      window.location.assign(paths.search({ ...keep, criteria, filters, showAll: true })),
  };
}

/** An ingredient field, and under it what its words were understood as. */
function IngredientWish({
  text,
  understood,
  onChange,
  ...field
}: {
  label: string;
  name: string;
  placeholder: string;
  text: string;
  understood: ComponentProps<typeof UnderstoodWords>['understood'];
  onChange: (text: string) => void;
  searchBox?: boolean;
}) {
  return (
    <IngredientField
      {...field}
      hint="Separate multiple ingredients with commas."
      value={text}
      onChange={onChange}
      below={<UnderstoodWords text={text} understood={understood} onChange={onChange} />}
    />
  );
}

/** Protein types, goals and brands: any of those chosen will do. */
function ChoiceWishes({
  draft,
  change,
  counts,
  brands,
  onBrandsOpen,
  plainBrands,
  chips,
}: DraftState & {
  counts: OptionCounts;
  brands: readonly BrandListing[];
  onBrandsOpen: () => void;
  plainBrands: ReactNode;
  chips: boolean;
}) {
  /** A choice that is called as it is written. */
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
        onOpen={onBrandsOpen}
        plain={plainBrands}
        rest={<a href={paths.brands()}>All brands</a>}
      />
    </div>
  );
}
