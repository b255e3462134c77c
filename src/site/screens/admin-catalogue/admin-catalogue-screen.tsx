import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { GapsSection } from './gaps-section.tsx';
import { ImportSection } from './import-section.tsx';
import { LogosSection } from './logos-section.tsx';
import { QuarantineSection } from './quarantine-section.tsx';
import { UpdateSection } from './update-section.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Catalogue upkeep', noindex: true }),
};

/** /admin/catalogue: state of the import, gaps, quarantine, corrections, logos. */
export function Component() {
  return (
    <OperatorPage
      title="Catalogue upkeep"
      intro="What is missing, contradicted or held back. New records come from the public services, by the button below or on a schedule, or from files you upload."
      here={OPERATOR_ROUTES.catalogue}
    >
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
        <GapsSection />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-12 md:grid-cols-2 md:gap-6">
          <UpdateSection />
          <ImportSection />
        </div>
        <QuarantineSection />
        <LogosSection />
      </div>
    </OperatorPage>
  );
}
