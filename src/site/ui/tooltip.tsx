import { type ReactNode, useId } from 'react';

/**
 * A short explanation of a word or sign, as a native popover. A press opens it with or without JavaScript; Esc and a
 * press elsewhere close it. With JavaScript it also opens on hover and on focus (`shell/tooltips.ts`), even in parts of
 * a page that are never hydrated.
 */
export function Tooltip({
  text,
  className = '',
  children,
}: {
  text: string;
  /** Classes of the word. */
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <ExplainedWord by={id} className={className}>
        {children}
      </ExplainedWord>
      <TooltipText id={id}>{text}</TooltipText>
    </>
  );
}

/** A word without its explanation, for explanations that several words share and that the page contains once. */
export function ExplainedWord({
  by,
  className = '',
  children,
}: {
  /** The id of its `TooltipText`. */
  by: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`explained${className && ` ${className}`}`}
      data-tooltip=""
      popoverTarget={by}
      popoverTargetAction="show"
      aria-describedby={by}
    >
      {children}
    </button>
  );
}

/** The explanation of one or several words. */
export function TooltipText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span role="tooltip" id={id} popover="auto" className="tooltip">
      {children}
    </span>
  );
}
