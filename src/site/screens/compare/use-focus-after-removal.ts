import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus in the table when the column that has it is removed: it moves to the next product's Remove, or the one before;
 * after the last product to the box that finds others.
 */
export function useFocusAfterRemoval(cell: RefObject<HTMLTableCellElement | null>): void {
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
