import { withAddedIsolate } from '../../flavors/base-name.ts';
import type { ProductFormat, ProteinType } from '../../enumerations.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

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

/** "Gold Standard 100% Whey" has no other protein; other names say "whey" of a mixture. */
const ALL_WHEY = /\b100(?: pure)? whey\b/;

function isContradicted(type: ProteinType, name: string): boolean {
  const words = foldText(name);
  if (NO_WHEY.has(type)) return /\bwhey\b/.test(words);
  return type === 'Casein & Whey' && ALL_WHEY.test(words);
}

/**
 * The reading of a label without its protein type if the name contradicts it: a powder called whey whose text was not
 * completely read ("Concentré de Protéine deWhey (Lait), Lécithine de Soja") contains whey that was not recognized.
 */
export function withoutDoubtfulType<
  Reading extends {
    readonly proteinType: ProteinType | null;
    readonly proteinTypeReason: string | null;
    readonly complete: boolean;
  },
>(reading: Reading, name: string, format: ProductFormat): Reading {
  const { proteinType, complete } = reading;
  if (complete || format !== 'powder' || proteinType === null) return reading;
  if (!isContradicted(proteinType, name)) return reading;
  return { ...reading, proteinType: null, proteinTypeReason: null };
}

/**
 * The protein type that a product's name states, in any spelling that the table has ("Isolat de Whey"), for products
 * without an understood ingredient text; null if it states none ("100% Whey" may be an isolate, a concentrate or a
 * blend). Of the source's categories only "plant protein" is believed: shops list blends under each of their proteins.
 */
export function readProteinType(
  name: string | null,
  category: string | null,
  words: ProductWords,
): NamedType | null {
  const said = foldText(withAddedIsolate(name ?? '')).split(' ');
  const spelled = said.map((word) => words.alike.get(word) ?? word);
  const found = findType(said, said, words) ?? findType(spelled, said, words);
  if (found !== null) return found;
  if (words.plantCategory.test(foldText(category ?? ''))) {
    return {
      type: 'Plant Protein',
      reason: 'The source files it under plant protein; no ingredient text says so.',
    };
  }
  return null;
}

/** The first type that the words decide, with those words as the name has them. */
function findType(
  list: readonly string[],
  said: readonly string[],
  { proteinTypes }: ProductWords,
): NamedType | null {
  const text = list.join(' ');
  for (const [pattern, type] of proteinTypes) {
    const match = pattern.exec(text);
    if (!match) continue;
    // The word of the list at a position of its text.
    const wordAt = (position: number) =>
      list.findIndex((_, index) => list.slice(0, index + 1).join(' ').length > position);
    const [from, to] = [wordAt(match.index), wordAt(match.index + match[0].length - 1)];
    const quoted = said.slice(from, to + 1).join(' ');
    return { type, reason: `The name says "${quoted}"; no ingredient text says so.` };
  }
  return null;
}
