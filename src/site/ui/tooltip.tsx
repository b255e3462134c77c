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
      <ExplainedWord by={id} className={className}>
        {children}
      </ExplainedWord>
      <TooltipText id={id}>{text}</TooltipText>
    </>
  );
}

/** A word by itself: where several have one explanation, it stands in the page once. */
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

/** The explanation of one word or several. */
export function TooltipText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span role="tooltip" id={id} popover="auto" className="tooltip">
      {children}
    </span>
  );
}
