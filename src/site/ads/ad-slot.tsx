import { useConfig } from '../site-context.tsx';

/** The fixed ids of the advertising slots (specification section 7). */
export const AD_SLOTS = {
  homeTop: 'home-top',
  homeMiddle: 'home-middle',
  homeBottom: 'home-bottom',
  searchLeft: 'search-left',
  searchRight: 'search-right',
  searchSponsored: 'search-sponsored',
} as const;

/**
 * A place for an advertisement, with its reserved size (specification section 9, "Ad slots"): nothing at all where no
 * advertising is configured. It holds only its place; what fills it asks for consent first.
 */
export function AdSlot({
  id,
  kind,
  className = '',
}: {
  id: (typeof AD_SLOTS)[keyof typeof AD_SLOTS];
  kind: 'sidebar' | 'inline';
  className?: string;
}) {
  const { adsClient } = useConfig();
  if (adsClient === null) return null;
  const size = kind === 'sidebar' ? 'min-h-[600px] w-full max-w-[250px]' : 'min-h-[200px]';
  return (
    <aside aria-label="Advertisement" className={className}>
      <p className="text-xs text-soft">Advertisement</p>
      <div data-ad-slot={id} data-ad-client={adsClient} className={size} />
    </aside>
  );
}
