import { Icon } from '../../../ui/icon.tsx';
import { copyText } from '../../../ui/copy-text.ts';

/** Copies the address of this view. */
export function CopyLink() {
  return (
    <button type="button" className="needs-script tool -ml-px" onClick={() => void copyAddress()}>
      <Icon name="link" />
      Copy link
    </button>
  );
}

/** The address contains filters, order and page. */
function copyAddress(): Promise<void> {
  return copyText(
    window.location.href,
    { title: 'Copied', description: 'The link shows exactly this view.' },
    { title: 'Not copied', description: 'Copy the address from the address bar.' },
  );
}
