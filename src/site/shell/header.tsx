import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { HEADER_ENTRIES, MORE_ENTRIES } from './navigation.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * The header: sticky, 4rem high (specification section 2). Plain links: entries other than Search load their
 * page in full, and all of it works without JavaScript, where the menu is a `<details>` that the browser itself opens.
 */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 h-16 border-b-2 border-ink bg-paper print:static">
      <div className="page flex h-full items-center gap-6">
        <a href={paths.home()} className="no-underline" aria-label="Proteinwise home">
          <Logo />
        </a>
        <nav aria-label="Main" className="ml-auto hidden md:block print:hidden">
          <ul className="flex items-center gap-1">
            {HEADER_ENTRIES.map(({ label, href }) => (
              <li key={label}>
                <a
                  href={href}
                  aria-current={href === pathname ? 'page' : undefined}
                  className="tap nav-link"
                >
                  {label}
                </a>
              </li>
            ))}
            <li>
              <details data-menu="" className="relative">
                <summary className="tap icon-behind icon-down gap-1.5 px-3 font-medium">
                  More
                </summary>
                <ul className="menu">
                  {MORE_ENTRIES.map(({ label, href }) => (
                    <li key={label}>
                      <a
                        href={href}
                        aria-current={href === pathname ? 'page' : undefined}
                        className="menu-item pr-10"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          </ul>
        </nav>
        {/* As wide as its two buttons, so that the first stays where it is when the page arrives in pieces. */}
        <div className="-mr-3 ml-auto flex items-center max-md:w-22 md:ml-0 print:hidden">
          <ThemeSwitch />
          <details data-menu="" className="group/menu scrim md:hidden">
            <summary className="grid size-11 place-items-center" aria-label="Menu">
              <Icon name="menu" className="size-6 group-open/menu:hidden" />
              <Icon name="close" className="hidden size-6 group-open/menu:block" />
            </summary>
            <nav
              aria-label="Menu"
              className="side-menu fixed top-16 right-0 bottom-0 z-40 w-72 max-w-[85vw] border-l-2 border-ink bg-paper px-6 py-4"
            >
              <ul className="text-lg font-semibold">
                {HEADER_ENTRIES.map(({ label, href }) => (
                  <li key={label}>
                    <a
                      href={href}
                      aria-current={href === pathname ? 'page' : undefined}
                      className="min-h-14"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
              <p className="eyebrow mt-5">More</p>
              <ul className="font-medium">
                {MORE_ENTRIES.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} aria-current={href === pathname ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
