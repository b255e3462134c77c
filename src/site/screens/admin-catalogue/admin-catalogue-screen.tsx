import { paths } from '#contract/paths.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { QuarantineSection } from './quarantine-section.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Catalogue upkeep', noindex: true }),
};

/** /admin/catalogue: what the importer would not let in (issue 8, "Catalogue upkeep"). */
export function Component() {
  return (
    <OperatorPage
      title="Catalogue upkeep"
      intro="What the importer would not let in, and why. Imports run on the command line: npm run catalogue -- --help."
      here={paths.adminCatalogue()}
    >
      <div className="mt-8 grid gap-12">
        <QuarantineSection />
      </div>
    </OperatorPage>
  );
}
