import { useQuery } from '@tanstack/react-query';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { acrossOf, FIELD, upOf } from '../../charts/scatter-marks.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import { useApi } from '../../client/site-context.tsx';
import { useHydrated } from '../../client/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import type { DrawnMap } from './drawn-map.ts';
import { MapRows, tableRows } from './map-table.tsx';
import { MAP_FIGURES, mapPoints, type MapPoint, type MapView } from './map-view.ts';
import { typeLook } from './type-look.ts';

/** How near the pointer must be to a mark, in SVG units. */
const REACH = 14;
/** A drag shorter than this is a click, in SVG units. */
const CLICK = 5;
/** Products listed for a brushed part. */
const BRUSHED = 50;

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Brush {
  readonly from: Spot;
  readonly to: Spot;
}

/** The map with a pointer: it names what is under it, a click opens it, a drag lists what is inside. */
export function ProteinMap({ map, view }: { map: DrawnMap; view: MapView }) {
  const api = useApi();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Spot | null>(null);
  const [near, setNear] = useState<MapPoint | null>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
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
  const spotOf = (point: MapPoint): Spot => ({
    x: acrossOf(point.x, map.x),
    y: upOf(point.y, map.y),
  });

  const pointerSpot = (event: PointerEvent): Spot | null => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return null;
    const scale = FIELD.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  };
  const nearest = (spot: Spot): MapPoint | null => {
    let best: MapPoint | null = null;
    let least = REACH ** 2;
    for (const point of known) {
      const { x, y } = spotOf(point);
      const distance = (x - spot.x) ** 2 + (y - spot.y) ** 2;
      if (distance < least) {
        least = distance;
        best = point;
      }
    }
    return best;
  };
  const move = (event: PointerEvent) => {
    const spot = pointerSpot(event);
    if (spot === null) return;
    if (start !== null) setBrush({ from: start, to: spot });
    else setNear(nearest(spot));
  };
  const end = (event: PointerEvent) => {
    const spot = pointerSpot(event);
    const from = start;
    setStart(null);
    if (spot === null || from === null) return;
    if (Math.hypot(spot.x - from.x, spot.y - from.y) >= CLICK) return;
    setBrush(null);
    const hit = nearest(spot);
    const id = hit === null ? undefined : points?.ids[hit.place];
    if (id !== undefined) window.location.assign(paths.product(id));
  };

  const box = brush === null ? null : boxOf(brush);
  const inside =
    box === null
      ? []
      : known.filter((point) => {
          const { x, y } = spotOf(point);
          return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
        });
  const nearSpot = near === null ? null : spotOf(near);
  return (
    <div>
      <p className="needs-script min-h-6 text-sm" aria-hidden="true">
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
        ref={frame}
        className={`plot mt-2 touch-pan-y border-2 border-ink bg-sheet select-none ${near === null ? '' : 'cursor-pointer'}`}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
          setStart(pointerSpot(event));
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={() => setStart(null)}
        onPointerLeave={() => setNear(null)}
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
      {box !== null && points !== undefined && start === null && (
        <section aria-labelledby="brushed" className="mt-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="brushed" className="font-bold">
              {inside.length} {inside.length === 1 ? 'product' : 'products'} in the part you drew
              {inside.length > BRUSHED && `, the highest ${BRUSHED} of them`}
            </h2>
            <Button variant="quiet" onClick={() => setBrush(null)}>
              Clear
            </Button>
          </div>
          {inside.length > 0 && (
            <MapRows rows={tableRows(points, inside, BRUSHED)} label="Products in the drawn part" />
          )}
        </section>
      )}
    </div>
  );
}

function boxOf({ from, to }: Brush) {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}
