import type { ServingSize } from './product.ts';

/**
 * Whether a serving is the standard one of its format, because the label states none (product.md section 3): figures of such a
 * serving are never laid beside those of a stated one. False where no serving is known at all.
 */
export function isAssumedServing<Size extends Pick<ServingSize, 'basis'>>(
  size: Size | null | undefined,
): size is Size & { readonly basis: 'standard' } {
  return size?.basis === 'standard';
}
