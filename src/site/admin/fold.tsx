import { type ReactNode, useState } from 'react';

/** A form or list behind its heading; it is made when it is first opened, and keeps what was typed when it is closed. */
export function Fold(props: { summary: string; className?: string; children: ReactNode }) {
  const { summary, className, children } = props;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
    >
      <summary className="tap font-semibold">{summary}</summary>
      {wasOpened && children}
    </details>
  );
}
