import { type ComponentProps, useEffect, useState } from 'react';
import { RAIL } from '../../../search-form/use-live-draft.ts';
import { unhydratedPart } from '../../../shell/unhydrated-part.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const WISHES = 'wishes';
const UnhydratedWishes = import.meta.env.SSR ? () => null : unhydratedPart('div', WISHES);

/** The wishes in rail and sheet. On small screens they are fetched when the sheet is opened. */
export const { Part: LazyWishes, load: loadWishes } = lazyPart(
  async () => (await import('./wishes-panel.tsx')).WishesPanel,
);

/** Whether the rail is visible when the page is loaded. */
const IN_SIGHT = import.meta.env.SSR || window.matchMedia(RAIL).matches;

/** Loads the content of the rail, if it is visible. */
export const loadRail = async () => IN_SIGHT && loadWishes();

/** The wishes next to the results. On small screens they are hidden, and not hydrated until the window becomes wide. */
export function WishesRail(props: ComponentProps<typeof LazyWishes>) {
  const [drawn, setDrawn] = useState(IN_SIGHT);
  useEffect(() => {
    if (drawn) return;
    const media = window.matchMedia(RAIL);
    const draw = () => void loadWishes().then(() => setDrawn(true));
    if (media.matches) draw();
    else media.addEventListener('change', draw, { once: true });
    return () => media.removeEventListener('change', draw);
  }, [drawn]);
  return (
    <aside className="rail print:hidden" aria-label="Wishes">
      {drawn ? (
        <div id={WISHES}>
          <LazyWishes {...props} />
        </div>
      ) : (
        <UnhydratedWishes />
      )}
    </aside>
  );
}
