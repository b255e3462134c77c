import { useQuery } from '@tanstack/react-query';
import { operatorApi, send } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { useDeskCall } from '../../admin/use-desk-call.ts';
import { unlessBusy, useOperatorCall } from '../../admin/use-operator-call.ts';
import { Button } from '../../ui/button.tsx';
import { JobStatus } from './job-status.tsx';
import { UploadForm } from './upload-form.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The newest import with its progress and report, whoever started it, and a button to read the bundled records again. */
export function ImportSection() {
  const { data } = useQuery(operatorQueries.import);
  const start = useOperatorCall({
    run: operatorApi.startImport,
    failure: unlessBusy('An import is running already', 'Failed to start the import'),
    changes: [operatorQueries.import],
  });
  const cancel = useDeskCall({
    run: () => send('POST', ['admin', 'import', 'cancel']),
    success: { title: 'Stopping', description: 'What was brought in stays.' },
    failure: 'Failed to stop the import',
  });
  const running = data?.status === 'running';
  return (
    <section className="laid-out-late" aria-labelledby="import-heading">
      <h2 id="import-heading" className="headline mb-4 text-xl">
        Import
      </h2>
      {data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <div className="label">
          <JobStatus job={data} />
          {running ? (
            <Button
              className="mt-4"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate(undefined)}
            >
              Stop the import
            </Button>
          ) : (
            <Button className="mt-4" disabled={start.isPending} onClick={() => start.mutate()}>
              Read the bundled records again
            </Button>
          )}
          <UploadForm disabled={running} />
        </div>
      )}
    </section>
  );
}
