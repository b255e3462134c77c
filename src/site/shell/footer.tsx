import { useRouteLoaderData } from 'react-router';
import { friendlyCount } from '../product-card/amount.ts';
import { type CatalogueCounts, LAYOUT_ROUTE } from '../prose/catalogue-counts.ts';
import { useConfig } from '../site-context.tsx';
import { FOOTER_GROUPS } from './navigation.ts';
import { Logo } from './logo.tsx';

const NETWORKS: readonly (readonly [host: string, name: string])[] = [
  ['facebook.com', 'Facebook'],
  ['instagram.com', 'Instagram'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
  ['linkedin.com', 'LinkedIn'],
  ['tiktok.com', 'TikTok'],
  ['pinterest.com', 'Pinterest'],
];

/** Returns the label of a social link: the network's name, or the host if the network is unknown. */
function socialName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return NETWORKS.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host;
}

/** The footer: live counts, all links of the specification, the affiliate disclosure and the disclaimer. */
export function Footer() {
  const { socialUrls } = useConfig();
  const counts = useRouteLoaderData<CatalogueCounts | null>(LAYOUT_ROUTE);
  return (
    <footer className="print:hidden mt-8 border-t-[10px] border-ink bg-sheet pb-16 lg:pb-8">
      <div className="page grid gap-x-8 py-5 md:gap-y-4 grid-cols-2 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full max-w-md lg:col-span-1">
          <Logo />
          <p className="headline mt-6 text-xl text-balance max-lg:hidden">
            Reads protein labels so that you do not have to.
          </p>
          <p className="mt-2 text-sm text-soft max-lg:hidden">
            Free, anonymous, and every figure says where it comes from.
          </p>
          {counts && (
            <p className="mt-2 text-sm text-soft">
              {`${friendlyCount(counts.products)} products from ${friendlyCount(counts.brands)} brands, every flavor counted.`}
            </p>
          )}
          {socialUrls.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-x-4" aria-label="Elsewhere">
              {socialUrls.map((url) => (
                <li key={url}>
                  <a href={url} rel="noopener" className="tap text-sm">
                    {socialName(url)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {FOOTER_GROUPS.map(({ heading, entries }) => (
          <nav key={heading} aria-label={heading} className="max-md:col-span-full">
            <details className="folds-on-phones folds-below-tablets">
              <summary className="eyebrow icon-behind icon-down">{heading}</summary>
              <p className="eyebrow border-b-4 border-ink pb-2 max-md:hidden">{heading}</p>
              <ul className="footer-links">
                {entries.map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} className="tap-small">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
      <div className="page grid gap-3 text-xs md:gap-6 text-soft md:grid-cols-2">
        <p>
          <strong className="text-ink">Affiliate disclosure.</strong> When you buy through links on
          this site we may earn a small commission, at no extra cost to you. Commissions change no
          match score, and neither the Match Score nor the Protein Content order.
        </p>
        <p>
          <strong className="text-ink">Information only.</strong> This site reports what labels say.
          It is not medical advice; ask a doctor or dietitian about allergies, illness or pregnancy,
          and read the label on the pack.
        </p>
      </div>
    </footer>
  );
}
