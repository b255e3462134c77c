import { NO_CRITERIA, type Criteria } from '#domain/matching/criteria.ts';
import { LIMITS } from './limits.ts';
import { ROUTES } from './paths.ts';
import { buildSearchQuery, parseSearchUrl } from './search-url.ts';

/** What the address of "Read any pack" asks for: a barcode, a statement, or the label of a product, and the wishes to judge it by. */
export interface PackView {
  readonly criteria: Criteria;
  /** As typed or scanned; empty if none. */
  readonly gtin: string;
  /** An ingredient statement; empty if none. */
  readonly statement: string;
  /** The statement was read from a photograph and has not been checked. */
  readonly unchecked: boolean;
  /** A product of the catalogue whose label is read. */
  readonly product: number | null;
}

/** Longest barcode or Digital Link that is read. */
const GTIN_LENGTH = 500;

/** Reads the query string of the page. Never fails: what cannot be used is left out. */
export function parsePackUrl(search: string): PackView {
  const query = new URLSearchParams(search);
  const product = Number.parseInt(query.get('product') ?? '', 10);
  return {
    criteria: parseSearchUrl(query).criteria,
    gtin: (query.get('gtin') ?? '').trim().slice(0, GTIN_LENGTH),
    // HTML cannot hold U+0000: the browser would find another text than the server sent.
    statement: (query.get('statement') ?? '')
      .replaceAll('\u0000', ' ')
      .trim()
      .slice(0, LIMITS.statementLength),
    unchecked: query.get('photo') === '1',
    product: Number.isSafeInteger(product) ? product : null,
  };
}

/** The parameters of a view, in a constant order, as address and hidden fields write them. */
export function packParameters(view: Partial<PackView>): URLSearchParams {
  const query = new URLSearchParams(buildSearchQuery({ criteria: view.criteria ?? NO_CRITERIA }));
  if (view.gtin) query.set('gtin', view.gtin);
  if (view.statement) query.set('statement', view.statement);
  if (view.statement && view.unchecked === true) query.set('photo', '1');
  if (view.product != null) query.set('product', String(view.product));
  return query;
}

/** The address of a view. */
export function packPath(view: Partial<PackView>): string {
  const query = packParameters(view).toString();
  return query === '' ? ROUTES.readLabel : `${ROUTES.readLabel}?${query}`;
}
