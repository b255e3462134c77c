export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where a page stands. The last crumb is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2 text-soft">
        {trail.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index === trail.length - 1 ? (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            ) : (
              <a href={href} className="tap-small">
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
