import type { PeerFigureKey, Peers } from '#contract/standing.ts';
import { SpreadPlot } from '../../../charts/spread-plot.tsx';
import { formatAmount, formatCount } from '../../../product-card/amount.ts';

const FIGURES: Readonly<
  Record<PeerFigureKey, { name: string; unit: string; more: string; less: string; better: string }>
> = {
  proteinPer100: {
    name: 'Protein',
    unit: 'g',
    more: 'More protein',
    less: 'less protein',
    better: 'Right is better if you want more protein from less powder or food.',
  },
  caloriesPer100: {
    name: 'Calories',
    unit: 'kcal',
    more: 'More calories',
    less: 'fewer calories',
    better: 'Left is better for losing weight, right for gaining it.',
  },
  proteinPer100Kcal: {
    name: 'Protein per 100 kcal',
    unit: 'g',
    more: 'More protein per calorie',
    less: 'less protein per calorie',
    better: 'Right is better for losing weight, or for protein without extra calories.',
  },
  sugarPer100: {
    name: 'Sugar',
    unit: 'g',
    more: 'More sugar',
    less: 'less sugar',
    better: 'Left is better if you limit sugar.',
  },
};

const FORMATS = { powder: 'powders', rtd: 'ready-to-drink shakes', bar: 'bars' } as const;

/** Returns the group of similar products in words: "whey isolate powders". */
export function peerGroup({ proteinType, format }: Pick<Peers, 'proteinType' | 'format'>): string {
  return proteinType === null ? FORMATS[format] : `${proteinType} ${FORMATS[format]}`;
}

/** Returns "More protein than 71% of 84 Whey Isolate powders". */
export function standingSentence(peers: Peers, figure: Peers['figures'][number]): string {
  const group = peerGroup(peers);
  const { more, less } = FIGURES[figure.key];
  if (figure.lower === null) return `Unknown here; ${formatCount(figure.known)} ${group} state it`;
  const others = figure.known - 1;
  const known = formatCount(others);
  if (others < 1) return `The only one of the ${group} that states it`;
  if (figure.lower === 0) return `None of ${known} other ${group} has ${less}`;
  if (figure.lower === others) return `${more} than all ${known} other ${group}`;
  // A product near either end is not said to be at it.
  const share = Math.min(99, Math.max(1, Math.round((figure.lower / others) * 100)));
  return `${more} than ${share}% of ${known} other ${group}`;
}

/** Returns the figures that other products of the type state too; none if this product states none of them. */
export function comparedFigures(peers: Peers): Peers['figures'] {
  const figures = peers.figures.filter(({ known }) => known > 1);
  return figures.every(({ value }) => value === null) ? [] : figures;
}

/** Where this product ranks among its type: all of them on an axis true to scale, with this one marked. */
export function StandingPlots({ peers }: { peers: Peers }) {
  const figures = comparedFigures(peers);
  if (figures.length === 0) return null;
  const counted = figures.some(({ bins }) => bins.length > 0);
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className="headline text-xl">
        {`Where this stands${peers.proteinType === null ? '' : ' among its type'}`}
      </h2>
      <p className="rule-below mt-1 pb-3 text-sm text-soft">
        {`Per 100 ${peers.format === 'rtd' ? 'ml' : 'g'}, compared with all ${peerGroup(peers)} in the catalogue that state it. ${
          counted ? 'The higher a bar, the more products.' : 'Each dot is a product.'
        } Dashed: the median.`}
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {figures.map((figure) => {
          const { name, unit, better } = FIGURES[figure.key];
          const { low, median, high } = figure;
          if (low === null || median === null || high === null) return null;
          const words = standingSentence(peers, figure);
          return (
            <li key={figure.key} className="border-b border-rule py-3">
              <p className="text-sm font-bold">
                {name}
                {figure.value === null && (
                  <span className="ml-2 font-normal text-amber">unknown</span>
                )}
              </p>
              <SpreadPlot
                values={figure.values}
                bins={figure.bins}
                low={low}
                median={median}
                high={high}
                value={figure.value}
                label={words}
              />
              <p className="flex justify-between text-xs text-soft" aria-hidden="true">
                {formatAmount(low)}
                <span>{`median ${formatAmount(median)} ${unit}`}</span>
                {formatAmount(high)}
              </p>
              <p className="mt-1 text-sm">{words}</p>
              <p className="text-xs text-soft">{better}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
