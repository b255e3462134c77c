import type { ProteinType } from './enumerations.ts';
import type { ProductWords } from './product-words.ts';
import { foldText } from './slug.ts';

export interface NamedType {
  readonly type: ProteinType;
  /** One sentence for the product page. */
  readonly reason: string;
}

/**
 * The protein type that a product's name states, for products without an understood ingredient text; null where it says
 * none ("100% Whey" may be an isolate, a concentrate or a blend). Of the source's categories only "plant protein" is
 * believed: shops file blends under each of their proteins.
 */
export function readProteinType(
  name: string | null,
  category: string | null,
  words: ProductWords,
): NamedType | null {
  const folded = foldText(name ?? '');
  for (const [pattern, type] of words.proteinTypes) {
    const match = pattern.exec(folded);
    if (match)
      return { type, reason: `The name says "${match[0]}"; the ingredient text is not known.` };
  }
  if (words.plantCategory.test(foldText(category ?? ''))) {
    return {
      type: 'Plant Protein',
      reason: 'The source files it under plant protein; the ingredient text is not known.',
    };
  }
  return null;
}
