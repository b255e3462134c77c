import { useQuery } from '@tanstack/react-query';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { formatDateTime } from '../../admin/format-date.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { Button } from '../../ui/button.tsx';
import { JobStatus } from './job-status.tsx';

/**
 * The newest update from the public services: when it ran, what it brought and when the next is due. A button starts
 * one.
 */
export function UpdateSection() {
  const asked = useQuery(operatorQueries.update);
  const { data } = asked;
  const start = useCatalogueCall({
    run: () => operatorApi.startUpdate({}),
    failure: 'Failed to start the update',
  });
  return (
    <section className="laid-out-late" aria-labelledby="update-heading">
      <h2 id="update-heading" className="headline mb-4 text-xl">
        Update
      </h2>
      {data === undefined ? (
        <Waiting asked={asked} what="The newest update" room="h-32" />
      ) : (
        <div className="label">
          <JobStatus job={data} />
          <p className="mt-3">
            {data.next === null
              ? 'No schedule: set UPDATE_SCHEDULE to run it by itself.'
              : `Next by schedule: ${formatDateTime(data.next)}`}
          </p>
          <p className="mt-1">
            Asks Open Food Facts, USDA FoodData Central and NIH DSLD for protein products. The first
            time it reads the whole export of Open Food Facts, about 10 GB, which is filtered while
            it comes down.
          </p>
          <Button
            className="mt-4"
            disabled={data.status === 'running' || start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            Update now
          </Button>
        </div>
      )}
    </section>
  );
}
