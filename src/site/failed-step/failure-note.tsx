import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../ui/app-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { arriveAt } from './stay-on-failure.ts';

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** Says that the step from this page to another of the same screen failed, and offers to try it again. */
export function FailureNote() {
  const { pathname, search, key } = useLocation();
  const [failed, setFailed] = useState<string | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the loader's failure is known only once its way back arrives
  useEffect(() => setFailed(arriveAt(pathname + search)), [pathname, search, key]);
  if (failed === null) return null;
  return (
    // With a key, so that a second failure is announced, too.
    <div key={key} ref={bringIntoView} role="alert" className="label my-3 border-clay">
      <p>This could not be loaded. The page is as it was.</p>
      <AppLink to={failed} className={buttonClass('primary', 'mt-2')}>
        Try Again
      </AppLink>
    </div>
  );
}
