import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a column goes that has the focus, the next product's Remove has it, or the one before; after the last product the box that
 * finds others.
 */
export function useHandOnFocus(cell: RefObject<HTMLTableCellElement | null>): void {
  useLayoutEffect(() => {
    const column = cell.current;
    // Before the column leaves the page: afterwards nothing says where the focus was.
    return () => {
      if (column?.contains(document.activeElement) !== true) return;
      const neighbor = column.nextElementSibling ?? column.previousElementSibling;
      const next =
        neighbor?.querySelector<HTMLElement>('[data-remove]') ??
        document.querySelector<HTMLElement>('main [data-search-box]');
      next?.focus();
    };
  }, [cell]);
}
