import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';

/**
 * A collapsible form or list. Its content is created when it is first opened, and keeps its input when it is closed.
 */
export function Fold(props: { summary: string; className?: string; children: ReactNode }) {
  const { summary, className, children } = props;
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={className}
      onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}
    >
      <summary className="tap w-full justify-between gap-4 font-semibold">
        {summary}
        <Icon name="down" className="size-3.5" />
      </summary>
      {wasOpened && children}
    </details>
  );
}
