import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#domain/product/product.ts';
import { type ComparableProduct, useComparison } from './comparison-context.tsx';

/**
 * The Compare box of a card, disabled while three other products are chosen. Without JavaScript it is a link to the
 * comparison page with this product.
 */
export function CompareCheckbox({
  product,
  bare = false,
}: {
  product: ComparableProduct & Pick<Product, 'name'>;
  /** Whether only the box is shown, without a label, because the column has a heading. */
  bare?: boolean;
}) {
  const comparison = useComparison();
  const selected = comparison.isSelected(product.id);
  const full = !comparison.canAddMore && !selected;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A box that was ticked before hydration counts.
    if (box.current?.checked === true) comparison.add(product);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on the way in
  }, []);
  return (
    <>
      <label
        className={`needs-script tap gap-2 text-sm font-semibold ${full ? 'text-faint' : 'text-ink'}`}
        title={full ? 'Three products are chosen already' : undefined}
      >
        <input
          ref={box}
          type="checkbox"
          aria-label={`Compare ${product.name}`}
          className="size-6 accent-ink"
          checked={selected}
          disabled={full}
          onChange={(event) => {
            if (event.target.checked) comparison.add(product);
            else comparison.remove(product.id);
          }}
        />
        {!bare && 'Compare'}
      </label>
      <a
        href={paths.compare([product.id])}
        aria-label={`Compare ${product.name}`}
        className="without-script tap text-sm text-ink"
      >
        {bare ? '+' : 'Compare'}
      </a>
    </>
  );
}
