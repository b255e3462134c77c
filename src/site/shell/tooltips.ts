import { tooltipDelay } from '../ui/tooltip-delay.ts';

/** Time for the pointer to move from a word to its explanation, in ms. */
const CROSSING_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastClosed: number | null = null;
/** The word that the open text belongs to: several words may share a text. */
let shownBy: Element | undefined;

function after(wait: number, work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(work, wait);
}

function show(button: Element, wait: number): void {
  const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (tip instanceof HTMLElement && button instanceof HTMLElement)
    after(wait, () => {
      if (tip.matches(':popover-open')) {
        if (shownBy === button) return;
        tip.hidePopover();
      }
      shownBy = button;
      tip.showPopover({ source: button });
    });
}

function hide(tip: HTMLElement | null): void {
  if (tip === null) return;
  lastClosed = performance.now();
  tip.hidePopover();
}

const openTip = () => document.querySelector<HTMLElement>('[role="tooltip"]:popover-open');

/**
 * Opens a tooltip under a resting pointer after the specified delays. Closes it when the pointer leaves, unless it
 * moves to the text.
 */
function onPointerOver(target: Element): void {
  const button = target.closest('[data-tooltip]');
  const tip = openTip();
  if (button !== null) show(button, tooltipDelay(performance.now(), lastClosed));
  else if (tip !== null && !tip.contains(target)) after(CROSSING_MS, () => hide(tip));
  else clearTimeout(timer);
}

function onEvent(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof PointerEvent) {
    if (event.pointerType === 'mouse') onPointerOver(target);
  } else if (!target.matches('[data-tooltip]')) return;
  else if (type === 'focusout') after(0, () => hide(openTip()));
  else if (target.matches(':focus-visible')) show(target, 0);
}

/**
 * Opens tooltips on hover and on keyboard focus, starting with this event (specification section 9). The browser
 * handles presses itself.
 */
export function followTooltips(first: Event): void {
  onEvent(first);
  for (const type of ['pointerover', 'focusin', 'focusout'])
    document.addEventListener(type, onEvent);
}
