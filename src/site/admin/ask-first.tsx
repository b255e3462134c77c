import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Asks for confirmation before an action that cannot be undone. */
export function AskFirst(props: {
  title: string;
  /** The label of the button that performs the action. */
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

/** A button that discards a draft after asking for confirmation. */
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
