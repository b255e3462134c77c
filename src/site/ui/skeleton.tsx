/** A gray patch the size of what will come. Give it height and width by classes. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton block ${className}`} aria-hidden="true" />;
}
