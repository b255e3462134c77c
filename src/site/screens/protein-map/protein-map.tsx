import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { Points } from '#contract/standing.ts';
import type { ProductFormat } from '#domain/enumerations.ts';
import type { DrawnMap, DrawnPanel } from '../../catalogue-map/drawn-map.ts';
import {
  isWithin,
  type MapPoint,
  pointsOfPanel,
  shownPoints,
} from '../../catalogue-map/map-points.ts';
import {
  MAP_FIGURES,
  mapHref,
  type MapView,
  onlyFormat,
  pointsOptions,
  withFormat,
} from '../../catalogue-map/map-view.ts';
import { typeLook } from '../../catalogue-map/type-look.ts';
import { MedianLines } from '../../charts/median-lines.tsx';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import { formatAmount, formatCount } from '../../product-card/amount.ts';
import { useApi } from '../../site-context.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { MapSelection, partOf } from './map-selection.tsx';
import { spotOf, useMapPointer } from './use-map-pointer.ts';

/** One line at 360 px, so that the map does not move when a product's line takes its place. */
const HOW_TO_POINT = (
  <span className="text-soft">
    <span className="max-sm:hidden">Point to name, click to open, drag to list.</span>
    <span className="sm:hidden">Tap to open, drag sideways to list.</span>
  </span>
);

const FORMATS: Readonly<Record<ProductFormat, string>> = {
  powder: 'Powders',
  rtd: 'Drinks',
  bar: 'Bars',
};

/**
 * The map, with a panel for each format: the first at full width with `children` under it, then the others side by
 * side.
 */
export function ProteinMap({
  map,
  view,
  children,
}: {
  map: DrawnMap;
  view: MapView;
  children: ReactNode;
}) {
  const api = useApi();
  const hydrated = useHydrated();
  const options = pointsOptions(view);
  const { data: points } = useQuery({
    queryKey: ['points', view.criteria, options],
    queryFn: () => api.points(view.criteria, options),
    enabled: hydrated,
  });
  const known = useMemo(
    () => (points === undefined ? [] : shownPoints(points, view)),
    [points, view],
  );
  return (
    <div className="grid gap-x-6 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-2">
      {map.panels.map((panel, place) => (
        <Panel
          key={panel.format}
          panel={panel}
          view={view}
          points={points}
          known={points === undefined ? [] : pointsOfPanel(known, points, panel.format)}
          wide={place === 0}
        >
          {place === 0 && <div className="mt-3 *:not-last:mb-3">{children}</div>}
        </Panel>
      ))}
    </div>
  );
}

/** A link to one format alone, from a part to the whole panel, or back to all formats. */
function PanelLink({ view, format }: { view: MapView; format: DrawnPanel['format'] }) {
  const [target, name] =
    view.zoom !== null
      ? [{ ...view, zoom: null }, 'The whole panel']
      : onlyFormat(view) === null
        ? [withFormat(view, format), `${FORMATS[format]} only`]
        : [withFormat(view, null), 'All formats'];
  return (
    <AppLink to={mapHref(target)} className="tap-small text-sm">
      {name}
    </AppLink>
  );
}

/** The product under the pointer, with its two figures. */
function Pointed({ near, points, view }: { near: MapPoint; points: Points; view: MapView }) {
  return (
    <>
      <strong>{points.names[near.place]}</strong> {points.brands[near.place]}:{' '}
      {formatAmount(near.y)} {MAP_FIGURES[view.y].unit}, {formatAmount(near.x)}{' '}
      {MAP_FIGURES[view.x].unit}
    </>
  );
}

/**
 * One format. The product under the pointer is named, a click opens it, and a drag selects a part to list or zoom to.
 */
function Panel({
  panel,
  view,
  points,
  known,
  wide,
  children,
}: {
  panel: DrawnPanel;
  view: MapView;
  points: Points | undefined;
  known: readonly MapPoint[];
  wide: boolean;
  children: ReactNode;
}) {
  const { near, box, drawing, clear, listeners } = useMapPointer(panel, known, ({ place }) => {
    const id = points?.ids[place];
    if (id !== undefined) window.location.assign(paths.product(id));
  });
  const nearSpot = near === null ? null : spotOf(near, panel);
  const name = FORMATS[panel.format];
  const section = useRef<HTMLElement>(null);
  const part = box === null ? null : partOf(box, panel);
  return (
    <section
      ref={section}
      aria-labelledby={`map-${panel.format}`}
      className={wide ? 'lg:col-span-2' : ''}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`map-${panel.format}`} className="headline text-lg">
          {name}
          <span className="ml-2 font-sans text-sm font-normal text-soft">
            {formatCount(panel.drawn)} drawn
          </span>
        </h2>
        <PanelLink view={view} format={panel.format} />
      </div>
      <p
        className={`needs-script line-clamp-1 min-h-5 text-sm ${wide ? '' : 'max-lg:hidden'}`}
        aria-hidden="true"
      >
        {near === null || points === undefined ? (
          wide && HOW_TO_POINT
        ) : (
          <Pointed near={near} points={points} view={view} />
        )}
      </p>
      <div
        className={`plot mt-1 [touch-action:pan-y] border-2 border-ink bg-sheet select-none ${wide ? '' : 'plot-half'} ${near === null ? '' : 'cursor-pointer'}`}
        {...listeners}
      >
        <ScatterPlot
          x={panel.x}
          y={panel.y}
          groups={panel.groups}
          lookOf={typeLook}
          label={`${panel.drawn} products: ${name}, ${panel.y.label} against ${panel.x.label}. The same products stand in the table below.`}
        >
          <MedianLines x={panel.x} y={panel.y} medians={panel.medians} textOf={formatAmount} />
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
      {part !== null && points !== undefined && !drawing && (
        <MapSelection
          points={points}
          inside={known.filter((point) => isWithin(part, point))}
          view={view}
          zoomHref={mapHref({ ...withFormat(view, panel.format), zoom: part })}
          onZoom={() => {
            clear();
            section.current?.scrollIntoView();
          }}
          onClear={clear}
        />
      )}
      {children}
    </section>
  );
}
