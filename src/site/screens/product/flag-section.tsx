import { DIETARY_FLAG_LABELS, DIETARY_FLAGS } from '#domain/product/enumerations.ts';
import type { FlagEvidence, Product } from '#domain/product/product.ts';
import { StateMark } from '../../ui/state-mark.tsx';

const BASES: Readonly<Record<FlagEvidence['basis'], string>> = {
  claim: 'claimed on the label',
  ingredients: 'from the ingredients',
  allergens: 'no ingredient text to go by',
  figures: 'from the figures',
  none: 'nothing to go by',
};

/** The eight dietary flags, each with its evidence; a claim that the ingredients contradict is shown as such. */
export function FlagSection({ product }: { product: Product }) {
  return (
    <section aria-labelledby="dietary-info">
      <h2 id="dietary-info" className="headline text-xl">
        Dietary info
      </h2>
      <div className="rule-mid mt-3" />
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {DIETARY_FLAGS.map((flag) => {
          const { evidence, conflict, basis } = product.flagEvidence[flag];
          const value = product[flag];
          return (
            <div key={flag} className="border-b border-rule py-2.5">
              <dt className="flex items-baseline justify-between gap-3">
                <span className="font-bold">{DIETARY_FLAG_LABELS[flag]}</span>
                <StateMark
                  status={value === null ? 'unknown' : value ? 'met' : 'unmet'}
                  className="font-semibold"
                >
                  {value === null ? 'Unknown' : value ? 'Yes' : 'No'}
                </StateMark>
              </dt>
              <dd className="text-sm text-soft">
                {evidence} <span className="text-xs">({BASES[basis]})</span>
                {conflict !== null && (
                  <span className="mt-1 block border-l-4 border-clay bg-clay-wash px-2 py-1 text-clay">
                    {conflict}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
