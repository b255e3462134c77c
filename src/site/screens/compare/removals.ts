import { useEffect } from 'react';
import { useComparison } from '../../comparison/comparison-context.tsx';

/** Products that the shopper removed, until the comparison without them is shown. */
const leaving = new Set<number>();

/** Notes that the product is to leave the tray, too, once the page shows the comparison without it. */
export function noteRemoval(id: number): void {
  leaving.add(id);
}

/** Takes removed products out of the tray. A removal that could not be loaded leaves page and tray as they were. */
export function useRemovals(shown: readonly number[]): void {
  const { remove } = useComparison();
  useEffect(() => {
    for (const id of leaving) {
      if (shown.includes(id)) continue;
      leaving.delete(id);
      remove(id);
    }
  }, [shown, remove]);
}
