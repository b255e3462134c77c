import type { ProductFormat, ProteinType } from './enumerations.ts';
import type { ProductWords } from './product-words.ts';
import { foldText } from './slug.ts';

export interface NamedType {
  readonly type: ProteinType;
  /** One sentence for the product page. */
  readonly reason: string;
}

const NO_WHEY: ReadonlySet<ProteinType> = new Set([
  'Casein',
  'Plant Protein',
  'Pea + Rice',
  'Multi-Plant',
  'Multi-Source',
]);

/**
 * The reading of a label without its protein type where the name contradicts it: a powder called whey whose text was not
 * read whole ("Concentré de Protéine deWhey (Lait), Lécithine de Soja") holds whey that was not seen there.
 */
export function withoutDoubtfulType<
  Reading extends {
    readonly proteinType: ProteinType | null;
    readonly proteinTypeReason: string | null;
    readonly complete: boolean;
  },
>(reading: Reading, name: string, format: ProductFormat): Reading {
  const { proteinType, complete } = reading;
  const isDoubtful =
    !complete && format === 'powder' && proteinType !== null && NO_WHEY.has(proteinType);
  if (!isDoubtful || !/\bwhey\b/.test(foldText(name))) return reading;
  return { ...reading, proteinType: null, proteinTypeReason: null };
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
      return { type, reason: `The name says "${match[0]}"; the ingredient text does not.` };
  }
  if (words.plantCategory.test(foldText(category ?? ''))) {
    return {
      type: 'Plant Protein',
      reason: 'The source files it under plant protein; the ingredient text does not.',
    };
  }
  return null;
}
