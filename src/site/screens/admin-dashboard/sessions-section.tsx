import { useQuery } from '@tanstack/react-query';
import type { OperatorSessionList } from '#contract/admin.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { formatDateTime } from '../../admin/format-date.ts';
import { get, send } from '../../admin/operator-api.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';

/** The operator's sessions. Each of the others can be ended. */
export function SessionsSection() {
  const asked = useQuery({
    queryKey: ['operator', 'sessions'],
    queryFn: () => get<OperatorSessionList>(['admin', 'sessions']),
    staleTime: 0,
  });
  const { data } = asked;
  const end = useCatalogueCall({
    run: (id: string) => send('DELETE', ['admin', 'sessions', id]),
    success: { title: 'Signed out there' },
    failure: 'Failed to end the session',
  });
  return (
    <section className="label laid-out-late min-h-36" aria-labelledby="sessions-heading">
      <h2 id="sessions-heading" className="font-semibold">
        Signed in
      </h2>
      <div className="rule-mid mt-1" />
      {data === undefined && <Waiting asked={asked} what="The list" room="h-10" className="mt-2" />}
      <ul>
        {data?.sessions.map(({ id, startedAt, lastSeenAt, isThis }) => (
          <li key={id} className="label-row items-center first:border-0">
            <span className="min-w-0 text-sm">
              Since <time dateTime={startedAt}>{formatDateTime(startedAt)}</time>, last seen{' '}
              <time dateTime={lastSeenAt}>{formatDateTime(lastSeenAt)}</time>
            </span>
            {isThis ? (
              <strong className="text-sm">This browser</strong>
            ) : (
              <Button
                variant="quiet"
                className="-mr-4 text-sm"
                aria-label={`End: the session of ${formatDateTime(startedAt)}`}
                onClick={() => end.mutate(id)}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
