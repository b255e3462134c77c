import { lazy, type ReactNode, Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }));

/**
 * Below 1024 px the wishes are one line that opens the form as a sheet; the draft lives above it, so that closing loses nothing. Without
 * JavaScript the button is not there and the form stands in the page.
 */
export function FilterSheet({
  open,
  count,
  words,
  onOpen,
  onClose,
  children,
}: {
  open: boolean;
  count: number;
  /** The wishes in words, truncated to the line. */
  words: string;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        className="needs-script wishes-line"
        onClick={onOpen}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        <span className="min-w-0 flex-1 truncate">
          {count === 0 ? 'Set wishes' : `Change wishes (${count})`}
          {count > 0 && <span className="text-soft">: {words}</span>}
        </span>
        <Icon name="down" className="size-3" />
      </button>
      {open && (
        <Suspense>
          <Dialog title="Wishes" sheet onClose={onClose}>
            {children}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
