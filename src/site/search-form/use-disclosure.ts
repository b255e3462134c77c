import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.stopPropagation();
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>): void {
  const to = event.relatedTarget;
  if (to instanceof Node && !event.currentTarget.contains(to)) event.currentTarget.open = false;
}

/** Scrolls an open list into view. At the bottom of the sticky rail it would open below the window. */
function scrollIntoSight(details: HTMLDetailsElement | null): void {
  if (details?.open !== true) return;
  const rail = details.closest('.rail');
  if (rail === null) details.scrollIntoView({ block: 'nearest' });
  else {
    const below = details.getBoundingClientRect().bottom - rail.getBoundingClientRect().bottom;
    rail.scrollTop += Math.max(0, below);
  }
}

/**
 * A `<details>` that closes on Escape and when it loses the focus. It scrolls into view when it opens and when the
 * number of `choices` changes. With `onFirstOpen`, its list should be rendered once `opened` is true; without, from the
 * start.
 */
export function useDisclosure(choices: number, onFirstOpen: (() => void) | undefined) {
  const details = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(onFirstOpen === undefined);
  const noteOpened = () => {
    if (opened || details.current?.open !== true) return;
    setOpened(true);
    onFirstOpen?.();
  };
  // It may have been opened before hydration.
  useEffect(noteOpened);
  useEffect(() => scrollIntoSight(details.current), [choices]);
  const onToggle = () => {
    noteOpened();
    scrollIntoSight(details.current);
  };
  return {
    opened,
    disclosure: { ref: details, onToggle, onKeyDown: closeByEscape, onBlur: closeWhenLeft },
  };
}
