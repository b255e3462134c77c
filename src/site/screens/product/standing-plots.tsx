import type { PeerFigureKey, Peers } from '#contract/standing.ts';
import { StripPlot } from '../../charts/strip-plot.tsx';
import { formatAmount } from '../../product-card/amount.ts';

const FIGURES: Readonly<Record<PeerFigureKey, { name: string; unit: string; more: string }>> = {
  proteinPerServing: { name: 'Protein', unit: 'g', more: 'More protein' },
  caloriesPerServing: { name: 'Calories', unit: 'kcal', more: 'More calories' },
  proteinPer100Kcal: { name: 'Protein per 100 kcal', unit: 'g', more: 'More protein per calorie' },
  sugarPerServing: { name: 'Sugar', unit: 'g', more: 'More sugar' },
};

const FORMATS = { powder: 'powders', rtd: 'ready-to-drink shakes', bar: 'bars' } as const;

/** The group in words: "whey isolate powders". */
export function peerGroup({ proteinType, format }: Pick<Peers, 'proteinType' | 'format'>): string {
  return proteinType === null ? FORMATS[format] : `${proteinType} ${FORMATS[format]}`;
}

/** "More protein than 71% of 84 Whey Isolate powders" */
function sentence(peers: Peers, figure: Peers['figures'][number]): string {
  const group = peerGroup(peers);
  const { more } = FIGURES[figure.key];
  if (figure.lower === null) return `Unknown here; ${figure.known} ${group} state it`;
  const others = figure.known - 1;
  if (others < 1) return `The only one of the ${group} that states it`;
  return `${more} than ${Math.round((figure.lower / others) * 100)}% of ${others} other ${group}`;
}

/** Where this product stands among its type: a strip of all, itself marked. */
export function StandingPlots({ peers }: { peers: Peers }) {
  const figures = peers.figures.filter(({ sample }) => sample.length > 1);
  if (figures.every(({ value }) => value === null)) return null;
  return (
    <section aria-labelledby="standing">
      <h2 id="standing" className="headline text-xl">
        Where this stands among its type
      </h2>
      <p className="mt-1 text-sm text-soft">
        Per serving, beside {peerGroup(peers)} in the catalogue. Each tick is a product.
      </p>
      <div className="rule-mid mt-3" />
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {figures.map((figure) => {
          const { name, unit } = FIGURES[figure.key];
          const words = sentence(peers, figure);
          return (
            <li key={figure.key} className="border-b border-rule py-3">
              <p className="flex items-baseline justify-between gap-2">
                <span className="text-sm font-bold">{name}</span>
                {figure.value === null ? (
                  <span className="text-sm text-amber">unknown</span>
                ) : (
                  <span className="figure text-lg">
                    {formatAmount(figure.value)}
                    <span className="unit"> {unit}</span>
                  </span>
                )}
              </p>
              <StripPlot sample={figure.sample} value={figure.value} label={words} />
              <p className="flex justify-between text-xs text-soft" aria-hidden="true">
                <span>{formatAmount(figure.sample[0] ?? 0)}</span>
                <span>{formatAmount(figure.sample.at(-1) ?? 0)}</span>
              </p>
              <p className="mt-1 text-sm">{words}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
