import { paths } from '#contract/paths.ts';
import type { ScreenHandle } from '../../screen.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'You are offline', noindex: true }),
  hydrate: false,
};

/** What the service worker shows where there is no network and the page is not kept: the first of a visit, too, and what was changed within one. */
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
          {/* It stands in the place of the page that was asked for. */}
          <ButtonLink href="" variant="primary">
            Try again
          </ButtonLink>
          <ButtonLink href={paths.home()}>Home page</ButtonLink>
        </div>
      </div>
    </div>
  );
}
