import { type FormEvent, type ReactNode, useState } from 'react';
import { ROUTES } from '#contract/paths.ts';
import {
  ACTIVITY_LEVELS,
  CALCULATOR_GOALS,
  type CalculatorField,
  type CalculatorInput,
  GENDERS,
  readCalculatorForm,
  WEIGHT_UNITS,
} from '#domain/calculator/calculator-input.ts';
import { ACTIVITY_LABELS, GOAL_LABELS } from '#domain/calculator/daily-protein.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { CALCULATOR_FIELDS, type CalculatorView } from './calculator-address.ts';

type Problems = Readonly<Partial<Record<CalculatorField, string>>>;

/**
 * The form. Without JavaScript it is a plain GET form with the disclaimer as a checkbox; with it, a dialog asks
 * instead.
 */
export function CalculatorForm({
  view,
  onSubmit,
}: {
  view: CalculatorView;
  onSubmit: (input: CalculatorInput) => void;
}) {
  const [problems, setProblems] = useState<Problems>(
    view.sent && !view.reading.ok ? view.reading.problems : {},
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: CalculatorField) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    const reading = readCalculatorForm(
      Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, text(field)])),
    );
    setProblems(reading.ok ? {} : reading.problems);
    if (reading.ok) onSubmit(reading.input);
    else document.getElementsByName('weight')[0]?.focus();
  };
  return (
    <form
      action={ROUTES.calculator}
      method="get"
      noValidate
      onSubmit={submit}
      aria-label="Your details"
      className="label *:not-last:mb-4 p-4 sm:p-5 lg:sticky lg:top-22"
    >
      <Field
        label="Weight"
        name="weight"
        type="number"
        inputMode="decimal"
        step="any"
        required
        defaultValue={view.fields.weight}
        error={problems.weight}
        trailing={
          <Choices
            legend="Unit"
            hidden
            name="weightUnit"
            options={WEIGHT_UNITS}
            chosen={view.fields.weightUnit}
            problem={problems.weightUnit}
          />
        }
      />
      <Choices
        legend="Gender"
        name="gender"
        options={GENDERS}
        labels={{ male: 'Male', female: 'Female' }}
        chosen={view.fields.gender}
        problem={problems.gender}
      />
      <Select
        label="Activity level"
        name="activityLevel"
        options={ACTIVITY_LEVELS}
        labels={ACTIVITY_LABELS}
        chosen={view.fields.activityLevel}
        problem={problems.activityLevel}
      />
      <Select
        label="Goal"
        name="goal"
        options={CALCULATOR_GOALS}
        labels={GOAL_LABELS}
        chosen={view.fields.goal}
        problem={problems.goal}
      />
      {view.productId !== null && <input type="hidden" name="product" value={view.productId} />}
      <UnderstoodTick />
      {view.sent && view.reading.ok && !view.understood && (
        <p role="alert" className="text-sm font-semibold text-clay">
          Please confirm that you understand, then the result is shown.
        </p>
      )}
      <Button type="submit" variant="primary" className="w-full">
        Calculate
      </Button>
      <p className="text-xs text-soft">
        What you enter stays in the address of this page. We count goal, activity and result, not
        your weight or who you are.
      </p>
    </form>
  );
}

/** A checkbox with the text of the dialog, which needs JavaScript. */
function UnderstoodTick() {
  return (
    <noscript className="block">
      <label className="flex items-start gap-2 text-sm">
        <input
          type="checkbox"
          name="understood"
          value="true"
          required
          className="mt-0.5 size-5 shrink-0 accent-ink"
        />
        <span>
          I understand that this is information only, not medical advice, and that I should ask a
          doctor if I am ill, pregnant or under 18.
        </span>
      </label>
    </noscript>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-sm font-semibold text-clay">{children}</p>;
}

function Choices<T extends string>({
  legend,
  hidden = false,
  name,
  options,
  labels,
  chosen,
  problem,
}: {
  legend: string;
  hidden?: boolean;
  name: string;
  options: readonly T[];
  labels?: Readonly<Record<T, string>>;
  chosen: string;
  problem: string | undefined;
}) {
  return (
    <fieldset>
      <legend className={hidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      <div className="flex border border-field">
        {options.map((option) => (
          <label
            key={option}
            className="relative flex min-h-[2.625rem] flex-1 items-center justify-center gap-2 px-3 text-sm font-semibold has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labels?.[option] ?? option}
          </label>
        ))}
      </div>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </fieldset>
  );
}

function Select<T extends string>({
  label,
  name,
  options,
  labels,
  chosen,
  problem,
}: {
  label: string;
  name: string;
  options: readonly T[];
  labels: Readonly<Record<T, string>>;
  chosen: string;
  problem: string | undefined;
}) {
  return (
    <div>
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">{label}</span>
        <select
          name={name}
          defaultValue={chosen}
          className="input"
          aria-invalid={problem === undefined ? undefined : true}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option]}
            </option>
          ))}
        </select>
      </label>
      {problem !== undefined && <Problem>{problem}</Problem>}
    </div>
  );
}
