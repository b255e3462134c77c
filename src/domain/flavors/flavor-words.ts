import { flavorWord, type FlavorTable } from './flavor-table.ts';

/** The words of a text as the table's keys have them. */
export function words(text: string): string[] {
  return text.trim().split(/\s+/).map(flavorWord).filter(Boolean);
}

/**
 * Whether all words are tastes or modifiers, at least one of them a taste, and neither end is a word that flavors
 * cannot begin or end with.
 */
export function isFlavor(list: readonly string[], table: FlavorTable): boolean {
  const trimmed = trimEdges(list, table);
  if (trimmed.length === 0) return false;
  let found = false;
  for (let index = 0; index < trimmed.length; ) {
    const length = coreLength(trimmed, index, table);
    if (length > 0) {
      found = true;
      index += length;
    } else if (table.colors.has(trimmed[index] ?? '')) index += 1;
    else return false;
  }
  return (
    found && list.every((word, index) => withinTrim(list, index, table) || table.colors.has(word))
  );
}

/** Whether a run contains a taste that is one at any place of a name. */
export function namesTaste(run: readonly string[], table: FlavorTable): boolean {
  for (let index = 0; index < run.length; ) {
    const length = coreLength(run, index, table);
    const taste = run.slice(index, index + length).join(' ');
    if (length > 0 && !table.endsOnly.has(taste) && !table.lastOnly.has(taste)) return true;
    index += Math.max(1, length);
  }
  return false;
}

/** Number of words of the longest taste that begins at `index`; 0 if none does. */
export function coreLength(list: readonly string[], index: number, table: FlavorTable): number {
  const longest = table.longestFrom.get(list[index] ?? '') ?? 0;
  for (let length = Math.min(longest, list.length - index); length > 0; length -= 1) {
    if (table.tastes.has(list.slice(index, index + length).join(' '))) return length;
  }
  return 0;
}

/** Removes the words at either end that no flavor begins or ends with. */
export function trimEdges(list: readonly string[], table: FlavorTable): readonly string[] {
  const isEdge = (word: string | undefined) => table.edges.has(word ?? '');
  let start = 0;
  let end = list.length;
  const isNoStart = (word = '') => isEdge(word) || table.after.has(word);
  while (start < end && coreLength(list, start, table) === 0 && isNoStart(list[start])) start += 1;
  while (end > start && isEdge(list[end - 1]) && !endsInCore(list, start, end, table)) end -= 1;
  return list.slice(start, end);
}

function withinTrim(list: readonly string[], index: number, table: FlavorTable): boolean {
  return coreLength(list, index, table) > 0 || !table.edges.has(list[index] ?? '');
}

function endsInCore(
  list: readonly string[],
  start: number,
  end: number,
  table: FlavorTable,
): boolean {
  for (let from = Math.max(start, end - table.longest); from < end; from += 1) {
    if (table.tastes.has(list.slice(from, end).join(' '))) return true;
  }
  return false;
}
