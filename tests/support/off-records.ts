import { fileURLToPath } from 'node:url';
import { readJsonLines } from './read-json-lines.ts';

/** A product of Open Food Facts as in its export. */
export type OffRecord = Readonly<Record<string, unknown>> & { readonly code: string };

const FILE = fileURLToPath(
  new URL('../../data/catalogue/off-groqu-2026-full.jsonl', import.meta.url),
);

/** Returns the first records of the bundle's extract that name ingredients: real ones, in the schema before 1003. */
export function offRecords(count: number): readonly OffRecord[] {
  return readJsonLines<OffRecord>(FILE)
    .filter((record) => record['ingredients_text'] !== undefined)
    .slice(0, count);
}

/** Returns a record in the current schema: figures in `nutrition`, no `_hierarchy` and `_lc`, `tags_sources`. */
export function inPresentSchema(record: OffRecord): OffRecord {
  const { nutriments, serving_quantity: quantity, ...rest } = record;
  const stated = Object.entries((nutriments ?? {}) as Record<string, number>);
  const set = (basis: string) =>
    Object.fromEntries(
      stated.flatMap(([key, value]) => {
        if (!key.endsWith(basis)) return [];
        const name = key.slice(0, -basis.length);
        const unit = name === 'energy-kcal' ? 'kcal' : name.startsWith('energy') ? 'kJ' : 'g';
        return [[name, { value, unit, source: 'packaging', source_per: '100g' }]];
      }),
    );
  const perServing = set('_serving');
  return {
    ...rest,
    ...(quantity === undefined ? {} : { serving_quantity: quantity }),
    schema_version: 1004,
    tags_sources: { packaging: { last_updated_t: '2026-02-22T10:00:00Z', tags: [] } },
    nutrition: {
      aggregated_set: { preparation: 'as_sold', per: '100g', nutrients: set('_100g') },
      input_sets: [
        { source: 'packaging', preparation: 'as_sold', per: '100g', nutrients: set('_100g') },
        ...(Object.keys(perServing).length === 0
          ? []
          : [
              {
                source: 'packaging',
                preparation: 'as_sold',
                per: 'serving',
                nutrients: perServing,
              },
            ]),
        {
          source: 'estimate',
          preparation: 'as_sold',
          per: '100g',
          nutrients: { iron: { value: 1 } },
        },
      ],
    },
  };
}
