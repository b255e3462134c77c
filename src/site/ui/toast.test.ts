import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  toast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_SWIPE_THRESHOLD_PX,
} from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// @spec | Toasts | at most 1 at a time; dismissed toast removed after 1,000,000 ms; default display 5000 ms; swipe right with 50 px threshold; F8 focuses the notification area |
test('the newest toast displaces the one that is there; a dismissed one goes after 1,000,000 ms', () => {
  expect([TOAST_LIMIT, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, TOAST_HOTKEY]).toEqual([
    1,
    5000,
    50,
    'F8',
  ]);
  toast({ title: 'first' });
  toast({ title: 'second', variant: 'destructive' });
  expect(currentToasts().map(({ title, open }) => [title, open])).toEqual([['second', true]]);
  const id = currentToasts()[0]?.id ?? 0;
  dismissToast(id);
  expect(currentToasts().map(({ open }) => open)).toEqual([false]);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});
