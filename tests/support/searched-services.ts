import { fileURLToPath } from 'node:url';
import { readJsonLines } from './read-json-lines.ts';
import type { PublicServices } from './public-services.ts';

const DATA = fileURLToPath(new URL('../../data/catalogue/', import.meta.url));
const NUTRIENTS = { 1003: 30, 1004: 12, 1005: 45, 1008: 408, 1093: 250 };

function bundled(file: string): readonly Readonly<Record<string, unknown>>[] {
  return readJsonLines(DATA + file);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : 'Acme';
}

export interface Food {
  readonly fdcId: number;
  readonly publishedDate: string;
  readonly [field: string]: unknown;
}

/**
 * Returns foods as `foods/search` does, made from the bundle's rows of its table. The figures, which the table lacks,
 * are the test's.
 */
export function fdcFoods(count: number): readonly Food[] {
  return bundled('usda-fdc-sample-2023.jsonl')
    .slice(0, count)
    .map((row, index) => ({
      fdcId: Number(row['fdc_id']),
      description: `${String(row['brand_owner'])} PROTEIN BAR`,
      dataType: 'Branded',
      gtinUpc: row['gtin_upc'],
      publishedDate: `2026-10-${String(30 - (index % 20)).padStart(2, '0')}`,
      brandOwner: row['brand_owner'],
      brandName: row['brand_name'],
      ingredients: row['ingredients'],
      marketCountry: 'United States',
      foodCategory: 'Snack, Energy & Granola Bars',
      servingSizeUnit: 'g',
      servingSize: Number(row['serving_size']),
      packageWeight: '',
      foodNutrients: Object.entries(NUTRIENTS).map(([id, value]) => ({
        nutrientId: Number(id),
        unitName: 'G',
        value,
      })),
    }))
    .sort((a, b) => (a.publishedDate < b.publishedDate ? 1 : -1));
}

/** Returns status and headers of a refusal; null to answer the call. */
export type Refuse = (
  path: string,
) => readonly [status: number, headers?: Record<string, string>] | null;

/** Answers `foods/search` with pages of the requested size, at most `most` foods each. */
export function answerFoods(
  services: PublicServices,
  foods: readonly Food[],
  options: { readonly most: number; readonly refuse?: Refuse },
): void {
  services.handle = (_request, response, url) => {
    const refused = options.refuse?.(url.pathname + url.search) ?? null;
    if (refused !== null) {
      response.writeHead(refused[0], refused[1]).end();
      return true;
    }
    if (!url.pathname.endsWith('/v1/foods/search')) return false;
    const size = Math.min(options.most, Number(url.searchParams.get('pageSize')));
    const page = Number(url.searchParams.get('pageNumber'));
    const found = url.searchParams.get('query') === '"protein bar"' ? foods : [];
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        totalHits: found.length,
        currentPage: page,
        totalPages: Math.ceil(found.length / size),
        foods: found.slice((page - 1) * size, page * size),
      }),
    );
    return true;
  };
}

/** Returns labels as `label/{id}` does, made from the bundle's rows of American labels. */
export function dsldLabels(count: number): ReadonlyMap<string, object> {
  const rows = bundled('labelgrade-2026.jsonl');
  const taken = Array.from({ length: count }, (_, index) => rows[index % rows.length] ?? {});
  return new Map(
    taken.map((row, index) => [
      String(300_000 + index),
      {
        id: 300_000 + index,
        fullName: `${textOf(row['name'])} Whey Protein Powder ${index}`,
        brandName: textOf(row['brand']),
        upcSku: '',
        physicalState: { langualCodeDescription: 'Powder' },
        servingSizes: [{ minQuantity: 30, maxQuantity: 30, unit: 'Gram(s)' }],
        ingredientRows: [
          { name: 'Calories', quantity: [{ quantity: 120, unit: 'Calorie(s)' }] },
          { name: 'Protein', quantity: [{ quantity: 24, unit: 'Gram(s)' }] },
        ],
        otheringredients: { text: 'Whey protein isolate, cocoa powder, sucralose' },
      },
    ]),
  );
}

/** Answers `search-filter` (all labels, for the first term) and `label/{id}`. */
export function answerLabels(
  services: PublicServices,
  labels: ReadonlyMap<string, object>,
  refuse: Refuse = () => null,
): void {
  services.handle = (_request, response, url) => {
    const refused = refuse(url.pathname);
    const [, id] = /\/v9\/label\/(\d+)$/.exec(url.pathname) ?? [];
    response.setHeader('content-type', 'application/json');
    if (refused !== null) response.writeHead(refused[0], refused[1]).end();
    else if (id !== undefined) {
      const label = labels.get(id);
      if (label === undefined) response.writeHead(404).end('{}');
      else response.end(JSON.stringify(label));
    } else if (url.pathname.endsWith('/v9/search-filter')) {
      const from = Number(url.searchParams.get('from'));
      const size = Number(url.searchParams.get('size'));
      const ids = url.searchParams.get('q') === 'protein' ? [...labels.keys()] : [];
      const hits = ids.slice(from, from + size).map((each) => ({
        _index: 'dsldnxt_labels',
        _type: '_doc',
        _id: each,
        _score: 1,
        _source: { fullName: 'x' },
      }));
      response.end(JSON.stringify({ hits, stats: { count: ids.length, pct: 1 } }));
    } else return false;
    return true;
  };
}
