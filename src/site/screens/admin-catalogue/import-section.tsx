import { useQuery } from '@tanstack/react-query';
import { Waiting } from '../../admin/waiting.tsx';
import { operatorApi, send } from '../../admin/operator-api.ts';
import { operatorQueries } from '../../admin/operator-queries.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { JobStatus } from './job-status.tsx';
import { UploadForm } from './upload-form.tsx';

/**
 * The newest import with its progress and report, whoever started it, and a button to import the bundled records again.
 */
export function ImportSection() {
  const asked = useQuery(operatorQueries.import);
  const { data } = asked;
  const start = useCatalogueCall({
    run: operatorApi.startImport,
    failure: 'Failed to start the import',
  });
  const cancel = useCatalogueCall({
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
        <Waiting asked={asked} what="The newest import" room="h-32" />
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
            <Button
              className="mt-4"
              disabled={start.isPending}
              onClick={() => start.mutate(undefined)}
            >
              Read the bundled records again
            </Button>
          )}
          <UploadForm disabled={running} />
        </div>
      )}
    </section>
  );
}
