/** Says that a part of an operator page could not be loaded. */
export function LoadFailure({
  className = '',
  children,
}: {
  className?: string;
  children: string;
}) {
  return (
    <p role="alert" className={`font-semibold text-clay ${className}`}>
      {children}
    </p>
  );
}
