import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks before what cannot be taken back. */
export function AskFirst(props: {
  title: string;
  /** What the button says that does it. */
  button: string;
  pending: boolean;
  onYes: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, button, pending, onYes, onClose, children } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={pending} onClick={onYes}>
            {button}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}

/** The button that throws a draft away, which asks first. */
export function ThrowAway(props: { title: string; pending: boolean; onYes: () => void }) {
  const { title, pending, onYes } = props;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        Throw away
      </Button>
      {isAsked && (
        <AskFirst
          title="Throw this draft away?"
          button="Throw it away"
          pending={pending}
          onYes={onYes}
          onClose={() => setIsAsked(false)}
        >
          <strong className="break-words">“{title}”</strong> is removed for good. This cannot be
          undone.
        </AskFirst>
      )}
    </>
  );
}
