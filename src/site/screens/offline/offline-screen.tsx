import { paths } from '#contract/paths.ts';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'You are offline', noindex: true }),
  hydrate: false,
};

/** What the service worker shows where there is no network and the page was not visited before. */
export function Component() {
  return (
    <div className="page py-16">
      <h1 className="headline text-4xl">You are offline</h1>
      <p className="mt-4 max-w-[66ch]">
        This page was not opened on this device before, so there is nothing to show without a
        network. Pages you have visited can still be read; their figures are from the day you saw
        them.
      </p>
      <ButtonLink href={paths.home()} variant="primary" className="mt-6">
        Try the home page
      </ButtonLink>
    </div>
  );
}
