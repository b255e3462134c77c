import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const Dialog = lazy(async () => ({ default: (await import('../../ui/dialog.tsx')).Dialog }));

/**
 * On phones the form is a sheet behind a button; the draft lives above it, so that closing loses nothing. Without
 * JavaScript the button is not there and the form stands in the page.
 */
export function FilterSheet({
  open,
  count,
  onOpen,
  onClose,
  children,
}: {
  open: boolean;
  count: number;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <>
      <Button
        className="needs-script mt-4 w-full md:hidden"
        onClick={onOpen}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        {count === 0 ? 'Set filters' : `Change filters (${count})`}
      </Button>
      {open && (
        <Suspense>
          <Dialog title="Filters" sheet onClose={onClose}>
            {children}
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
