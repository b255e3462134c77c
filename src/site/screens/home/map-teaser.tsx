import { paths } from '#contract/paths.ts';
import { formatCount } from '../../product-card/amount.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { DrawnMap } from '../../catalogue-map/drawn-map.ts';
import { typeLook } from '../../catalogue-map/type-look.ts';

/** The protein map in small, for the home page: a drawing and the way to the whole. */
export function MapTeaser({ map }: { map: DrawnMap }) {
  if (map.drawn === 0) return null;
  return (
    <section id="map-teaser" aria-labelledby="protein-map" className="page py-16">
      <h2 id="protein-map" className="section-head headline text-2xl">
        The whole catalogue in one picture
      </h2>
      <div className="mt-6 grid items-center gap-8 lg:grid-cols-[2fr_1fr]">
        <div className="plot border-2 border-ink bg-sheet">
          <ScatterPlot
            x={map.x}
            y={map.y}
            groups={map.groups}
            lookOf={typeLook}
            label={`A sample of the catalogue: ${map.y.label} against ${map.x.label}`}
          />
        </div>
        <div>
          <p className="max-w-text text-soft">
            Protein against calories, here {formatCount(map.drawn)} products. High and to the left:
            much protein for few calories. Round is whey, square casein, three-cornered plants.
          </p>
          <ButtonLink href={paths.proteinMap()} className="mt-5">
            Open the protein map
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
