import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import type { TeaserMap } from '../../catalogue-map/drawn-map.ts';
import { typeLook } from '../../catalogue-map/type-look.ts';
import { PhoneFold } from '../../ui/phone-fold.tsx';

const TITLE = 'The catalogue in one picture';

/** A small protein map for the home page, with a link to the full one. */
export function MapTeaser({ map }: { map: TeaserMap }) {
  if (map.drawn === 0) return null;
  return (
    <section id="map-teaser" aria-label={TITLE} className="min-w-0">
      <PhoneFold title={TITLE}>
        <h2 className="section-head headline text-xl max-lg:hidden">{TITLE}</h2>
        <div className="plot border-x-2 border-b-2 border-ink bg-sheet">
          <ScatterPlot
            x={map.x}
            y={map.y}
            groups={map.groups}
            lookOf={typeLook}
            label={`A sample of the catalogue: ${map.y.label} against ${map.x.label}`}
          />
        </div>
        <p className="mt-2 text-sm text-soft">
          {formatCount(map.shown)} of {formatCount(map.drawn)} powders, a sample: high and to the
          left is much protein for few calories. Round is whey, square casein, triangular plants.{' '}
          <a href={paths.proteinMap()}>Open the protein map</a>
        </p>
      </PhoneFold>
    </section>
  );
}
