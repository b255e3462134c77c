import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '../ui/use-hydrated.ts';
import { readReadiness } from './operator-api.ts';

const LOOK_EVERY_MS = 15_000;

const WHY = {
  'read-only':
    'The database takes no writes: its disk is full, or it is read-only. Pages go on from what is there. Make room; the site then saves again by itself.',
  down: 'The database does not answer. Pages go on from memory; the site saves again by itself when it is back.',
} as const;

/** Tells the operator, signed in or not, that nothing can be saved at present. Renders nothing while saving works. */
export function CannotSave() {
  const hydrated = useHydrated();
  const { data } = useQuery({
    queryKey: ['readiness'],
    queryFn: readReadiness,
    enabled: hydrated,
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
  });
  if (data === undefined || data.database === 'up') return null;
  return (
    <p role="alert" className="mt-6 bg-amber-wash px-3 py-2 font-semibold text-amber">
      {WHY[data.database]}
    </p>
  );
}
