import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { type DrawnMap, drawMap } from '../../catalogue-map/drawn-map.ts';
import { MapFilter } from './map-filter.tsx';
import { MapKey } from './map-key.tsx';
import { type MapRow, MapTable, tableRows } from './map-table.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { mapHref, parseMapView } from '../../catalogue-map/map-view.ts';
import { ProteinMap } from './protein-map.tsx';

interface MapData {
  /** Products of the search; more than the map was given where it draws a sample. */
  readonly total: number;
  readonly map: DrawnMap;
  readonly rows: readonly MapRow[];
}

/** The drawn map of the address, and the first rows of the table beside it. */
export async function loader(args: LoaderFunctionArgs): Promise<MapData> {
  const { api, url } = loaderTools(args);
  const view = parseMapView(url.searchParams);
  const points = await api.points(view.criteria, {
    showAll: view.showAll,
    unconfirmed: view.unconfirmed,
  });
  const { map, known } = drawMap(points, view);
  return { total: points.total, map, rows: tableRows(points, known, view) };
}

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
  const { total, map, rows } = useLoaderData<MapData>();
  const query = new URLSearchParams(useLocation().search);
  const view = parseMapView(query);
  return (
    <div className="page py-8">
      <h1 className="headline text-2xl sm:text-3xl">Protein Map</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-soft">
        {map.given < total &&
          `An even sample of ${formatCount(map.given)} of ${formatCount(total)} products. `}
        Each mark is a product. {formatCount(map.drawn)} are drawn
        {map.unknown > 0 && `; ${formatCount(map.unknown)} more do not state both figures`}
        {map.unstated > 0 && (
          <>
            ; {formatCount(map.unstated)} more state no type (
            <AppLink to={mapHref({ ...view, unstated: true })}>draw them</AppLink>)
          </>
        )}
        . Figures beyond the scale stand at its edge.
      </p>
      <div className="rule-thick mt-4" />
      <div className="mt-4 grid items-start gap-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          {map.drawn === 0 ? (
            <p className="label">No product of this search states both figures.</p>
          ) : (
            <>
              <MapKey
                groups={[
                  ...new Set(map.panels.flatMap(({ groups }) => groups.map(({ group }) => group))),
                ].toSorted((a, b) => a - b)}
              />
              <ProteinMap map={map} view={view} />
            </>
          )}
        </div>
        {/* On phones the map is seen first, and its table after what filters it. */}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <MapFilter view={view} />
        </div>
        <MapTable rows={rows} view={view} drawn={map.drawn} />
      </div>
    </div>
  );
}
