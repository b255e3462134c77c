import { useQuery } from '@tanstack/react-query';
import { operatorApi } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { unlessBusy, useOperatorCall } from '../../admin/use-operator-call.ts';
import { Button } from '../../ui/button.tsx';
import { JobStatus } from './job-status.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The newest update from the public services: when it ran, what came, when the next is due; and a button that starts one. */
export function UpdateSection() {
  const { data } = useQuery(operatorQueries.update);
  const start = useOperatorCall({
    run: () => operatorApi.startUpdate({}),
    failure: unlessBusy('An import or update is running already', 'Failed to start the update'),
    changes: [operatorQueries.update],
  });
  return (
    <section className="laid-out-late" aria-labelledby="update-heading">
      <h2 id="update-heading" className="headline mb-4 text-xl">
        Update
      </h2>
      {data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <div className="label">
          <JobStatus job={data} />
          <p className="mt-3">
            {data.next === null
              ? 'No schedule: set UPDATE_SCHEDULE to run it by itself.'
              : `Next by schedule: ${data.next.slice(0, 16).replace('T', ' ')} UTC`}
          </p>
          <p className="mt-1">
            Asks Open Food Facts, USDA FoodData Central and NIH DSLD for protein products. The first
            time it reads the whole export of Open Food Facts, about 10 GB, which is filtered while
            it comes down.
          </p>
          <Button
            className="mt-4"
            disabled={data.status === 'running' || start.isPending}
            onClick={() => start.mutate()}
          >
            Update now
          </Button>
        </div>
      )}
    </section>
  );
}
