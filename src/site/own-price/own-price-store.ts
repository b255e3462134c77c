import type { Product } from '#domain/product/product.ts';

/** The fields from which a product's cost is calculated. */
export type PricedProduct = Pick<
  Product,
  'id' | 'name' | 'servings' | 'servingSize' | 'proteinPerServing' | 'affiliateLinks'
>;

/** What the shopper's own tub costs. Only the browser stores it. */
export interface OwnPrice {
  /** US dollars or any other currency, since prices are only compared with each other. */
  readonly price: number;
  /** Servings in the tub. */
  readonly servings: number;
}

const KEY = 'own-prices';
const listeners = new Set<() => void>();
const NONE: Readonly<Record<string, OwnPrice>> = {};
let kept: Readonly<Record<string, OwnPrice>> | null = null;

function isOwnPrice(value: unknown): value is OwnPrice {
  const { price, servings } = (value ?? {}) as Partial<OwnPrice>;
  return typeof price === 'number' && price > 0 && typeof servings === 'number' && servings > 0;
}

/** Returns all own prices by product id; none if storage is blocked or corrupt. */
export function ownPrices(): Readonly<Record<string, OwnPrice>> {
  if (kept !== null) return kept;
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    kept = Object.fromEntries(
      Object.entries(read as object).filter(([, value]) => isOwnPrice(value)),
    ) as Record<string, OwnPrice>;
  } catch {
    kept = NONE;
  }
  return kept;
}

/** Stores what a tub costs; null deletes it. */
export function keepOwnPrice(id: number, own: OwnPrice | null): void {
  const { [String(id)]: _, ...others } = ownPrices();
  kept = own === null ? others : { ...others, [String(id)]: own };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the price is kept for this page only.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeToOwnPrices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** No prices: for the server and for hydration. */
export const noOwnPrices = (): Readonly<Record<string, OwnPrice>> => NONE;
