import type { IngredientListing } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { IngredientView } from '../../ingredients/ingredient-view.ts';

/** The search box and filters of the database: a plain GET form. */
export function IngredientFilter({
  view,
  families,
}: {
  view: IngredientView;
  families: readonly IngredientListing[];
}) {
  return (
    <form
      method="get"
      action={paths.ingredients()}
      aria-label="Find an ingredient"
      className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto_auto]"
    >
      <Field
        className="max-sm:col-span-2"
        label="Ingredient"
        name="q"
        type="search"
        defaultValue={view.query}
        placeholder="sucralose, E950, ace-k …"
        maxLength={100}
        autoComplete="off"
        data-search-box=""
      />
      <div>
        <label htmlFor="family" className="mb-1 block text-sm font-semibold">
          Family
        </label>
        <select id="family" name="family" defaultValue={view.family} className="input">
          <option value="">All families</option>
          {families.map(({ canonical, name }) => (
            <option key={canonical} value={canonical}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <label className="flex min-h-11 items-center gap-2 font-semibold">
        <input
          type="checkbox"
          name="allergens"
          value="true"
          defaultChecked={view.allergensOnly}
          className="size-5 accent-ink"
        />
        Allergens only
      </label>
      <Button type="submit" variant="primary" className="max-sm:col-span-2">
        Find
      </Button>
    </form>
  );
}
