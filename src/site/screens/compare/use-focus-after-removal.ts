import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focus in the table when the column that has it is removed. It moves to the next product's Remove link, or
 * to the previous one's, or to the search box after the last product.
 */
export function useFocusAfterRemoval(cell: RefObject<HTMLTableCellElement | null>): void {
  useLayoutEffect(() => {
    const column = cell.current;
    // Read before the column is removed, because afterwards the position of the focus is lost.
    return () => {
      if (column?.contains(document.activeElement) !== true) return;
      // Phones show only two of the columns, and hidden ones cannot be focused.
      const others = [...document.querySelectorAll<HTMLElement>('[data-remove]')].filter(
        (each) => !column.contains(each) && each.checkVisibility(),
      );
      const next = others.find(
        (each) => column.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      const box = document.querySelector<HTMLElement>('main [data-search-box]');
      (next ?? others.at(-1) ?? box)?.focus();
    };
  }, [cell]);
}
