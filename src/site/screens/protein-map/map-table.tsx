import { paths } from '#contract/paths.ts';
import type { Points } from '#contract/standing.ts';
import { formatAmount, formatCount } from '../../product-card/amount.ts';
import { ScrollRegion } from '../../prose/scroll-region.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { figureAt, type MapPoint } from '../../catalogue-map/map-points.ts';
import {
  MAP_FIGURES,
  type MapFigure,
  type MapView,
  searchHref,
} from '../../catalogue-map/map-view.ts';
import { typeName } from '../../catalogue-map/type-look.ts';

const ROWS = 25;

export interface MapRow {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly type: number;
  /** In the order of the table's columns; null if unknown. */
  readonly figures: readonly (number | null)[];
}

/** Returns the figures of the axes, filled up to four with others on the same basis: per 100, or per serving. */
export function tableFigures({ x, y }: Pick<MapView, 'x' | 'y'>): readonly MapFigure[] {
  const per100 = [x, y].some((figure) => figure.endsWith('Per100'));
  const beside = per100
    ? (['proteinPer100', 'caloriesPer100', 'efficiency', 'sugarPer100'] as const)
    : (['protein', 'calories', 'efficiency', 'sugar'] as const);
  return [...new Set([y, x, ...beside])].slice(0, 4);
}

function rowAt(points: Points, place: number, figures: readonly MapFigure[]): MapRow {
  return {
    id: points.ids[place] ?? 0,
    name: points.names[place] ?? '',
    brand: points.brands[place] ?? '',
    type: points.types[place] ?? -1,
    figures: figures.map((figure) => figureAt(points, place, figure)),
  };
}

/** Returns the products at these points as rows, the highest on the map first, at most `most`. */
export function tableRows(
  points: Points,
  known: readonly MapPoint[],
  view: Pick<MapView, 'x' | 'y'>,
  most = ROWS,
): readonly MapRow[] {
  return known
    .toSorted((a, b) => b.y - a.y || a.x - b.x || a.place - b.place)
    .slice(0, most)
    .map(({ place }) => rowAt(points, place, tableFigures(view)));
}

/** The map as text: its highest products as a table, with a link to all of them. */
export function MapTable({
  rows,
  view,
  drawn,
}: {
  rows: readonly MapRow[];
  view: MapView;
  drawn: number;
}) {
  return (
    <section aria-labelledby="map-table" className="min-w-0 lg:mt-2">
      <h2 id="map-table" className="headline text-xl">
        The map as a table
      </h2>
      <p className="mt-1 text-sm text-soft">
        {rows.length < drawn
          ? `The highest ${rows.length} of ${formatCount(drawn)}`
          : `All ${formatCount(drawn)}`}
        , from the top of the map.
      </p>
      <MapRows rows={rows} view={view} label="Products on the map" />
      <ButtonLink href={searchHref(view)} className="mt-4">
        See them all in the search
      </ButtonLink>
    </section>
  );
}

/** Products and their figures in a region that scrolls on narrow screens. */
export function MapRows({
  rows,
  view,
  label,
}: {
  rows: readonly MapRow[];
  view: Pick<MapView, 'x' | 'y'>;
  label: string;
}) {
  const columns = tableFigures(view).map((figure) => MAP_FIGURES[figure]);
  const figure = (value: number | null, unit: string) =>
    value === null ? (
      <span className="text-xs text-amber">unknown</span>
    ) : (
      `${formatAmount(value)} ${unit}`
    );
  return (
    <ScrollRegion
      label={label}
      className="mt-3 max-h-[32rem] overflow-auto border-2 border-ink bg-sheet"
    >
      <table className="w-full min-w-[28rem] text-sm sm:min-w-[40rem]">
        <thead>
          <tr className="text-left">
            {['Product', 'Type', ...columns.map((column) => column.label)].map((name) => (
              <th
                key={name}
                scope="col"
                className="sticky top-0 border-b-4 border-ink bg-sheet px-2 sm:px-3 py-2 align-bottom text-xs not-nth-[-n+2]:text-right max-sm:nth-2:hidden"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-b border-rule">
              <th scope="row" className="px-2 sm:px-3 py-2 text-left font-normal">
                <a href={paths.product(row.id)} className="font-semibold">
                  {row.name}
                </a>
                <span className="block text-xs text-soft">
                  {row.brand}
                  <span className="sm:hidden">, {typeName(row.type)}</span>
                </span>
              </th>
              <td className="px-2 sm:px-3 max-sm:hidden">{typeName(row.type)}</td>
              {columns.map(({ label: name, unit }, column) => (
                <td key={name} className="px-2 sm:px-3 text-right whitespace-nowrap">
                  {figure(row.figures[column] ?? null, unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
