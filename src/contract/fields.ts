import { z } from 'zod';
import { addTo } from '#domain/multimap.ts';
import { productShape } from './product.ts';

const NAME = '(?:\\.[A-Za-z0-9]+)*';
const FIELD = `(?:${Object.keys(productShape).join('|')})${NAME}`;

/** The query parameter of routes that list products: which of their fields to send. */
export const fieldsQuerySchema = z.object({
  fields: z
    .string()
    .max(1_000)
    .regex(new RegExp(`^${FIELD}(?:,${FIELD})*$`))
    .optional()
    .describe(
      'Fields of a product to return, separated by commas; "ingredients.name" for a part of one. All by default',
    ),
});

const chosenFieldsSchema = z
  .looseObject({})
  .describe('With `fields`: those fields, in a search also its match')
  .meta({ id: 'ChosenFields' });

/** The response schema of a route with `fieldsQuerySchema`: the whole product, or the chosen fields. */
export function orChosenFields<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, chosenFieldsSchema]);
}

/** The wanted fields of an object by name, each with its wanted inner fields. Null means the whole field. */
export type WantedFields = ReadonlyMap<string, WantedFields | null>;

/** Parses a list validated by `fieldsQuerySchema`. A field also named whole is wanted whole. Null without a list. */
export function readFields(fields: string | undefined): WantedFields | null {
  if (fields === undefined) return null;
  const inner = new Map<string, string[]>();
  for (const field of fields.split(',')) {
    const [name = '', ...within] = field.split('.');
    addTo(inner, name, within.join('.'));
  }
  return new Map(
    Array.from(inner, ([name, within]) => [
      name,
      within.includes('') ? null : readFields(within.join(',')),
    ]),
  );
}

/** Returns only the wanted fields of an object, or of each object of a list. Other values are returned unchanged. */
export function chooseFields(value: unknown, wanted: WantedFields): unknown {
  if (Array.isArray(value)) return value.map((each) => chooseFields(each, wanted));
  if (typeof value !== 'object' || value === null) return value;
  const whole = value as Readonly<Record<string, unknown>>;
  const chosen: Record<string, unknown> = {};
  for (const [name, within] of wanted) {
    if (!Object.hasOwn(whole, name)) continue;
    chosen[name] = within === null ? whole[name] : chooseFields(whole[name], within);
  }
  return chosen;
}
