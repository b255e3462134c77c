import { Skeleton } from '../ui/skeleton.tsx';

/** What an operator page shows in the place of data: its room while it is loaded, or that it could not be, and a way to ask again. */
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
  /** What could not be loaded: "The inboxes". */
  what: string;
  /** How high it is, as a class. */
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
