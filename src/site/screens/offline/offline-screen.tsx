import { paths } from '#contract/paths.ts';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'You are offline', noindex: true }),
  hydrate: false,
};

/** The page that the service worker shows without a network, if the requested one was not visited before. */
export function Component() {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">You are offline</h1>
        <div className="rule-thick mt-3" />
        <p className="py-4">
          This page was not opened on this device before, so there is nothing to show without a
          network. Pages you have visited can still be read; their figures are from the day you saw
          them.
        </p>
        <ButtonLink href={paths.home()} variant="primary">
          Try the home page
        </ButtonLink>
      </div>
    </div>
  );
}
