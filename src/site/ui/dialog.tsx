import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

/**
 * A modal dialog that uses the browser's own `<dialog>` (docs/decisions/browser.md): it keeps the focus inside, makes
 * everything else inert and restores the focus. With `dismissible` false only the dialog's own buttons close it:
 * clicking outside does nothing, there is no close button, and Esc calls `onClose` as Cancel would. `goesOnAt` is the
 * id of the element that takes the focus if nothing had it before. Mount the dialog only while it is open.
 */
export function Dialog({
  title,
  onClose,
  dismissible = true,
  sheet = false,
  goesOnAt,
  children,
  footer,
}: {
  title: ReactNode;
  onClose: () => void;
  dismissible?: boolean;
  /** Slides up from the bottom on phones and fills the height there. */
  sheet?: boolean;
  goesOnAt?: string | undefined;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      const had = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const back = had ? before : document.getElementById(goesOnAt ?? '');
      if (back === null) return;
      if (!had) back.tabIndex = -1;
      back.focus({ preventScroll: true });
    };
  }, [goesOnAt]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={`dialog ${sheet ? 'dialog-sheet' : ''}`}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="dialog-paper">
        <div className="flex items-start justify-between gap-4 px-5 pt-4">
          <h2 id={heading} className="headline text-xl outline-none" tabIndex={-1}>
            {title}
          </h2>
          {dismissible && (
            <button
              type="button"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center"
              aria-label="Close"
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className="mx-5 mt-3 rule-mid" />
        {/* Positioned, so that visually hidden content scrolls with it and does not make the dialog scroll. */}
        <div className="relative min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
        {/* On phones two buttons are side by side, so that more of the text is visible. */}
        {footer !== undefined && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-rule px-5 py-3 max-sm:*:grow max-sm:*:px-1 max-sm:*:text-sm">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
