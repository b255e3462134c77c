import type { ServingSize } from './product.ts';

/**
 * Whether a serving is the standard one of its format because the label states none (product.md section 3). Figures of
 * such a serving are never compared with those of a stated one. False if no serving is known.
 */
export function isAssumedServing<Size extends Pick<ServingSize, 'basis'>>(
  size: Size | null | undefined,
): size is Size & { readonly basis: 'standard' } {
  return size?.basis === 'standard';
}
