/** The wordmark: the label's thick rule under the name. */
export function Logo() {
  return (
    <span className="inline-flex flex-col leading-none">
      <span className="headline text-[1.625rem] tracking-tight">Proteinwise</span>
      <svg
        viewBox="0 0 100 6"
        className="mt-1 h-1.5 w-full"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width="100" height="6" className="fill-ink" />
        <rect width="62" height="6" className="fill-citron" />
      </svg>
    </span>
  );
}
