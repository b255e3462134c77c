import type { ProteinType } from './enumerations.ts';
import { foldText } from './slug.ts';

export interface NamedType {
  readonly type: ProteinType;
  /** One sentence for the product page. */
  readonly reason: string;
}

/** Words in a name that settle the type, most specific first. */
const RULES: readonly (readonly [RegExp, ProteinType])[] = [
  [/\bcasein\b.*\bwhey\b|\bwhey\b.*\bcasein\b/, 'Casein & Whey'],
  [
    /\bhydroly[sz]ed (?:100 )?whey\b|\bhydro ?whey\b|\bwhey (?:protein )?(?:hydrolysate|hydro)\b/,
    'Hydrolyzed Whey',
  ],
  [
    /\bwhey (?:protein )?isolate\b|\bisolate whey\b|\biso ?whey\b|\bwpi\b|\bwhey iso\b/,
    'Whey Isolate',
  ],
  [/\bwhey (?:protein )?concentrate\b|\bwpc\b/, 'Whey Concentrate'],
  [/\bwhey (?:protein )?blend\b/, 'Whey Blend'],
  [/\bcaseine?\b/, 'Casein'],
  [/\bpea (?:and )?(?:brown )?rice\b|\brice (?:and )?pea\b/, 'Pea + Rice'],
  [
    /\b(?:pea|soy|soya|hemp|rice|pumpkin(?: seed)?|sunflower(?: seed)?|peanut|almond) protein\b|\bprotein (?:de )?(?:soja|chanvre|pois)\b/,
    'Plant Protein',
  ],
  [
    /\b(?:plant|plant based|vegan) (?:proteins?|blend)\b|\bvegan\b.*\bprotein\b|\bplant based\b/,
    'Plant Protein',
  ],
];

/**
 * The protein type that a product's name states, for products without an understood ingredient text; null where it says
 * none ("100% Whey" may be an isolate, a concentrate or a blend). Of the source's categories only "plant protein" is
 * believed: shops file blends under each of their proteins.
 */
export function readProteinType(name: string | null, category: string | null): NamedType | null {
  const folded = foldText(name ?? '');
  for (const [pattern, type] of RULES) {
    const match = pattern.exec(folded);
    if (match)
      return { type, reason: `The name says "${match[0]}"; the ingredient text is not known.` };
  }
  if (/\bplant proteins?\b/.test(foldText(category ?? ''))) {
    return {
      type: 'Plant Protein',
      reason: 'The source files it under plant protein; the ingredient text is not known.',
    };
  }
  return null;
}
