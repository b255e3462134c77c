import { paths } from '#contract/paths.ts';
import type { LinkedCollection } from '../collections/pick-collections.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Shown for an unknown address: the specified text, a search, pages that may have been meant, and further links. */
export function NotFoundNotice({
  near = [],
  collections = [],
}: {
  near?: readonly { readonly label: string; readonly href: string }[];
  collections?: readonly LinkedCollection[];
}) {
  return (
    <div className="page work-columns py-8">
      <div className="label">
        <h1 className="headline text-2xl">404 Page Not Found</h1>
        <div className="rule-thick mt-2" />
        <p className="py-2">Did you forget to add the page to the router?</p>
        <form action={paths.search()} method="get" role="search" className="flex gap-2 pb-3">
          <input
            type="search"
            name="q"
            aria-label="Product or brand"
            placeholder="Product or brand"
            maxLength={200}
            className="input min-w-0 flex-1"
            data-search-box=""
          />
          <input type="hidden" name="showAll" value="true" />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
        {near.length > 0 && (
          <nav aria-label="Perhaps you meant">
            <p className="eyebrow border-b-4 border-ink pb-1">Perhaps you meant</p>
            <ul className="mb-4">
              {near.map(({ label, href }) => (
                <NotFoundLink key={href} href={href}>
                  {label}
                </NotFoundLink>
              ))}
            </ul>
          </nav>
        )}
        <div className="rule-mid" />
        <ul className="-mb-2">
          <NotFoundLink href={paths.homeAnchor('search')}>Search proteins</NotFoundLink>
          <NotFoundLink href={paths.searchAll()}>Browse all products</NotFoundLink>
          <NotFoundLink href={paths.collections()}>Collections</NotFoundLink>
          <NotFoundLink href={paths.home()}>Home</NotFoundLink>
        </ul>
      </div>
      {collections.length > 0 && (
        <nav aria-labelledby="often-wished">
          <h2 id="often-wished" className="headline border-b-4 border-ink pb-1 text-lg">
            Popular searches
          </h2>
          <ul>
            {collections.map(({ slug, title }) => (
              <NotFoundLink key={slug} href={paths.collection(slug)}>
                {title}
              </NotFoundLink>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function NotFoundLink({ href, children }: { href: string; children: string }) {
  return (
    <li className="border-t border-rule first:border-t-0">
      <a
        href={href}
        className="flex min-h-11 items-center py-1 justify-between font-semibold no-underline hover:underline"
      >
        {children}
        <Icon name="right" />
      </a>
    </li>
  );
}
