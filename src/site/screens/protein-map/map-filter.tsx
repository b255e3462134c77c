import { ROUTES } from '#contract/paths.ts';
import { buildSearchQuery } from '#contract/search-url.ts';
import { NO_CRITERIA } from '#domain/matching/criteria.ts';
import {
  DIETARY_FLAG_LABELS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PROTEIN_TYPES,
} from '#domain/enumerations.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Field } from '../../ui/field.tsx';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import {
  boundsOf,
  MAP_FIGURES,
  type MapFigure,
  type MapPart,
  type MapView,
} from '../../catalogue-map/map-view.ts';
import { AppliedFilters, type NamedBrands } from './applied-filters.tsx';

const LABEL = 'tap-small w-full gap-2 text-sm';

const PART_BOUNDS = [
  { name: 'yMin', label: 'Up from' },
  { name: 'yMax', label: 'Up to' },
  { name: 'xMin', label: 'Across from' },
  { name: 'xMax', label: 'Across to' },
] as const;

/** Returns the parameters of the address for which the form has no field. */
function keptFields({ criteria, filters, unread }: MapView): URLSearchParams {
  const kept = { criteria: { ...NO_CRITERIA, brandIds: criteria.brandIds }, filters, unread };
  return new URLSearchParams(buildSearchQuery(kept));
}

/**
 * The axes and the criteria of a search, as a plain form: the address holds the whole state, and no JavaScript is
 * needed.
 */
export function MapFilter({ view, brands }: { view: MapView; brands: NamedBrands }) {
  const { criteria } = view;
  return (
    <form
      id="map-filter"
      action={ROUTES.proteinMap}
      method="get"
      aria-label="Filter the map"
      className="label wrap-anywhere *:not-last:mb-4 p-4 md:max-lg:columns-2 *:break-inside-avoid"
    >
      <div className="grid gap-3">
        <AxisSelect label="Up" name="y" chosen={view.y} />
        <AxisSelect label="Across" name="x" chosen={view.x} />
      </div>
      <Field
        label="Avoid ingredients"
        name="avoid"
        defaultValue={criteria.avoidIngredients.join(', ')}
        placeholder="sucralose, soy"
        hint="Separate by commas"
      />
      <Field
        label="Must have"
        name="mustHave"
        defaultValue={criteria.mustHaveIngredients.join(', ')}
        placeholder="stevia"
      />
      <div className="*:not-last:border-b *:not-last:border-rule border-y border-rule">
        <CheckboxGroup
          legend="Protein type"
          name="proteinTypes"
          options={PROTEIN_TYPES}
          chosen={criteria.proteinTypes}
        />
        <CheckboxGroup
          legend="Fitness goal"
          name="fitnessGoals"
          options={FITNESS_GOALS}
          chosen={criteria.fitnessGoals}
        />
        <details open={criteria.flags.length > 0}>
          <Disclosure>Dietary needs</Disclosure>
          <fieldset>
            <legend className="sr-only">Dietary needs</legend>
            {DIETARY_FLAGS.map((flag) => (
              <Checkbox key={flag} name={flag} checked={criteria.flags.includes(flag)}>
                {DIETARY_FLAG_LABELS[flag]}
              </Checkbox>
            ))}
          </fieldset>
        </details>
        <PartFields zoom={view.zoom} />
      </div>
      <HiddenFields of={keptFields(view)} />
      <AppliedFilters view={view} brands={brands} />
      <div>
        <Checkbox name="unstated" checked={view.unstated}>
          Include unstated types
        </Checkbox>
        <Checkbox name="showAll" checked={view.showAll}>
          Include near matches
        </Checkbox>
        <Checkbox name="unconfirmed" checked={view.unconfirmed}>
          Include unconfirmed
        </Checkbox>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          Draw the map
        </Button>
        <ButtonLink href={ROUTES.proteinMap} variant="quiet" className="px-2">
          Reset
        </ButtonLink>
      </div>
    </form>
  );
}

function Disclosure({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 items-center justify-between text-sm font-semibold">
      {children}
      <Icon name="down" />
    </summary>
  );
}

function AxisSelect({ label, name, chosen }: { label: string; name: string; chosen: MapFigure }) {
  return (
    <label className="block">
      <span className="mb-1 block text-sm font-semibold">{label}</span>
      <select name={name} defaultValue={chosen} className="input">
        {Object.entries(MAP_FIGURES).map(([key, figure]) => (
          <option key={key} value={key}>
            {figure.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The bounds of the part that is drawn, to zoom without dragging. */
function PartFields({ zoom }: { zoom: MapPart | null }) {
  const bounds = boundsOf(zoom);
  return (
    <details open={zoom !== null}>
      <Disclosure>Part of the map</Disclosure>
      <fieldset className="grid grid-cols-2 gap-2 pb-3">
        <legend className="sr-only">Part of the map</legend>
        {PART_BOUNDS.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            name={name}
            type="number"
            step="any"
            inputMode="decimal"
            defaultValue={bounds[name] ?? ''}
          />
        ))}
      </fieldset>
    </details>
  );
}

function Checkbox({
  name,
  checked,
  children,
}: {
  name: string;
  checked: boolean;
  children: string;
}) {
  return (
    <label className={LABEL}>
      <input
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={checked}
        className="size-5 accent-ink"
      />
      {children}
    </label>
  );
}

function CheckboxGroup({
  legend,
  name,
  options,
  chosen,
}: {
  legend: string;
  name: string;
  options: readonly string[];
  chosen: readonly string[];
}) {
  return (
    <details open={chosen.length > 0}>
      <Disclosure>{legend}</Disclosure>
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        {options.map((option) => (
          <label key={option} className={LABEL}>
            <input
              type="checkbox"
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              className="size-5 accent-ink"
            />
            {option}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
