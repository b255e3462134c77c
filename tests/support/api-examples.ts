/**
 * The real requests and responses on the API page (docs/api-examples.json). They come from a site with the bundled
 * catalogue, cut to a readable length. A test checks that the file equals what the site returns now.
 */

interface Request {
  readonly call: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The ids of the example product and of its brand. */
interface Asked {
  readonly id: number;
  readonly brandId: number;
}

async function ask(origin: string, { path, body }: Omit<Request, 'call'>): Promise<unknown> {
  const answer = await fetch(
    `${origin}${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** How many list items, object fields and letters of a text are shown. */
const SHOWN = { items: 2, fields: 10, letters: 80 } as const;

/**
 * Values that differ between two imports of the same catalogue, and are therefore fixed: when its answers were found,
 * and in how many steps.
 */
const FOUND_AT = '2026-11-22T06:00:00.000Z';
const STEPS = '40';

/** Returns a value cut to a readable length, with a note on what was left out. */
function cut(value: unknown, depth = 0): unknown {
  if (typeof value === 'string' && value.length > SHOWN.letters)
    return `${value.slice(0, SHOWN.letters)}…`;
  if (Array.isArray(value)) {
    const items = depth > 0 ? 1 : SHOWN.items;
    const rest = value.length - items;
    const shown = value.slice(0, items).map((each) => cut(each, depth + 1));
    return rest > 0 ? [...shown, `… ${rest} more`] : shown;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const most = depth > 1 ? 4 : SHOWN.fields;
  const shown = fields.slice(0, most).map(([name, each]) => [name, cut(each, depth + 1)] as const);
  const rest = fields.length - most;
  return Object.fromEntries(rest > 0 ? [...shown, ['…', `${rest} more fields`]] : shown);
}

const search = {
  avoidIngredients: ['sucralose'],
  proteinTypes: ['Whey Isolate'],
  filters: { formats: ['powder'] },
  families: true,
  limit: 2,
};
/** A product with a detailed record. */
const BY_GTIN = '/api/proteins/by-gtin/0748927060928';

const requestsFor = ({ id, brandId }: Asked): readonly Request[] => [
  { call: 'GET /livez', path: '/livez' },
  { call: 'GET /readyz', path: '/readyz' },
  { call: 'GET /api/stats', path: '/api/stats' },
  { call: 'GET /api/brands', path: '/api/brands' },
  { call: 'GET /api/brands/{id}', path: `/api/brands/${brandId}` },
  { call: 'GET /api/families', path: '/api/families?limit=2' },
  { call: 'GET /api/ingredients', path: '/api/ingredients?q=sucra' },
  { call: 'GET /api/ingredients/{slug}', path: '/api/ingredients/sucralose' },
  { call: 'GET /api/collections', path: '/api/collections?ingredient=sucralose' },
  {
    call: 'GET /api/collections/{slug}',
    path: '/api/collections/whey-isolate-without-sucralose',
  },
  { call: 'GET /api/proteins/browse', path: '/api/proteins/browse?limit=2&search=casein' },
  { call: 'GET /api/proteins', path: '/api/proteins?limit=2&fields=id,name,proteinPerServing' },
  { call: 'GET /api/proteins/by-gtin/{gtin}', path: BY_GTIN },
  { call: 'GET /api/proteins/{id}', path: `/api/proteins/${id}` },
  { call: 'GET /api/proteins/{id}/reading', path: `/api/proteins/${id}/reading` },
  { call: 'GET /api/proteins/{id}/prices', path: `/api/proteins/${id}/prices` },
  { call: 'GET /api/proteins/{id}/peers', path: `/api/proteins/${id}/peers` },
  { call: 'POST /api/proteins/search', path: '/api/proteins/search', body: search },
  {
    call: 'POST /api/proteins/search/summary',
    path: '/api/proteins/search/summary',
    body: search,
  },
  { call: 'POST /api/proteins/search/hidden', path: '/api/proteins/search/hidden', body: search },
  { call: 'POST /api/proteins/by-ids', path: '/api/proteins/by-ids', body: { ids: [id] } },
  {
    call: 'POST /api/proteins/points',
    path: '/api/proteins/points',
    body: { proteinTypes: ['Casein'] },
  },
  {
    call: 'POST /api/labels/explain',
    path: '/api/labels/explain',
    body: {
      statement: 'Whey protein isolate (milk), cocoa, sucralose. May contain nuts.',
      criteria: { avoidIngredients: ['sucralose', 'peanut'] },
    },
  },
  {
    call: 'POST /api/sentences/read',
    path: '/api/sentences/read',
    body: { sentence: 'vegan powder without stevia, at most 120 kcal' },
  },
  { call: 'GET /api/blog', path: '/api/blog' },
  { call: 'GET /api/blog/{slug}', path: '/api/blog/who-does-without-sucralose' },
];

/** Returns the text of docs/api-examples.json as the site at `origin` would produce it now. */
export async function apiExamples(origin: string): Promise<string> {
  const asked = (await ask(origin, { path: BY_GTIN })) as Asked;
  const examples: Record<string, unknown> = {};
  for (const { call, path, body } of requestsFor(asked)) {
    const answer = cut(await ask(origin, { path, body }));
    examples[call] = { path, ...(body === undefined ? {} : { body }), answer };
  }
  const text = JSON.stringify(examples, null, 1);
  const steady = text
    .replace(/(?<="changedAt": ")[^"]+/g, FOUND_AT)
    .replace(/(?<="catalogueVersion": )\d+/g, STEPS);
  return `${steady}\n`;
}
