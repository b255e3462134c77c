import type { Allergen, PrecautionBasis } from '../../product/enumerations.ts';
import type { Precaution } from '../../product/product.ts';
import { allergensNamedIn } from './allergen-words.ts';
import { CONTAINS, FACILITY, findNext, PRECAUTION } from './statement-patterns.ts';

function basisOf(text: string): PrecautionBasis {
  if (/\btraces?\b/i.test(text)) return 'traces';
  if (FACILITY.test(text)) return 'facility';
  return 'may contain';
}

/** One sentence beside the list: a declaration, a precaution, both, or neither. */
export function readStatement(
  sentence: string,
  declared: Set<Allergen>,
  precautions: Precaution[],
): void {
  const precaution = findNext(PRECAUTION, sentence, 0);
  const plain = precaution === null ? sentence : sentence.slice(0, precaution.index);
  CONTAINS.lastIndex = 0;
  const contains = CONTAINS.exec(plain);
  if (contains !== null) {
    const said = plain.slice(contains.index + contains[0].length);
    if (!/^ ?(?:no|for|see)\b/i.test(said))
      for (const allergen of allergensNamedIn(said)) declared.add(allergen);
  }
  if (precaution !== null) readPrecautionOnly(sentence.slice(precaution.index), precautions);
}

/** What a sentence warns of; the same allergen is kept once for each basis. */
export function readPrecautionOnly(sentence: string, precautions: Precaution[]): void {
  let rest = sentence;
  for (let round = 0; round < 6; round += 1) {
    const first = findNext(PRECAUTION, rest, 0);
    if (first === null) return;
    const next = findNext(PRECAUTION, rest, first.end);
    const [said = ''] = rest
      .slice(first.index, next === null ? rest.length : next.index)
      .split(/\bnot contain/i);
    const basis = basisOf(said);
    for (const allergen of allergensNamedIn(said.slice(0, 300))) {
      if (!precautions.some((known) => known.allergen === allergen && known.basis === basis)) {
        precautions.push({ allergen, basis });
      }
    }
    if (next === null) return;
    rest = rest.slice(next.index);
  }
}

/** True where a sentence declares or warns; its words are no list. */
export function isStatement(sentence: string): boolean {
  return findNext(PRECAUTION, sentence, 0) !== null || findNext(CONTAINS, sentence, 0) !== null;
}
