import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import type { TeaserMap } from '../../catalogue-map/drawn-map.ts';
import { typeLook } from '../../catalogue-map/type-look.ts';
import { PhoneFold } from '../../ui/phone-fold.tsx';

const TITLE = 'The protein map';

/** A small protein map for the home page, with a link to the full one. */
export function MapTeaser({ map }: { map: TeaserMap }) {
  if (map.drawn === 0) return null;
  return (
    <section id="map-teaser" aria-label={TITLE} className="min-w-0">
      <PhoneFold title={TITLE}>
        <div className="section-head max-lg:border-0 max-lg:p-0">
          <h2 className="headline text-xl max-lg:hidden">{TITLE}</h2>
          <a href={paths.proteinMap()} className="tap">
            The whole map
          </a>
        </div>
        <div className="plot border-2 border-ink bg-sheet lg:border-t-0">
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
          left is much protein for few calories. Round is whey, square casein, triangular plants.
        </p>
      </PhoneFold>
    </section>
  );
}
