import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_THRESHOLD_PX,
  toast,
} from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// @spec | Toasts | at most 1 at a time; dismissed toast removed after 1,000,000 ms; default display 5000 ms; swipe right with 50 px threshold; F8 focuses the notification area |
describe('notifications', () => {
  it('have the constants of the specification', () => {
    expect([
      TOAST_LIMIT,
      TOAST_REMOVE_DELAY_MS,
      TOAST_DURATION_MS,
      TOAST_SWIPE_THRESHOLD_PX,
      TOAST_HOTKEY,
    ]).toEqual([1, 1_000_000, 5_000, 50, 'F8']);
  });

  it('are shown one at a time, the newest', () => {
    toast({ title: 'one' });
    toast({ title: 'two' });
    expect(currentToasts().map(({ title }) => title)).toEqual(['two']);
  });

  it('are closed at once and forgotten after 1,000,000 ms', () => {
    toast({ title: 'three' });
    const id = currentToasts()[0]?.id ?? 0;
    dismissToast(id);
    expect(currentToasts()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });
});
