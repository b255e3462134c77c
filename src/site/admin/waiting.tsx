import { Skeleton } from '../ui/skeleton.tsx';

/**
 * What an operator page shows until its data is there: reserved space while loading, or an error with a retry button.
 */
export function Waiting({
  asked,
  what,
  room,
  className,
}: {
  asked: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What is being loaded, as the error names it: "The inboxes". */
  what: string;
  /** A class that sets the height of the reserved space. */
  room: string;
  className?: string;
}) {
  return (
    <div className={className}>
      {asked.isError ? (
        <p role="alert" className="font-semibold text-clay">
          {what} could not be loaded.{' '}
          <button
            type="button"
            className="tap-small underline"
            disabled={asked.isFetching}
            onClick={() => void asked.refetch()}
          >
            Try again
          </button>
        </p>
      ) : (
        <Skeleton className={room} />
      )}
    </div>
  );
}
