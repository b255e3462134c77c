import type { ProteinType } from '../../product/enumerations.ts';
import { joinNames } from '../../wording.ts';
import type { WordClasses } from '../vocabulary/word-classes.ts';

type Class =
  | 'whey isolate'
  | 'whey concentrate'
  | 'whey blend'
  | 'hydrolyzed whey'
  | 'casein'
  | 'plant'
  | 'other animal';

/** What kind of protein a source is, by its name in the vocabulary. */
function classOfProtein(source: string, { animalProtein }: WordClasses): Class {
  if (/\bwhey\b/.test(source)) {
    if (/hydroly[sz]|peptide/.test(source)) return 'hydrolyzed whey';
    if (/blend/.test(source)) return 'whey blend';
    return /isolate/.test(source) ? 'whey isolate' : 'whey concentrate';
  }
  if (/casein|\bmilk protein\b|^milk\b/.test(source)) return 'casein';
  if (animalProtein.test(source)) return 'other animal';
  return 'plant';
}

interface ProteinTypeAnswer {
  readonly type: ProteinType | null;
  /** One sentence: which rule gave the type. */
  readonly reason: string | null;
}

type Ruled = readonly [type: ProteinType, why: string];

function typeOfPlants(sources: readonly string[]): Ruled {
  if (sources.length === 1) return ['Plant Protein', 'The only protein named is a plant protein'];
  const peaAndRice =
    sources.length === 2 &&
    sources.some((source) => source.startsWith('pea protein')) &&
    sources.some((source) => /\brice protein/.test(source));
  return peaAndRice
    ? ['Pea + Rice', 'Exactly pea and rice protein']
    : ['Multi-Plant', 'Several plant proteins'];
}

function typeOfDairy(classes: readonly Class[]): Ruled {
  if (classes.every((kind) => kind === 'casein')) return ['Casein', 'Only casein or milk protein'];
  if (classes.includes('casein'))
    return ['Casein & Whey', 'Casein or milk protein together with whey'];
  if (classes[0] === 'hydrolyzed whey') return ['Hydrolyzed Whey', 'Hydrolyzed whey stands first'];
  if (classes.every((kind) => kind === 'whey isolate'))
    return ['Whey Isolate', 'The only protein named is whey isolate'];
  if (classes.every((kind) => kind === 'whey concentrate'))
    return ['Whey Concentrate', 'The only protein named is whey that is not an isolate'];
  return ['Whey Blend', 'Several kinds of whey'];
}

function typeByRule(sources: readonly string[], words: WordClasses): Ruled {
  const classes = sources.map((source) => classOfProtein(source, words));
  if (classes.includes('other animal'))
    return ['Multi-Source', 'Egg, collagen, meat or the like counts as several sources'];
  if (classes.every((kind) => kind === 'plant')) return typeOfPlants(sources);
  if (classes.includes('plant')) return ['Multi-Source', 'Dairy and plant proteins together'];
  return typeOfDairy(classes);
}

/**
 * The protein type of a product by its protein sources in label order (specification section 9, rules in
 * data/ingredient-labels/README.md). Null, without a reason, where there is no source.
 */
export function proteinTypeOf(sources: readonly string[], classes: WordClasses): ProteinTypeAnswer {
  if (sources.length === 0) return { type: null, reason: null };
  const [type, why] = typeByRule(sources, classes);
  return { type, reason: `${why}: ${joinNames(sources)}.` };
}
