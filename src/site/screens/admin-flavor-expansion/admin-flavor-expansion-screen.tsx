import { useQuery } from '@tanstack/react-query';
import type { ExpansionProgress, ExpansionStats } from '#contract/expand-flavors.ts';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { OperatorPage } from '../../admin/operator-page.tsx';
import { StatTile } from '../../admin/stat-tile.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Flavor expansion', noindex: true }),
};

const STATS: readonly (readonly [keyof ExpansionStats, string])[] = [
  ['totalProducts', 'Total products'],
  ['multiFlavorProducts', 'Products with several flavors'],
  ['flavorVariants', 'Flavor variants'],
  ['uniqueBaseProducts', 'Unique base products'],
  ['uniqueFlavors', 'Unique flavors'],
];

function ProgressPanel({ progress }: { progress: ExpansionProgress }) {
  const { status, processedProducts, totalProducts, currentProduct, totalVariantsCreated } =
    progress;
  // A run that found nothing to do has completed too.
  const nothingLeft = status === 'completed' && totalProducts === 0;
  return (
    <section className="label" aria-labelledby="progress-heading">
      <h2 id="progress-heading" className="headline text-xl">
        Progress
      </h2>
      <div className="rule-mid my-3" />
      <dl>
        <div className="label-row first:border-0">
          <dt>Status</dt>
          <dd className="font-semibold">
            <span role="status">{status}</span>
          </dd>
        </div>
        <div className="label-row">
          <dt>Processed products</dt>
          <dd className="font-semibold">
            {processedProducts} of {totalProducts}
          </dd>
        </div>
        <div className="label-row">
          <dt>Current product</dt>
          <dd className="min-w-0 text-right font-semibold">{currentProduct || '–'}</dd>
        </div>
        <div className="label-row">
          <dt>Variants created</dt>
          <dd className="font-semibold">{totalVariantsCreated}</dd>
        </div>
      </dl>
      <progress
        className="progress mt-3 w-full"
        aria-label="Products processed"
        value={nothingLeft ? 1 : processedProducts}
        max={Math.max(1, totalProducts)}
      />
    </section>
  );
}

function Errors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="errors-heading">
      <h2 id="errors-heading" className="headline text-xl">
        Expansion Errors
      </h2>
      <ul className="mt-3 grid gap-2">
        {errors.map((error) => (
          <li key={error} className="border-l-4 border-clay bg-clay-wash px-3 py-2 text-clay">
            {error}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Expansion() {
  const stats = useQuery(operatorQueries.expansionStats);
  const progress = useQuery(operatorQueries.expansionProgress);
  const start = useCatalogueCall({
    run: operatorApi.startExpansion,
    failure: 'Failed to start the expansion',
  });
  const running = progress.data?.status === 'running';
  return (
    <div className="mt-8 grid gap-8">
      <div>
        <Button
          variant="primary"
          disabled={running || start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {running || start.isPending ? 'Expansion running…' : 'Start Flavor Expansion'}
        </Button>
        <p className="mt-2 max-w-[66ch] text-sm text-soft">
          Only one run at a time; it resumes after a restart and creates nothing twice. A variant
          without a record of its own takes its facts from the base product, and every such fact
          says so.
        </p>
      </div>
      {stats.isError && <Waiting asked={stats} what="The figures" room="" />}
      {(stats.data !== undefined || stats.isPending) && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4">
          {STATS.map(([key, name]) => (
            <StatTile key={key} name={name} value={stats.data?.[key] ?? null} />
          ))}
        </dl>
      )}
      {progress.data === undefined ? (
        <Waiting asked={progress} what="The progress" room="h-48" />
      ) : (
        <>
          <ProgressPanel progress={progress.data} />
          <Errors errors={progress.data.errors} />
        </>
      )}
    </div>
  );
}

/** /admin/flavor-expansion (specification section 2, "Admin pages"). */
export function Component() {
  return (
    <OperatorPage
      title="Flavor expansion"
      intro="Creates a product for each known flavor of a base product, so that shoppers find exactly the tub they buy."
      here={OPERATOR_ROUTES.flavorExpansion}
    >
      <Expansion />
    </OperatorPage>
  );
}
