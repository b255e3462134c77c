import { paths } from '#contract/paths.ts';
import { Icon } from '../ui/icon.tsx';

/** The words of the specification for a path that leads nowhere, and ways on. */
export function NotFoundNotice() {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">
          <span className="hero-title max-sm:block">404</span> Page Not Found
        </h1>
        <div className="rule-thick mt-3" />
        <p className="py-3">Did you forget to add the page to the router?</p>
        <div className="rule-mid" />
        <ul className="-mb-2">
          <NotFoundLink href={paths.homeAnchor('search')}>Search proteins</NotFoundLink>
          <NotFoundLink href={paths.searchAll()}>Browse all products</NotFoundLink>
          <NotFoundLink href={paths.home()}>Home</NotFoundLink>
        </ul>
      </div>
    </div>
  );
}

function NotFoundLink({ href, children }: { href: string; children: string }) {
  return (
    <li className="border-t border-rule first:border-t-0">
      <a
        href={href}
        className="flex min-h-11 items-center justify-between font-semibold no-underline hover:underline"
      >
        {children}
        <Icon name="right" />
      </a>
    </li>
  );
}
