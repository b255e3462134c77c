import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import type { Points } from '#contract/standing.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import { useApi } from '../../site-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import type { DrawnMap } from '../../catalogue-map/drawn-map.ts';
import { MapRows, tableRows } from './map-table.tsx';
import {
  MAP_FIGURES,
  mapPoints,
  type MapPoint,
  type MapView,
} from '../../catalogue-map/map-view.ts';
import { typeLook } from '../../catalogue-map/type-look.ts';
import { pointsWithin, spotOf, useMapPointer } from './use-map-pointer.ts';

/** Products listed for a drawn part. */
const MOST_LISTED = 50;

/** The map with a pointer: it names what is under it, a click opens it, a drag lists what is inside. */
export function ProteinMap({ map, view }: { map: DrawnMap; view: MapView }) {
  const api = useApi();
  const hydrated = useHydrated();
  const options = { showAll: view.showAll, unconfirmed: view.unconfirmed };
  const { data: points } = useQuery({
    queryKey: ['points', view.criteria, options],
    queryFn: () => api.points(view.criteria, options),
    enabled: hydrated,
  });
  const known = useMemo(
    () => (points === undefined ? [] : mapPoints(points, { x: view.x, y: view.y })),
    [points, view.x, view.y],
  );
  const { near, box, drawing, clear, listeners } = useMapPointer(map, known, ({ place }) => {
    const id = points?.ids[place];
    if (id !== undefined) window.location.assign(paths.product(id));
  });
  const nearSpot = near === null ? null : spotOf(near, map);
  return (
    <div>
      <p className="needs-script line-clamp-2 min-h-10 text-sm sm:min-h-6" aria-hidden="true">
        {near === null || points === undefined ? (
          <span className="text-soft">
            Point at a mark to see what it is, click to open it, drag to list a part.
          </span>
        ) : (
          <>
            <strong>{points.names[near.place]}</strong> {points.brands[near.place]}:{' '}
            {Math.round(near.y * 10) / 10} {MAP_FIGURES[view.y].unit},{' '}
            {Math.round(near.x * 10) / 10} {MAP_FIGURES[view.x].unit}
          </>
        )}
      </p>
      <div
        className={`plot mt-2 touch-pan-y border-2 border-ink bg-sheet select-none ${near === null ? '' : 'cursor-pointer'}`}
        {...listeners}
      >
        <ScatterPlot
          x={map.x}
          y={map.y}
          groups={map.groups}
          lookOf={typeLook}
          label={`${map.drawn} products: ${map.y.label} against ${map.x.label}. The same products stand in the table below.`}
        >
          {nearSpot !== null && (
            <circle
              cx={nearSpot.x}
              cy={nearSpot.y}
              r="8"
              fill="none"
              strokeWidth="3"
              className="stroke-ink"
            />
          )}
          {box !== null && (
            <rect {...box} className="fill-citron stroke-ink" fillOpacity="0.25" strokeWidth="2" />
          )}
        </ScatterPlot>
      </div>
      {box !== null && points !== undefined && !drawing && (
        <DrawnPart points={points} inside={pointsWithin(box, known, map)} onClear={clear} />
      )}
    </div>
  );
}

/** The products inside the part that was drawn. */
function DrawnPart({
  points,
  inside,
  onClear,
}: {
  points: Points;
  inside: readonly MapPoint[];
  onClear: () => void;
}) {
  return (
    <section aria-labelledby="brushed" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="brushed" className="font-bold">
          {inside.length} {inside.length === 1 ? 'product' : 'products'} in the part you drew
          {inside.length > MOST_LISTED && `, the highest ${MOST_LISTED} of them`}
        </h2>
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
      {inside.length > 0 && (
        <MapRows rows={tableRows(points, inside, MOST_LISTED)} label="Products in the drawn part" />
      )}
    </section>
  );
}
