import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportStatus } from '#contract/import-status.ts';
import { ApiError } from '#contract/api.ts';
import { OPERATOR_KEYS, operatorApi, POLLING_MS } from '../../admin/operator-api.ts';
import { useDeskCall } from '../../admin/use-desk-call.ts';
import { apiPath, request } from '../../client/http-api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { UploadForm } from './upload-form.tsx';

const STATUS: Readonly<Record<ImportStatus['status'], string>> = {
  never: 'Nothing was imported yet',
  running: 'Running',
  stopped: 'Stopped before its end; an import goes on where it was',
  completed: 'Completed',
  failed: 'Failed',
};
const COUNTS: readonly (readonly [string, string])[] = [
  ['rows', 'Rows read'],
  ['taken', 'Records of protein supplements'],
  ['recordsAdded', 'Records new'],
  ['recordsChanged', 'Records changed'],
  ['productsCreated', 'Products new'],
  ['productsUpdated', 'Products changed'],
  ['productsRemoved', 'Products removed'],
  ['badLineCount', 'Lines that could not be read'],
];

function Report({ report }: { report: Record<string, unknown> }) {
  return (
    <dl className="mt-3">
      {COUNTS.map(([key, name]) => {
        const count = report[key];
        return typeof count === 'number' ? (
          <div key={key} className="label-row">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</dd>
          </div>
        ) : null;
      })}
      {typeof report['error'] === 'string' && (
        <div className="label-row text-clay">
          <dt>Error</dt>
          <dd>{report['error']}</dd>
        </div>
      )}
    </dl>
  );
}

/** The newest import with its progress and report, whoever started it, and a button to read the bundled records again. */
export function ImportSection() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: OPERATOR_KEYS.import,
    queryFn: operatorApi.importStatus,
    refetchInterval: POLLING_MS.progress,
  });
  const start = useMutation({
    mutationFn: operatorApi.startImport,
    onSuccess: () => queries.invalidateQueries({ queryKey: OPERATOR_KEYS.import }),
    onError: (error) =>
      toast({
        title: 'Error',
        description:
          error instanceof ApiError && error.status === 409
            ? 'An import is running already'
            : 'Failed to start the import',
        variant: 'destructive',
      }),
  });
  const cancel = useDeskCall({
    run: async () => {
      await request('POST', apiPath(['admin', 'import', 'cancel']));
    },
    success: { title: 'Stopping', description: 'What was brought in stays.' },
    failure: 'Failed to stop the import',
  });
  const running = data?.status === 'running';
  return (
    <section aria-labelledby="import-heading">
      <h2 id="import-heading" className="headline mb-4 text-xl">
        Import
      </h2>
      {data === undefined ? (
        <div className="skeleton h-32" aria-hidden="true" />
      ) : (
        <div className="label max-w-2xl">
          <p className="font-semibold" role="status">
            {STATUS[data.status]}
            {running && data.step !== '' && `: ${data.step}`}
          </p>
          {running && (
            <progress
              className="progress mt-2 w-full"
              aria-label="Progress of the step"
              value={data.percent}
              max={100}
            />
          )}
          {data.report !== null && <Report report={data.report} />}
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
