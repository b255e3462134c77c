import { describe, expect, test } from 'vitest';
import {
  addToSelection,
  canAddMore,
  COMPARE_PAGE_LIMIT,
  comparePageIds,
  EMPTY_SELECTION,
  isSelected,
  moveInSelection,
  readSelection,
  remainingSlots,
  removeFromSelection,
  selectedText,
  TRAY_LIMIT,
  writeSelection,
} from './selection.ts';

describe('the tray', () => {
  // @spec | Products in the shared compare tray | 3 |
  test('it holds 3 and starts empty', () => {
    expect(TRAY_LIMIT).toBe(3);
    expect(EMPTY_SELECTION).toEqual([]);
  });

  // @spec Add is refused (returns false) if the list is full or the id is already present
  test('an id is appended; a full list and a repeat are refused', () => {
    expect(addToSelection([], 5)).toEqual([5]);
    expect(addToSelection([5], 3)).toEqual([5, 3]);
    expect(addToSelection([5, 3], 5)).toBe(false);
    expect(addToSelection([5, 3, 9], 1)).toBe(false);
    expect(addToSelection([5, 3, 9], 1, 4)).toEqual([5, 3, 9, 1]);
  });

  // @spec Also remove by id, clear all, is-selected, can-add-more, remaining slots.
  test('remove, is-selected, can-add-more and remaining slots', () => {
    const selection = [5, 3, 9];
    expect(removeFromSelection(selection, 3)).toEqual([5, 9]);
    expect(removeFromSelection(selection, 4)).toBe(selection);
    expect(isSelected(selection, 9)).toBe(true);
    expect(isSelected(selection, 4)).toBe(false);
    expect([[], [1], [1, 2], selection].map((list) => remainingSlots(list))).toEqual([3, 2, 1, 0]);
    expect(remainingSlots([1, 2, 3, 4])).toBe(0);
    expect(remainingSlots(selection, 4)).toBe(1);
    expect(canAddMore([1, 2])).toBe(true);
    expect(canAddMore(selection)).toBe(false);
  });

  // @spec badge 'n/3 Selected'
  test('its badge counts', () => {
    expect(selectedText([])).toBe('0/3 Selected');
    expect(selectedText([4, 5])).toBe('2/3 Selected');
  });

  test('moving keeps the others in order; places beyond the ends are the ends', () => {
    expect(moveInSelection([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
    expect(moveInSelection([1, 2, 3], 1, 1)).toEqual([2, 1, 3]);
    expect(moveInSelection([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
    expect(moveInSelection([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(moveInSelection([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
  });

  test('it comes back as it was kept; damaged text gives the empty one', () => {
    expect(readSelection(writeSelection([7, 2, 11]))).toEqual([7, 2, 11]);
    expect(readSelection(writeSelection([]))).toEqual([]);
    expect(readSelection('12,7')).toEqual([12, 7]);
    expect(readSelection('1,1,2,3,4')).toEqual([1, 2, 3]);
    for (const text of [null, '', '1,', ',1', '-1', '1.5', '[1]', '1 2', '1234567890123456']) {
      expect(readSelection(text)).toEqual([]);
    }
  });
});

describe('the compare page', () => {
  // @spec | Products on the compare page | 4 |
  // @spec it loads the first 4 ids from the URL, refuses duplicates
  test('it takes the first four ids, each once', () => {
    expect(COMPARE_PAGE_LIMIT).toBe(4);
    expect(comparePageIds([9, 8, 7, 6, 5])).toEqual([9, 8, 7, 6]);
    expect(comparePageIds([9, 9, 8])).toEqual([9, 8]);
    expect(comparePageIds([])).toEqual([]);
  });
});
