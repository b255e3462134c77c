import { Dialog } from '../../../ui/dialog.tsx';
import { HiddenProducts, type HiddenProps, HiddenTitle } from './hidden-list.tsx';

/** The hidden products in a sheet. */
export function HiddenDrawer({ hidden, query, onClose }: HiddenProps & { onClose: () => void }) {
  return (
    <Dialog title={<HiddenTitle hidden={hidden} />} sheet onClose={onClose}>
      <HiddenProducts query={query} />
    </Dialog>
  );
}
