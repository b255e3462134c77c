import { tooltipDelay } from '../ui/tooltip-delay.ts';

/** Time for the pointer to get from a word to its explanation, in ms. */
const CROSSING_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastClosed: number | null = null;
/** The word that the open text was shown for: several may have one text. */
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

/** A resting pointer opens, after the specification's delays; leaving closes, but not on the way to the text. */
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

/** Tooltips under a pointer and on focus by keyboard, from this event on (specification section 9). What a press does is the browser's. */
export function followTooltips(first: Event): void {
  onEvent(first);
  for (const type of ['pointerover', 'focusin', 'focusout'])
    document.addEventListener(type, onEvent);
}
