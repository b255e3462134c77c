import { paths } from '#contract/paths.ts';
import { ScatterPlot } from '../../charts/scatter-plot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { DrawnMap } from './drawn-map.ts';
import { typeLook } from './type-look.ts';

/** The protein map in small, for the home page: a drawing and the way to the whole. */
export function MapTeaser({ map }: { map: DrawnMap }) {
  return (
    <figure className="label">
      <ScatterPlot
        x={map.x}
        y={map.y}
        groups={map.groups}
        lookOf={typeLook}
        label={`${map.drawn} products: ${map.y.label} against ${map.x.label}`}
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-3">
        <span className="text-sm text-soft">
          {map.drawn} products. High and to the left: much protein, few calories.
        </span>
        <ButtonLink href={paths.proteinMap()}>Open the protein map</ButtonLink>
      </figcaption>
    </figure>
  );
}
