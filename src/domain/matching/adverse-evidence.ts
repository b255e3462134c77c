import { type UnderstoodTerm, NAMES_OF_ALLERGENS } from '../ingredients/wishes/understood-term.ts';
import type { AdverseEvidence, EvidencePlace, Precaution } from '../ingredients/label/label.ts';

const WHERE: Readonly<Record<EvidencePlace, string>> = {
  text: 'in the text',
  declaration: 'declared on the label',
  name: 'in its name',
  brand: 'in its brand',
  claim: 'in a claim on the label',
  source: 'by its source',
  flavor: 'in its flavor',
  'other record': 'on another record of its barcode',
};

/** Canonical names that mean a term: a product with one of them breaks the wish to avoid it. */
export function namesOfWish(term: UnderstoodTerm): readonly string[] {
  return [...term.members, ...term.allergens.flatMap((allergen) => NAMES_OF_ALLERGENS[allergen])];
}

/** Canonical names that may mean a term: with one of them, it stays open whether the wish to avoid it is met. */
export function namesLeavingOpen(term: UnderstoodTerm): readonly string[] {
  return [
    ...term.mayBe,
    ...term.partOfAllergens.flatMap((allergen) => NAMES_OF_ALLERGENS[allergen]),
  ];
}

/** Canonical names by which a warning may mean a term: its own, and those of what it is made of. */
export function namesInWarnings(term: UnderstoodTerm): readonly string[] {
  return [...namesLeavingOpen(term), ...term.madeOf];
}

/** The evidence that proves that the product contains the term. */
export function findCertainEvidence(
  evidence: readonly AdverseEvidence[],
  term: UnderstoodTerm,
): readonly AdverseEvidence[] {
  const certain = evidence.filter((each) => each.certain);
  if (certain.length === 0) return certain;
  const meant = namesOfWish(term);
  return certain.filter((each) => meant.includes(each.canonical));
}

/** The first evidence that leaves the term open: words that resemble it, or a general name that may include it. */
export function findDoubtfulEvidence(
  evidence: readonly AdverseEvidence[],
  term: UnderstoodTerm,
): AdverseEvidence | null {
  if (evidence.length === 0) return null;
  const meant = namesOfWish(term);
  const open = namesLeavingOpen(term);
  return (
    evidence.find(
      (each) => (!each.certain && meant.includes(each.canonical)) || open.includes(each.canonical),
    ) ?? null
  );
}

/** "milk (“lait” in the text)". */
export function describeCertain({ words, place, canonical }: AdverseEvidence): string {
  const same = words.toLowerCase() === canonical;
  return same ? `${words} (${WHERE[place]})` : `${canonical} (“${words}” ${WHERE[place]})`;
}

/** "“PEANIJT” in the text resembles peanut", "“nuts” declared on the label may be peanut". */
export function describeDoubtful(
  { words, place, canonical, certain }: AdverseEvidence,
  term: UnderstoodTerm,
): string {
  return certain
    ? `“${words}” ${WHERE[place]} may be ${term.name}`
    : `“${words}” ${WHERE[place]} resembles ${canonical}`;
}

/** Whether a precaution is about the term, by a whole allergen or by name. */
export function warnsOf(precaution: Precaution, term: UnderstoodTerm): boolean {
  return (
    term.allergens.includes(precaution.allergen) ||
    (precaution.names ?? []).some((name) => term.members.includes(name))
  );
}

/**
 * Whether a precaution may be about the term: by a general name ("nuts"), by what it is made of, or by an allergen of
 * which it is only a part.
 */
export function mayWarnOf({ allergen, names = [] }: Precaution, term: UnderstoodTerm): boolean {
  if (names.length === 0) return term.partOfAllergens.includes(allergen);
  const open = namesInWarnings(term);
  return names.some((name) => open.includes(name));
}
