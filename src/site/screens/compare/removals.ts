import { useEffect } from 'react';
import { useComparison } from '../../comparison/comparison-context.tsx';

/** The product that the shopper removed, until the comparison without it is shown; 0 for none. */
let leaving = 0;

/** Notes that the product is to leave the tray, too, once the page shows the comparison without it. */
export function noteRemoval(id: number): void {
  leaving = id;
}

/** Takes a removed product out of the tray. A removal that could not be loaded leaves page and tray as they were. */
export function useRemovals(shown: readonly number[]): void {
  const { remove } = useComparison();
  useEffect(() => {
    if (leaving === 0 || shown.includes(leaving)) return;
    remove(leaving);
    leaving = 0;
  });
}
