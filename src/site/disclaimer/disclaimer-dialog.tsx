import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/**
 * The mandatory disclaimer (specification section 2, "Popups on search"). It has only 'Cancel' and 'I Understand &
 * Continue'; a click outside does nothing, and Esc cancels. `children` add text for the place where it is shown. The
 * caller decides whether it is due and records the acceptance (`disclaimer-storage.ts`).
 */
export function DisclaimerDialog({
  onCancel,
  onAccept,
  children,
}: {
  onCancel: () => void;
  onAccept: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog
      title="Before you rely on this"
      onClose={onCancel}
      dismissible={false}
      goesOnAt="results"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" onClick={onAccept}>
            I Understand &amp; Continue
          </Button>
        </>
      }
    >
      <div className="*:not-last:mb-3">
        <p>
          This site gives information only. It is <strong>not medical advice</strong>, and no
          substitute for a doctor or dietitian.
        </p>
        {children}
        <p>
          What we know comes from public records of labels. Recipes change and records have gaps:{' '}
          <strong>if you have an allergy, read the label on the pack</strong> before you buy and
          before you eat.
        </p>
        <p className="text-sm text-soft">
          When you buy through retailer links we may earn a small commission, at no extra cost to
          you. Commissions change no match score.
        </p>
      </div>
    </Dialog>
  );
}
