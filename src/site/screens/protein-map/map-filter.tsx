import { ROUTES } from '#contract/paths.ts';
import {
  DIETARY_FLAG_LABELS,
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PROTEIN_TYPES,
} from '#domain/product/enumerations.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Field } from '../../ui/field.tsx';
import { MAP_FIGURES, type MapFigure, type MapView } from '../../catalogue-map/map-view.ts';

const BOX = 'tap-small w-full gap-2 text-sm';
const GROUP = 'group/boxes';

/** The axes and the criteria of a search: a plain form, so that the address says all and no JavaScript is needed. */
export function MapFilter({ view }: { view: MapView }) {
  const { criteria } = view;
  return (
    <form
      action={ROUTES.proteinMap}
      method="get"
      aria-label="Filter the map"
      className="label space-y-4 p-4 sm:max-lg:columns-2 sm:max-lg:*:break-inside-avoid"
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
      <div className="divide-y divide-rule border-y border-rule">
        <Boxes
          legend="Protein type"
          name="proteinTypes"
          options={PROTEIN_TYPES}
          chosen={criteria.proteinTypes}
        />
        <Boxes
          legend="Fitness goal"
          name="fitnessGoals"
          options={FITNESS_GOALS}
          chosen={criteria.fitnessGoals}
        />
        <details open={criteria.flags.length > 0} className={GROUP}>
          <Opener>Dietary needs</Opener>
          <fieldset>
            <legend className="sr-only">Dietary needs</legend>
            {DIETARY_FLAGS.map((flag) => (
              <label key={flag} className={BOX}>
                <input
                  type="checkbox"
                  name={flag}
                  value="true"
                  defaultChecked={criteria.flags.includes(flag)}
                  className="size-5 accent-ink"
                />
                {DIETARY_FLAG_LABELS[flag]}
              </label>
            ))}
          </fieldset>
        </details>
      </div>
      {criteria.brandIds.map((id) => (
        <input key={id} type="hidden" name="brandIds" value={id} />
      ))}
      {view.format !== null && <input type="hidden" name="format" value={view.format} />}
      <label className={BOX}>
        <input
          type="checkbox"
          name="unstated"
          value="true"
          defaultChecked={view.unstated}
          className="size-5 accent-ink"
        />
        Draw types not stated
      </label>
      <label className={BOX}>
        <input
          type="checkbox"
          name="showAll"
          value="true"
          defaultChecked={view.showAll}
          className="size-5 accent-ink"
        />
        Include near matches
      </label>
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

function Opener({ children }: { children: string }) {
  return (
    <summary className="flex min-h-11 items-center justify-between text-sm font-semibold">
      {children}
      <Icon name="down" className="size-4 group-open/boxes:rotate-180" />
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

function Boxes({
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
    <details open={chosen.length > 0} className={GROUP}>
      <Opener>{legend}</Opener>
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        {options.map((option) => (
          <label key={option} className={BOX}>
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
