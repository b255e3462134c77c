import { readThings, RecordSearch, type Hit } from './search-records.ts';
import type { RawText } from './raw-records.ts';

/** The things of words.tsv that are allergens, with the names under which the site may report each. */
export const REPORTED_AS: Readonly<Record<string, readonly string[]>> = {
  milk: ['milk'],
  egg: ['egg'],
  fish: ['fish'],
  crustaceans: ['crustacean shellfish'],
  molluscs: ['molluscs'],
  peanuts: ['peanuts'],
  soy: ['soy'],
  sesame: ['sesame'],
  'tree nuts': ['tree nuts'],
  wheat: ['wheat'],
  gluten: ['gluten', 'wheat', 'rye', 'barley', 'oats', 'spelt'],
  oats: ['gluten', 'oats'],
  celery: ['celery'],
  mustard: ['mustard'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
};

/** Begins a precaution, which extends to the end of the sentence. */
const PRECAUTION =
  /may (?:also )?contain|traces?|trazas|tracce|spuren|sporen|vestigios|spor av|spor af|stopy|sladov\w* mnozst|peut (?:aussi |egalement )?contenir|kann [^.]*enthalten|puede contener|pode conter|puo contenere|kan indeholde|kan inneholde|kan innehalla|kan bevatten|moze zawierac|muze obsahovat|nyomokban|facility|same plant|made in a (?:plant|factory)|manufactured (?:in|on)|produced in|fabrique dans|atelier|usine|elaborado en|planta|zakladzie|site (?:that|which)|stabilimento|hergestellt in|verarbeitet|werk/g;

/** What a statement says about an allergen, by the independent table of words. */
export interface SaidAllergen {
  readonly allergen: string;
  readonly hit: Hit;
  /** Whether it is in a precaution. */
  readonly precaution: boolean;
}

function standsInPrecaution({ folded, start }: Hit): boolean {
  const begin = folded.slice(0, start).lastIndexOf('. ') + 1;
  const end = folded.indexOf('.', start);
  const sentence = folded.slice(begin, end < 0 ? undefined : end);
  return Array.from(sentence.matchAll(PRECAUTION)).some(({ index }) => begin + index < start);
}

/**
 * Returns the allergens that statements mention: the first occurrence of each outside of precautions, or otherwise the
 * first in one.
 */
export function allergensOfStatements(
  statements: readonly RawText[],
): ReadonlyMap<RawText, readonly SaidAllergen[]> {
  const search = new RecordSearch(statements, ['exceptions.tsv', 'statement-exceptions.tsv']);
  const said = new Map<RawText, SaidAllergen[]>();
  for (const thing of readThings().filter(({ name }) => name in REPORTED_AS)) {
    const first = new Map<RawText, SaidAllergen>();
    for (const hit of search.find(thing)) {
      const found = { allergen: thing.name, hit, precaution: standsInPrecaution(hit) };
      const known = first.get(hit.raw);
      if (known === undefined || (known.precaution && !found.precaution)) first.set(hit.raw, found);
    }
    for (const [raw, found] of first) said.set(raw, [...(said.get(raw) ?? []), found]);
  }
  return said;
}
