export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** The breadcrumbs of a page. The last one is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="breadcrumbs text-soft">
        {trail.map(({ label, href }, index) => (
          <li
            key={href}
            aria-current={index === trail.length - 1 ? 'page' : undefined}
            className={index === trail.length - 1 ? 'text-ink' : undefined}
          >
            {index === trail.length - 1 ? (
              label
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
