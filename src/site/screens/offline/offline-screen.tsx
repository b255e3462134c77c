import { paths } from '#contract/paths.ts';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'You are offline', noindex: true }),
  hydrate: false,
};

/** The page that the service worker shows without a network, if the requested one is not cached. */
export function Component() {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">You are offline</h1>
        <div className="rule-thick mt-3" />
        <p className="py-4">
          This page is not kept on this device, so there is nothing to show without a network. Most
          pages you have visited can still be read; their figures are from the day you saw them.
        </p>
        <div className="flex flex-wrap gap-3">
          {/* This page is shown at the address of the requested one. */}
          <ButtonLink href="" variant="primary">
            Try again
          </ButtonLink>
          <ButtonLink href={paths.home()}>Home page</ButtonLink>
        </div>
      </div>
    </div>
  );
}
