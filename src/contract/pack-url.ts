import { NO_CRITERIA, type Criteria } from '#domain/matching/criteria.ts';
import { LIMITS } from './limits.ts';
import { ROUTES } from './paths.ts';
import { reported } from './query-values.ts';
import { buildSearchQuery, type NotUnderstood, parseSearchUrl } from './search-url.ts';

/** What the URL of "Read any pack" asks for: a barcode, a statement or a product's label, and wishes to match. */
export interface PackView extends NotUnderstood {
  readonly criteria: Criteria;
  /** The barcode as typed or scanned. Empty if none. */
  readonly gtin: string;
  /** An ingredient statement. Empty if none. */
  readonly statement: string;
  /** Whether the statement was read from a photograph and has not been checked. */
  readonly unchecked: boolean;
  /** The id of the product whose label is read. Null if none. */
  readonly product: number | null;
}

/** The longest barcode or Digital Link that is read, in characters. */
const GTIN_LENGTH = 500;

/** The id of a product; undefined if the text is none. */
function productId(text: string): number | undefined {
  const id = Number.parseInt(text, 10);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Parses the query string of the page. Never fails: unusable values are left out, and named. */
export function parsePackUrl(search: string): PackView {
  const query = new URLSearchParams(search);
  const { criteria, unread, problems: wishes } = parseSearchUrl(query);
  const problems = [...wishes];
  const product = reported(query, 'product', productId, problems) ?? null;
  return {
    criteria,
    gtin: reported(query, 'gtin', (text) => text.slice(0, GTIN_LENGTH), problems) ?? '',
    // HTML cannot contain U+0000: the browser would see a different text than the server sent.
    statement: (query.get('statement') ?? '')
      .replaceAll('\u0000', ' ')
      .trim()
      .slice(0, LIMITS.statementLength),
    unchecked: query.get('photo') === '1',
    product,
    problems,
    ...(unread === undefined ? {} : { unread }),
  };
}

/** The query parameters of a view, in a constant order, for URLs and hidden fields. */
export function packParameters(view: Partial<PackView>): URLSearchParams {
  const { criteria = NO_CRITERIA, unread } = view;
  const query = new URLSearchParams(buildSearchQuery({ criteria, unread }));
  if (view.gtin) query.set('gtin', view.gtin);
  if (view.statement) query.set('statement', view.statement);
  if (view.statement && view.unchecked === true) query.set('photo', '1');
  if (view.product != null) query.set('product', String(view.product));
  return query;
}

/** The URL path of a view. */
export function packPath(view: Partial<PackView>): string {
  const query = packParameters(view).toString();
  return query === '' ? ROUTES.readLabel : `${ROUTES.readLabel}?${query}`;
}
