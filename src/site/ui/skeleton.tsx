/** A gray placeholder of the size of what is loading. Set height and width by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}
