import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { HEADER_ENTRIES, MORE_ENTRIES, type NavigationEntry } from './navigation.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * The header: sticky, 4rem high (specification section 2). Its plain links load full pages, and all of it works without
 * JavaScript. The entries form a bar. On phones they are a side menu, which is visible while the preceding `<details>`
 * is open (styles/page.css).
 */
export function Header() {
  const { pathname } = useLocation();
  const links = (entries: readonly NavigationEntry[], className: string) =>
    entries.map(({ label, href }) => (
      <li key={label}>
        <a href={href} aria-current={href === pathname ? 'page' : undefined} className={className}>
          {label}
        </a>
      </li>
    ));
  return (
    <header className="site-header sticky top-0 z-30 grid min-h-16 border-b-2 border-ink bg-paper print:static">
      <div className="page flex items-center gap-x-2 md:gap-x-6">
        <a href={paths.home()} className="no-underline" aria-label="Proteinwise home">
          <Logo />
        </a>
        <details data-menu="" className="group scrim absolute right-1 md:hidden print:hidden">
          <summary className="grid size-[44px] place-items-center" aria-label="Menu">
            <Icon name="menu" className="size-6 group-open:hidden" />
            <Icon name="close" className="hidden size-6 group-open:block" />
          </summary>
        </details>
        <nav aria-label="Main" className="main-nav print:hidden">
          <ul>
            {links(HEADER_ENTRIES, 'tap nav-link')}
            <li>
              <details data-menu="" className="relative">
                <summary className="tap icon-behind icon-down gap-1.5 font-medium">More</summary>
                <ul className="menu">{links(MORE_ENTRIES, 'menu-item pr-10')}</ul>
              </details>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}
