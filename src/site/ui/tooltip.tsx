import { type ReactNode, useId } from 'react';

/**
 * A short explanation of a word or sign, as a popover of the browser's: a press opens it with or without JavaScript, Esc and a
 * press elsewhere close it. With JavaScript it also opens under a resting pointer and on focus (`shell/tooltips.ts`), in
 * parts of a page that React never takes over, too.
 */
export function Tooltip({
  text,
  className = '',
  children,
}: {
  text: string;
  /** Of the word. */
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`explained${className && ` ${className}`}`}
        data-tooltip=""
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
      >
        {children}
      </button>
      <span role="tooltip" id={id} popover="auto" className="tooltip">
        {text}
      </span>
    </>
  );
}
