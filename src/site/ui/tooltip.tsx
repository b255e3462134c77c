import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tooltipDelay } from './tooltip-delay.ts';

let lastClosed: number | null = null;

/**
 * A short explanation of a word or sign: opens on focus at once, under a resting pointer with the specification's
 * delays, closes on Esc. The text is in the page all along, so it is read out and needs no JavaScript to exist.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span className="relative inline-flex">
      <button
        type="button"
        className="inline-flex min-h-6 cursor-help items-center underline decoration-dotted underline-offset-4"
        aria-describedby={id}
        onPointerEnter={() => show(tooltipDelay(performance.now(), lastClosed))}
        onPointerLeave={hide}
        onFocus={() => show(0)}
        onBlur={hide}
        onClick={() => (open ? hide() : show(0))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        {children}
      </button>
      <span
        role="tooltip"
        id={id}
        hidden={!open}
        className="absolute bottom-full left-1/2 z-40 mb-1 w-max max-w-60 -translate-x-1/2 bg-ink px-2.5 py-1.5 text-left text-xs font-normal text-paper"
      >
        {text}
      </span>
    </span>
  );
}
