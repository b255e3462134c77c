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

/** Reads what is stored; if storage is blocked or corrupt, returns what this page has kept. */
function readOwnPrices(): Readonly<Record<string, OwnPrice>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(read as object).filter(([, value]) => isOwnPrice(value)),
    ) as Record<string, OwnPrice>;
  } catch {
    return kept ?? NONE;
  }
}

/** Returns all own prices by product id; none if storage is blocked or corrupt. */
export function ownPrices(): Readonly<Record<string, OwnPrice>> {
  return (kept ??= readOwnPrices());
}

/** Stores what a tub costs, beside what other tabs have stored; null deletes it. */
export function keepOwnPrice(id: number, own: OwnPrice | null): void {
  const { [String(id)]: _, ...others } = readOwnPrices();
  kept = own === null ? others : { ...others, [String(id)]: own };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked: the price is kept for this page only.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener on every change, of other tabs too. Returns a function that unsubscribes. */
export function subscribeToOwnPrices(listener: () => void): () => void {
  const changedElsewhere = () => {
    kept = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changedElsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changedElsewhere);
  };
}

/** No prices: for the server and for hydration. */
export const noOwnPrices = (): Readonly<Record<string, OwnPrice>> => NONE;
