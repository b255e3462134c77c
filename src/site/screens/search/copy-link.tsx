import { writeClipboard } from '../../comparison/share-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Copies the address of this view. */
export function CopyLink() {
  return (
    <button type="button" className="needs-script tool -ml-px" onClick={() => void copyAddress()}>
      <Icon name="link" />
      Copy link
    </button>
  );
}

/** The address says all: filters, order, page. */
async function copyAddress(): Promise<void> {
  const copied = await writeClipboard(window.location.href);
  toast(
    copied
      ? { title: 'Copied', description: 'The link shows exactly this view.' }
      : { title: 'Not copied', description: 'Copy the address from the address bar.' },
  );
}
