import { ROUTES } from '#contract/paths.ts';
import {
  CALCULATOR_DEFAULTS,
  type CalculatorField,
  type CalculatorInput,
  type CalculatorReading,
  readCalculatorForm,
} from '#domain/calculator/calculator-input.ts';

/** The form's fields, in the order of the address. */
export const CALCULATOR_FIELDS = [
  'weight',
  'weightUnit',
  'gender',
  'activityLevel',
  'goal',
] as const satisfies readonly CalculatorField[];

/** The view of the calculator. The address is its only state. */
export interface CalculatorView {
  /** The fields' values as text. */
  readonly fields: Readonly<Record<CalculatorField, string>>;
  /** Whether the form was submitted. */
  readonly sent: boolean;
  /** Whether the disclaimer was accepted with the form. */
  readonly understood: boolean;
  readonly reading: CalculatorReading;
  /** Id of the product whose servings should cover the need; null if there is none. */
  readonly productId: number | null;
  /** Text of the box that finds a product. */
  readonly find: string;
}

/** Parses the query string of the calculator: the form as submitted, and the product to cover the need with. */
export function parseCalculatorView(query: URLSearchParams): CalculatorView {
  const form = Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, query.get(field)]));
  const id = /^\d{1,10}$/.exec(query.get('product') ?? '')?.[0];
  return {
    fields: Object.fromEntries(
      CALCULATOR_FIELDS.map((field) => [
        field,
        (query.get(field) ?? String(CALCULATOR_DEFAULTS[field])).slice(0, 20),
      ]),
    ) as Record<CalculatorField, string>,
    sent: CALCULATOR_FIELDS.some((field) => query.has(field)),
    understood: query.get('understood') === 'true',
    reading: readCalculatorForm(form),
    productId: id === undefined ? null : Number(id),
    find: (query.get('find') ?? '').trim().slice(0, 100),
  };
}

/** Returns the address that shows the result for an input, and how a product covers it if one is given. */
export function calculatorHref(input: CalculatorInput, productId: number | null = null): string {
  const query = new URLSearchParams(
    CALCULATOR_FIELDS.map((field): [string, string] => [field, String(input[field])]),
  );
  query.set('understood', 'true');
  if (productId !== null) query.set('product', String(productId));
  return `${ROUTES.calculator}?${query.toString()}`;
}
