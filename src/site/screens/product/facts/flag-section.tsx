import { DIETARY_FLAG_LABELS, DIETARY_FLAGS } from '#domain/enumerations.ts';
import type { Product } from '#domain/product/product.ts';
import { unbroken } from '../../../product-card/amount.ts';
import { stateClass, statusOf } from '../../../ui/state-mark.tsx';

/**
 * The eight dietary flags, each with its evidence and what that rests on. A claim that the ingredients contradict is
 * shown as a conflict.
 */
export function FlagSection({ product }: { product: Product }) {
  return (
    <section aria-labelledby="dietary-info">
      <h2 id="dietary-info" className="headline rule-below pb-3 text-xl">
        Dietary info
      </h2>
      <dl className="flags">
        {DIETARY_FLAGS.map((flag) => {
          const { evidence, conflict, basis } = product.flagEvidence[flag];
          const value = product[flag];
          return (
            <div key={flag}>
              <dt>{DIETARY_FLAG_LABELS[flag]}</dt>
              <dd className={stateClass(statusOf(value))}>
                {value === null ? 'Unknown' : value ? 'Yes' : 'No'}
              </dd>
              <dd>
                {unbroken(evidence)}
                {basis === 'allergens' && ' No ingredient text to go by.'}
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
