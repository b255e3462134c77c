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
 * An advertising slot of a reserved size (specification section 9, "Ad slots"). Renders nothing if no advertising is
 * configured. It only reserves the space; the script that fills it asks for consent first.
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
