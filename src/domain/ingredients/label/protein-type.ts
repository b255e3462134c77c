import type { ProteinType } from '../../product/enumerations.ts';
import { joinNames } from '../../wording.ts';

type Class =
  | 'whey isolate'
  | 'whey concentrate'
  | 'hydrolyzed whey'
  | 'casein'
  | 'plant'
  | 'other animal';

/** What kind of protein a source is, by its name in the vocabulary. */
function classOfProtein(source: string): Class {
  const name = source.toLowerCase();
  if (/\bwhey\b/.test(name)) {
    if (/hydroly[sz]|peptide/.test(name)) return 'hydrolyzed whey';
    return /isolate/.test(name) ? 'whey isolate' : 'whey concentrate';
  }
  if (/casein|\bmilk protein\b|^milk\b/.test(name)) return 'casein';
  if (
    /\b(?:egg|collagen|gelatin|beef|bone broth|chicken|fish|cricket|insect|salmon|bovine|turkey|lactoferrin|colostrum)\b/.test(
      name,
    )
  )
    return 'other animal';
  return 'plant';
}

interface ProteinTypeAnswer {
  readonly type: ProteinType | null;
  /** One sentence: which rule gave the type. */
  readonly reason: string | null;
}

/**
 * The protein type of a product by its protein sources in label order (specification section 9, rules in
 * data/ingredient-labels/README.md). Null, without a reason, where there is no source.
 */
export function proteinTypeOf(sources: readonly string[]): ProteinTypeAnswer {
  if (sources.length === 0) return { type: null, reason: null };
  const classes = sources.map(classOfProtein);
  const has = (wanted: Class): boolean => classes.includes(wanted);
  const because = (type: ProteinType, why: string): ProteinTypeAnswer => ({
    type,
    reason: `${why}: ${joinNames(sources)}.`,
  });
  const whey = has('whey isolate') || has('whey concentrate') || has('hydrolyzed whey');
  const dairy = whey || has('casein');
  if (has('other animal'))
    return because('Multi-Source', 'Egg, collagen, meat or the like counts as several sources');
  if (dairy && has('plant')) return because('Multi-Source', 'Dairy and plant proteins together');
  if (!dairy) {
    if (sources.length === 1)
      return because('Plant Protein', 'The only protein is a plant protein');
    const peaAndRice =
      sources.length === 2 &&
      sources.some((source) => source.startsWith('pea protein')) &&
      sources.some((source) => /\brice protein/.test(source));
    return peaAndRice
      ? because('Pea + Rice', 'Exactly pea and rice protein')
      : because('Multi-Plant', 'Several plant proteins');
  }
  if (!whey) return because('Casein', 'Only casein or milk protein');
  if (has('casein')) return because('Casein & Whey', 'Casein or milk protein together with whey');
  if (classes[0] === 'hydrolyzed whey')
    return because('Hydrolyzed Whey', 'Hydrolyzed whey stands first');
  if (classes.every((kind) => kind === 'whey isolate'))
    return because('Whey Isolate', 'The only protein is whey isolate');
  if (classes.every((kind) => kind === 'whey concentrate')) {
    return because('Whey Concentrate', 'The only protein is whey that is not an isolate');
  }
  return because('Whey Blend', 'Several kinds of whey');
}
