import { tooltipDelay } from '../ui/tooltip-delay.ts';

/** Time for the pointer to get from a word to its explanation, in ms. */
const CROSSING_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let lastClosed: number | null = null;

function after(wait: number, work: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(work, wait);
}

function show(button: Element, wait: number): void {
  const tip = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (tip instanceof HTMLElement && button instanceof HTMLElement)
    after(wait, () => {
      if (!tip.matches(':popover-open')) tip.showPopover({ source: button });
    });
}

function hide(tip: HTMLElement | null): void {
  if (tip === null) return;
  lastClosed = performance.now();
  tip.hidePopover();
}

const openTip = () => document.querySelector<HTMLElement>('[role="tooltip"]:popover-open');

/** A resting pointer opens, after the specification's delays; leaving closes, but not on the way to the text. */
function onPointerOver({ target, pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse' || !(target instanceof Element)) return;
  const button = target.closest('[data-tooltip]');
  const tip = openTip();
  if (button !== null) show(button, tooltipDelay(performance.now(), lastClosed));
  else if (tip !== null && !tip.contains(target)) after(CROSSING_MS, () => hide(tip));
  else clearTimeout(timer);
}

// Loaded once, with the first movement on a page (specification section 9); what a press does is the browser's.
document.addEventListener('pointerover', onPointerOver);
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.matches('[data-tooltip]:focus-visible')) show(target, 0);
});
document.addEventListener('focusout', ({ target }) => {
  if (target instanceof Element && target.matches('[data-tooltip]'))
    after(0, () => hide(openTip()));
});
