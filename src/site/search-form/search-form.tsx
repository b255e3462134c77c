import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { countOf, formatCount } from '../product-card/amount.ts';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { ChoiceWishes } from './choice-wishes.tsx';
import { DietaryWishes } from './dietary-wishes.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import type { FormData } from './form-data.ts';
import type { FormTarget } from './form-target.tsx';
import { IngredientField } from './ingredient-field.tsx';
import { isUnfinished } from './unfinished.ts';
import { UnderstoodWords } from './understood-words.tsx';
import { useOptionCounts } from './use-option-counts.ts';
import type { DraftState } from './use-search-draft.ts';
import { Warnings } from './warnings.tsx';

/**
 * The search form of the home page and /search (specification section 2): a real GET form that works without
 * JavaScript. With JavaScript it shows counts on every option, suggestions, and conflicts as they arise. Submitting
 * loads /search in full.
 */
export function SearchForm({
  state: { draft, change },
  form,
  searchBox = false,
  plainBrands,
  folds = false,
  hint = false,
  filterFields: FilterFields,
  target,
}: {
  state: DraftState;
  /** The data that came with the page; null if it was not available. */
  form: FormData | null;
  /** Replaces the list of hundreds of brands in browsers without JavaScript. */
  plainBrands?: ReactNode;
  /** Whether `/` focuses its first field. */
  searchBox?: boolean;
  /** Whether choices and checkboxes are collapsed into one line below 1024 px. */
  folds?: boolean;
  /** Whether a hint on how to begin is shown. */
  hint?: boolean;
  /** The filters, which only the search page has. It also lists the chosen values above the results. */
  filterFields?: ComponentType<FilterFieldsProps>;
  target: FormTarget;
}) {
  const { criteria, summary, brands, noBrands, counts, askForBrands } = useOptionCounts(
    draft,
    form,
  );
  const { path, fields, label, buttons, submit } = target;
  const understood = summary?.understood ?? [];
  const choices = (
    <>
      <ChoiceWishes
        draft={draft}
        change={change}
        counts={counts}
        brands={brands}
        noBrands={noBrands}
        onBrandsOpen={askForBrands}
        plainBrands={plainBrands}
        chips={FilterFields === undefined}
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
        submit(draft);
      }}
      aria-label={label}
      className="@container"
    >
      <HiddenFields of={fields} />
      {hint && (
        <div className="mb-3">
          <StartHint folds={folds} />
        </div>
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
        {buttons}
        <p className="text-sm text-soft" role="status">
          {summary !== undefined && hasCriteria(criteria) && (
            <>
              {countOf(summary.total, 'product')}, {formatCount(summary.perfect)} perfect
            </>
          )}
        </p>
      </div>
    </form>
  );
}

/** A hint on how to begin; `folds` as in the form. */
export function StartHint({ folds = false }: { folds?: boolean }) {
  return (
    <p className="text-sm text-soft">
      Start with at least 1 filter.{' '}
      <span className={folds ? 'max-sm:hidden' : ''}>
        Have a pack at hand? <a href={paths.readLabel()}>Read its label</a>.
      </span>
    </p>
  );
}

/**
 * An ingredient field, followed by what its words were understood as. The last term is held back from the search while
 * it is no known ingredient.
 */
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
      held={isUnfinished(text, understood)}
      hint="Separate multiple ingredients with commas."
      value={text}
      onChange={onChange}
      below={<UnderstoodWords text={text} understood={understood} onChange={onChange} />}
    />
  );
}
