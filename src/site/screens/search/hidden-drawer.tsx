import { Dialog } from '../../ui/dialog.tsx';
import { hiddenText } from './describe.ts';
import { HiddenProducts, type HiddenProps } from './hidden-list.tsx';

/** The hidden products in a sheet. */
export function HiddenDrawer({ hidden, query, onClose }: HiddenProps & { onClose: () => void }) {
  return (
    <Dialog title={hiddenText(hidden)} sheet onClose={onClose}>
      <HiddenProducts query={query} wide={false} />
    </Dialog>
  );
}
