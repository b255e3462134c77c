import type { DrawnMap } from '../../catalogue-map/drawn-map.ts';
import { mapHref, type MapView } from '../../catalogue-map/map-view.ts';
import { countOf, formatCount } from '../../product-card/amount.ts';
import { doNot } from '../../wishes/left-out-text.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { goodDirection } from './good-direction.ts';

/** How many products the map shows with how many marks, what it leaves out, and how to read it. */
export function MapNotes({ map, view, total }: { map: DrawnMap; view: MapView; total: number }) {
  return (
    <div className="max-w-xl *:not-last:mb-2 text-sm text-soft">
      {map.drawn > 0 && (
        <p>
          {goodDirection(view.y, 'y')} {goodDirection(view.x, 'x')} Dashed lines are the medians of
          the products drawn. Values beyond the scale are drawn at its edge.
        </p>
      )}
      <p>
        {map.given < total &&
          `An even sample of ${formatCount(map.given)} of ${formatCount(total)} products. `}
        {countOf(map.drawn, 'product')} in {countOf(map.marks, 'mark')}
        {map.marks < map.drawn && ': neighbors of one type share a mark'}.
        {map.drawn > 0 && ' Every flavor is counted.'}
        {map.unknown > 0 &&
          ` ${formatCount(map.unknown)} more ${doNot(map.unknown)} state both figures.`}
        {map.unstated > 0 && (
          <>
            {' '}
            {formatCount(map.unstated)} more {map.unstated === 1 ? 'states' : 'state'} no type (
            <AppLink
              to={mapHref({ ...view, unstated: true })}
              // The link disappears once it is followed.
              onClick={() => document.getElementById('content')?.focus({ preventScroll: true })}
            >
              draw {map.unstated === 1 ? 'it' : 'them'}
            </AppLink>
            ).
          </>
        )}
      </p>
    </div>
  );
}
