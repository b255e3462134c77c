import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { SiteStripeTools } from './sitestripe-tools.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Affiliate-link helper', noindex: true }),
};

/** /admin/sitestripe (specification section 2, "Admin pages"). */
export function Component() {
  return (
    <OperatorPage
      title="Affiliate-link helper"
      intro="Give products their marketplace links: in SiteStripe form, with your tag, in batches that can be undone."
      here={OPERATOR_ROUTES.siteStripe}
    >
      <SiteStripeTools />
    </OperatorPage>
  );
}
