/** Most products in the shared compare tray (specification section 9). */
export const TRAY_LIMIT = 3;

/** Most products on the compare page (specification section 9). */
export const COMPARE_PAGE_LIMIT = 4;

/** Ids of the products chosen for comparison, in the order they were chosen. */
export type Selection = readonly number[];

export const EMPTY_SELECTION: Selection = [];

/** Whether a product is chosen. */
export function isSelected(selection: Selection, id: number): boolean {
  return selection.includes(id);
}

/** How many more the tray takes. */
export function remainingSlots(selection: Selection, limit = TRAY_LIMIT): number {
  return Math.max(0, limit - selection.length);
}

/** Whether the selection has room for one more. */
export function canAddMore(selection: Selection, limit = TRAY_LIMIT): boolean {
  return remainingSlots(selection, limit) > 0;
}

/**
 * The selection with one more product at its end; false if that is refused (specification section 4) because the
 * selection is full or has the product already.
 */
export function addToSelection(
  selection: Selection,
  id: number,
  limit = TRAY_LIMIT,
): Selection | false {
  if (!canAddMore(selection, limit) || isSelected(selection, id)) return false;
  return [...selection, id];
}

/** The selection without a product; the same list if it was not chosen. */
export function removeFromSelection(selection: Selection, id: number): Selection {
  return isSelected(selection, id) ? selection.filter((other) => other !== id) : selection;
}

/** The selection with a product moved to another index, clamped to the ends. */
export function moveInSelection(selection: Selection, id: number, place: number): Selection {
  if (!isSelected(selection, id)) return selection;
  const others = selection.filter((other) => other !== id);
  const target = Math.min(Math.max(0, place), others.length);
  return [...others.slice(0, target), id, ...others.slice(target)];
}

/** The ids of an address that the compare page shows: the first 4, without repetitions (specification section 4). */
export function comparePageIds(ids: readonly number[]): Selection {
  return [...new Set(ids)].slice(0, COMPARE_PAGE_LIMIT);
}

/** 'n/3 Selected', the tray's badge (specification section 4). */
export function selectedText(selection: Selection): string {
  return `${selection.length}/${TRAY_LIMIT} Selected`;
}

/** Reads a selection that was stored as text for the session; unreadable text gives the empty selection. */
export function readSelection(text: string | null): Selection {
  if (text === null || !/^\d{1,15}(?:,\d{1,15})*$/.test(text)) return EMPTY_SELECTION;
  return [...new Set(text.split(',').map(Number))].slice(0, TRAY_LIMIT);
}

/** The selection as text that `readSelection` reads. */
export function writeSelection(selection: Selection): string {
  return selection.join(',');
}
