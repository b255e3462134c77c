import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { CompactHeading } from '../../prose/compact-heading.tsx';
import { FailureNote } from '../../failed-step/failure-note.tsx';
import { reloadsElsewhere, stayOnFailure } from '../../failed-step/stay-on-failure.ts';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { type DrawnMap, drawMap } from '../../catalogue-map/drawn-map.ts';
import type { NamedBrands } from './applied-filters.tsx';
import { MapFilter } from './map-filter.tsx';
import { MapKey } from './map-key.tsx';
import { MapNotes } from './map-notes.tsx';
import { type MapRow, MapTable, tableRows } from './map-table.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { NotUnderstoodNote } from '../../prose/not-understood.tsx';
import {
  mapHref,
  type MapView,
  parseMapView,
  pointsOptions,
  searchHref,
} from '../../catalogue-map/map-view.ts';
import { ProteinMap } from './protein-map.tsx';

interface MapData {
  /** Number of products of the search; more than the map has if it draws a sample. */
  readonly total: number;
  readonly map: DrawnMap;
  readonly rows: readonly MapRow[];
  /** The names of the brands that the search asks for. */
  readonly brands: NamedBrands;
}

const TRAIL = [
  { label: 'Home', href: paths.home() },
  { label: 'Protein Map', href: paths.proteinMap() },
];

/** Returns the map that the address describes, and the first rows of its table. */
async function loadMap(args: LoaderFunctionArgs): Promise<MapData> {
  const { api, url } = loaderTools(args);
  const view = parseMapView(url.searchParams);
  const { criteria } = view;
  const [points, brands] = await Promise.all([
    api.points(criteria, pointsOptions(view)),
    criteria.brandIds.length === 0 ? [] : api.brands(),
  ]);
  const { map, known } = drawMap(points, view);
  return {
    total: points.total,
    map,
    rows: tableRows(points, known, view),
    brands: brands
      .filter(({ id }) => criteria.brandIds.includes(id))
      .map(({ id, name }) => ({ id, name })),
  };
}

export const loader = stayOnFailure(loadMap);
export { reloadsElsewhere as shouldRevalidate };

export const handle: ScreenHandle = {
  meta: ({ url }) => ({
    title: 'Protein Map',
    description:
      'Every protein powder, shake and bar of the catalogue as one picture: protein against calories, colored by type.',
    canonical: paths.proteinMap(),
    noindex: url.search !== '',
  }),
};

/** The catalogue as a plot, filtered like a search. */
export function Component() {
  const { total, map, rows, brands } = useLoaderData<MapData>();
  const query = new URLSearchParams(useLocation().search);
  const view = parseMapView(query);
  const groups = [...new Set(map.panels.flatMap((each) => each.groups.map(({ group }) => group)))];
  const notes = <MapNotes map={map} view={view} total={total} />;
  return (
    <div className="page">
      <CompactHeading
        trail={TRAIL}
        title="Protein Map"
        after={
          <a href="#map-filter" className="tap-small ml-auto text-sm lg:hidden">
            Axes and filters
          </a>
        }
      />
      <div className="grid items-start gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[min(17rem,27vw)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <FailureNote />
          <NotUnderstoodNote view={view} />
          {map.drawn === 0 ? (
            <>
              <NothingDrawn view={view} total={total} unstated={map.unstated} />
              {total > 0 && notes}
            </>
          ) : (
            <ProteinMap map={map} view={view}>
              <MapKey groups={groups} />
              {notes}
            </ProteinMap>
          )}
        </div>
        {/* On phones the map comes first, then the filters, then the table. */}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MapFilter key={mapHref(view)} view={view} brands={brands} />
        </div>
        {map.drawn > 0 && <MapTable rows={rows} view={view} drawn={map.drawn} />}
      </div>
    </div>
  );
}

/** Says why nothing is drawn, and leads on. */
function NothingDrawn({
  view,
  total,
  unstated,
}: {
  view: MapView;
  total: number;
  unstated: number;
}) {
  return (
    <p className="label mb-3">
      {total === 0 ? (
        <>
          No product fits all of this. <a href={searchHref(view)}>The search says what to drop</a>
        </>
      ) : view.zoom !== null ? (
        <>
          No product of this search is in this part of the map.{' '}
          <AppLink to={mapHref({ ...view, zoom: null })}>The whole map</AppLink>
        </>
      ) : unstated === 0 ? (
        'No product of this search states both figures.'
      ) : (
        'No product of this search states both figures and its type.'
      )}
    </p>
  );
}
