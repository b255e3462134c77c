import { paths } from '#contract/paths.ts';
import type { PublicConfig } from '#contract/public-config.ts';
import { buttonClass } from '../ui/button.tsx';

/**
 * Asks for consent before anything is loaded from a third party; there is no bar if no third party is configured.
 * Refusing is as easy as accepting: the two buttons look alike, and no choice means no. The bar is hidden until
 * `install-consent.ts` shows it; without JavaScript nothing is ever loaded. The server renders it outside the page's
 * React root, so browsers need no code for it.
 */
export function ConsentBar({
  adsClient,
  analyticsId,
}: Pick<PublicConfig, 'adsClient' | 'analyticsId'>) {
  if (adsClient === null && analyticsId === null) return null;
  const what = [
    adsClient === null ? null : 'advertising (Google AdSense)',
    analyticsId === null ? null : 'visit statistics (Google Analytics)',
  ]
    .filter((part) => part !== null)
    .join(' and ');
  return (
    <section
      hidden
      aria-label="Consent"
      data-consent-bar=""
      data-ads-client={adsClient ?? undefined}
      data-analytics-id={analyticsId ?? undefined}
      className="sticky bottom-0 z-30 border-t-2 border-ink bg-sheet"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="max-w-[66ch] min-w-0 flex-1 basis-72 text-sm">
          May this site load {what}? It sets cookies and sees your network address. The site works
          the same without it. <a href={`${paths.privacy()}#consent`}>What that means</a>
        </p>
        <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
          <button type="button" data-consent="refused" className={buttonClass()}>
            Refuse
          </button>
          <button type="button" data-consent="accepted" className={buttonClass()}>
            Accept
          </button>
        </div>
      </div>
    </section>
  );
}
