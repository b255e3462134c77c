import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const { Part: Dialog } = lazyPart(async () => (await import('../ui/dialog.tsx')).Dialog);

/**
 * Below 1024 px the wishes are one line that opens the form as a sheet. The draft is kept outside of it, so closing
 * loses nothing. Without JavaScript there is no button, and the form is part of the page.
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
        <Dialog title="Wishes" sheet onClose={onClose}>
          {children}
        </Dialog>
      )}
    </>
  );
}
