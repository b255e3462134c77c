import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#contract/api.ts';
import { OPERATOR_KEYS, operatorApi, POLLING_MS } from '../../admin/operator-api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { JobStatus } from './job-status.tsx';

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
          <JobStatus job={data} />
          <Button
            className="mt-4"
            disabled={running || start.isPending}
            onClick={() => start.mutate()}
          >
            Read the bundled records again
          </Button>
        </div>
      )}
    </section>
  );
}
