import { useEffect } from 'react';

/** Has the browser ask before the page is left, while something is written that was not kept. */
export function useUnsaved(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWritten]);
}
