import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  addToSelection,
  canAddMore,
  EMPTY_SELECTION,
  isSelected,
  remainingSlots,
  removeFromSelection,
  type Selection,
} from '#domain/comparison/selection.ts';
import { type Product, UNSTATED_BRAND } from '#domain/product/product.ts';
import { sendEvent } from '../client/analytics.ts';
import { changeSelection, currentSelection, subscribeToSelection } from './comparison-store.ts';

/** What the comparison needs of a product: its id, and its brand for the analytics event. */
export type ComparableProduct = Pick<Product, 'id' | 'brand'>;

/** The shared comparison selection (specification section 4): at most 3 products, in the order chosen. */
export interface Comparison {
  readonly selection: Selection;
  readonly canAddMore: boolean;
  readonly remainingSlots: number;
  isSelected(id: number): boolean;
  /** Returns false if refused: the list is full, or already contains the product. */
  add(product: ComparableProduct): boolean;
  remove(id: number): void;
  clear(): void;
}

const ComparisonContext = createContext<Comparison | null>(null);

function add({ id, brand }: ComparableProduct): boolean {
  const next = addToSelection(currentSelection(), id);
  if (next === false) return false;
  changeSelection(next);
  const label = brand.id === UNSTATED_BRAND.id || brand.name === '' ? 'unknown_brand' : brand.name;
  sendEvent({ name: 'add_to_comparison', label, value: next.length });
  return true;
}

function remove(id: number): void {
  changeSelection(removeFromSelection(currentSelection(), id));
}

function clear(): void {
  changeSelection(EMPTY_SELECTION);
}

/** Provides the shared selection, which the session keeps across full page loads. */
export function ComparisonProvider({ children }: { children: ReactNode }) {
  const selection = useSyncExternalStore(
    subscribeToSelection,
    currentSelection,
    () => EMPTY_SELECTION,
  );
  const comparison = useMemo(
    (): Comparison => ({
      selection,
      canAddMore: canAddMore(selection),
      remainingSlots: remainingSlots(selection),
      isSelected: (id) => isSelected(selection, id),
      add,
      remove,
      clear,
    }),
    [selection],
  );
  return <ComparisonContext value={comparison}>{children}</ComparisonContext>;
}

/** Returns the shared selection. Throws the developer error of specification section 8 outside its provider. */
export function useComparison(): Comparison {
  const comparison = useContext(ComparisonContext);
  if (comparison === null) {
    throw new Error('useComparison must be used within a ComparisonProvider');
  }
  return comparison;
}
