import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#contract/api.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { operatorQueries } from './operator-queries.ts';

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 401;

/**
 * The operator's session. It is refetched when the window regains the focus, and when a call of the page is refused
 * because nobody is signed in.
 */
export function useSession() {
  const queries = useQueryClient();
  const session = useQuery({
    ...operatorQueries.session,
    enabled: useHydrated(),
  });
  const isIn = session.data?.authenticated === true;
  useEffect(() => {
    if (!isIn) return;
    const askAgain = () => void queries.invalidateQueries(operatorQueries.session);
    const stops = [queries.getQueryCache(), queries.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (
          event.type === 'updated' &&
          event.action.type === 'error' &&
          isRefusal(event.action.error)
        )
          askAgain();
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [isIn, queries]);
  return session;
}
