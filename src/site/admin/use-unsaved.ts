import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the page is left while it holds unsaved input. */
export function useUnsaved(isWritten: boolean): void {
  useEffect(() => {
    if (!isWritten) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWritten]);
}
