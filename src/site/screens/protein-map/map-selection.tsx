import type { Points } from '#contract/standing.ts';
import type { DrawnPanel } from '../../catalogue-map/drawn-map.ts';
import type { MapPoint } from '../../catalogue-map/map-points.ts';
import type { MapPart, MapView } from '../../catalogue-map/map-view.ts';
import { invertX, invertY } from '../../charts/scatter-marks.ts';
import { countOf } from '../../product-card/amount.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MapRows, tableRows } from './map-table.tsx';
import type { Box } from './use-map-pointer.ts';

/** Number of products listed for a selected part. */
const MAX_LISTED = 50;

/** Returns a box in the units of the axes, to a tenth. */
export function partOf(box: Box, { x, y }: DrawnPanel): MapPart {
  const toTenth = (value: number) => Math.round(value * 10) / 10;
  return {
    x: [toTenth(invertX(box.x, x)), toTenth(invertX(box.x + box.width, x))],
    y: [toTenth(invertY(box.y + box.height, y)), toTenth(invertY(box.y, y))],
  };
}

/** The products in the selected part, and a link that zooms to it. */
export function MapSelection({
  points,
  inside,
  view,
  zoomHref,
  onZoom,
  onClear,
}: {
  points: Points;
  inside: readonly MapPoint[];
  view: MapView;
  zoomHref: string;
  onZoom: () => void;
  onClear: () => void;
}) {
  return (
    <section aria-labelledby="brushed" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="brushed" className="font-bold">
          {countOf(inside.length, 'product')} in the part you drew
          {inside.length > MAX_LISTED && `, the highest ${MAX_LISTED} listed`}
        </h3>
        <span className="flex gap-2">
          {inside.length > 0 && (
            <AppLink to={zoomHref} onClick={onZoom} className={buttonClass('secondary', 'text-sm')}>
              Zoom to it
            </AppLink>
          )}
          <Button variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </span>
      </div>
      {inside.length > 0 && (
        <MapRows
          rows={tableRows(points, inside, view, MAX_LISTED)}
          view={view}
          label="Products in the drawn part"
        />
      )}
    </section>
  );
}
