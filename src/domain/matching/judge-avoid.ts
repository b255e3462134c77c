import type { CriterionStatus } from './criteria.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import type { IngredientFacts } from './match-facts.ts';
import type { Allergen } from '../enumerations.ts';
import type { Precaution } from '../ingredients/label/label.ts';
import { proteinsInName, type NamedProtein } from '../product/classify/named-proteins.ts';
import { distinct, joinNames } from '../wording.ts';
import {
  describeCertain,
  describeDoubtful,
  findCertainEvidence,
  findDoubtfulEvidence,
  mayWarnOf,
  warnsOf,
} from './adverse-evidence.ts';
import { findGenericName } from './generic-names.ts';
import { containsPhrase, phraseOf, textsOf } from './literal-words.ts';
import { findNamedInUnknown, isUnknownIngredient } from './named-in-unknown.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** The judgement of one avoided term for one product. */
export interface AvoidJudgement {
  readonly status: CriterionStatus;
  /** For `unmet`: whether the product contains it or only may (a precautionary statement). */
  readonly how: 'contains' | 'may contain' | null;
  /** What breaks the wish, by the names that the receipt shows. */
  readonly offenders: readonly string[];
  readonly evidence: string;
}

const broken = (
  how: 'contains' | 'may contain',
  offenders: readonly string[],
  evidence: string,
): AvoidJudgement => ({ status: 'unmet', how, offenders: distinct(offenders), evidence });

const open = (evidence: string): AvoidJudgement => ({
  status: 'unknown',
  how: null,
  offenders: [],
  evidence,
});

/**
 * Whether an ingredient is what the term means: by its canonical name, or by whole words for a term that the vocabulary
 * does not know.
 */
export function isNamedBy(ingredient: Ingredient, term: UnderstoodTerm): boolean {
  if (term.kind !== 'literal') return term.members.includes(ingredient.canonical);
  const phrase = phraseOf(term.term);
  return containsPhrase(ingredient.name, phrase) || containsPhrase(ingredient.canonical, phrase);
}

/** Whether an absence may be concluded from the list: all of it was read, and the vocabulary knows every name. */
export function isListKnown(
  facts: Pick<IngredientFacts, 'ingredientsComplete' | 'ingredients'>,
): boolean {
  return (
    facts.ingredientsComplete &&
    facts.ingredients.length > 0 &&
    !facts.ingredients.some(isUnknownIngredient)
  );
}

/**
 * Whether an ingredient accounts for a declared allergen; if so, that ingredient decides about a term that is only part
 * of the allergen. An ingredient that the vocabulary does not know ("ul whey protein isolate") belongs to no family and
 * accounts for nothing.
 */
export function explainsAllergen(facts: IngredientFacts, allergen: Allergen): boolean {
  return facts.ingredients.some((each) => bringsAllergen(each, allergen));
}

/** Whether an ingredient carries the allergen; an unknown one and a heading carry none. */
export function bringsAllergen(each: Ingredient, allergen: Allergen): boolean {
  return !each.heading && each.known && each.allergen === allergen;
}

/** The names in words. Those of one allergen say it once, if one of them does not name it. */
function describe(found: readonly Ingredient[]): string[] {
  return distinct(found.map(({ allergen }) => allergen)).flatMap((allergen) => {
    const group = found.filter((each) => each.allergen === allergen);
    const names = distinct(group.map(({ name }) => name));
    if (allergen === null || names.every((each) => containsPhrase(each, phraseOf(allergen))))
      return names;
    if (names.length > 1) return `${joinNames(names)}, ${allergen} ingredients`;
    return `${names[0]}, ${/^[aeiou]/.test(allergen) ? 'an' : 'a'} ${allergen} ingredient`;
  });
}

/** The proteins in the name of a product without an ingredient list, which are all that is known. Empty if there is a list. */
export function proteinsByName({
  name,
  nameOnLabel,
  ingredients,
}: Pick<IngredientFacts, 'name' | 'nameOnLabel' | 'ingredients'>): readonly NamedProtein[] {
  if (ingredients.length > 0) return [];
  return distinct([name, nameOnLabel ?? ''].flatMap(proteinsInName));
}

/**
 * Judges one avoided term (product.md section 2, "Nothing is concluded from what was not read"). Unmet if an
 * ingredient, a whole allergen, the name of a product without a list, or certain evidence from anywhere shows that the
 * product contains it, or if a precaution says that it may contain it or traces of it. Met only if the whole list is
 * known and nothing leaves the term open. Callers that judge several terms of one product pass what its name says
 * (`proteinsByName`).
 */
export function judgeAvoidTerm(
  facts: IngredientFacts,
  term: UnderstoodTerm,
  byName = proteinsByName(facts),
): AvoidJudgement {
  if (term.kind === 'literal') return judgeLiteral(facts, term);
  const present = judgePresence(facts, term, byName) ?? judgeTyped(facts, term);
  if (present !== null) return present;
  const warned = facts.precautions.filter(
    (each) => each.basis !== 'facility' && warnsOf(each, term),
  );
  if (warned.length > 0) {
    const named = warned.map((each) => {
      const names = (each.names ?? []).filter((name) => term.members.includes(name));
      return { basis: each.basis, names: names.length > 0 ? names : [each.allergen] };
    });
    const wording = named.map(({ basis, names }) =>
      basis === 'traces'
        ? `may contain traces of ${joinNames(names)}`
        : `may contain ${joinNames(names)}`,
    );
    const offenders = named.flatMap(({ names }) => names);
    return broken('may contain', offenders, joinNames(distinct(wording)));
  }
  const doubt = doubtAbout(facts, term);
  if (doubt !== null) return open(doubt);
  const cause = doubtAboutList(facts);
  return cause === null
    ? { status: 'met', how: null, offenders: [], evidence: `no ${term.name} in it` }
    : open(notRuledOut(cause, [term.name]));
}

/** A word that the vocabulary does not know: not finding it proves nothing. */
function judgeLiteral(facts: IngredientFacts, term: UnderstoodTerm): AvoidJudgement {
  return (
    judgeLetters(facts, term.term, term.name) ??
    open(`“${term.name}” is not known to us, so it cannot be ruled out`)
  );
}

/** A word taken for a misspelling may be correct: a product that has it as typed is not free of it. */
function judgeTyped(facts: IngredientFacts, { typed }: UnderstoodTerm): AvoidJudgement | null {
  return typed === undefined ? null : judgeLetters(facts, typed, typed);
}

function judgeLetters(
  facts: IngredientFacts,
  written: string,
  name: string,
): AvoidJudgement | null {
  const phrase = phraseOf(written);
  const named = facts.ingredients
    .filter((each) => containsPhrase(each.name, phrase) || containsPhrase(each.canonical, phrase))
    .map((each) => each.name);
  if (named.length > 0)
    return broken('contains', distinct(named), `contains ${joinNames(distinct(named))}`);
  const text = textsOf(facts).find((each) => containsPhrase(each.text, phrase));
  return text === undefined ? null : broken('contains', [name], `“${name}” stands ${text.where}`);
}

function judgePresence(
  facts: IngredientFacts,
  term: UnderstoodTerm,
  byName: readonly NamedProtein[],
): AvoidJudgement | null {
  const contained = facts.contains.filter((each) => term.allergens.includes(each));
  // By law, oats are among the cereals with gluten; for those who avoid gluten they are a doubt.
  const found = facts.ingredients.filter(
    (each) =>
      isNamedBy(each, term) ||
      (!term.mayBe.includes(each.canonical) &&
        contained.some((allergen) => bringsAllergen(each, allergen))),
  );
  const called = byName.filter((each) => term.members.includes(each.canonical));
  const declared = contained.filter(
    (each) =>
      !explainsAllergen(facts, each) &&
      ![...called, ...found].some(({ allergen }) => allergen === each),
  );
  const seen = findCertainEvidence(facts.evidence, term);
  if (found.length + called.length + declared.length + seen.length === 0) return null;
  const names = called.map((each) => each.canonical);
  // If the list decides, no further evidence is needed.
  const elsewhere = found.length > 0 ? [] : seen;
  const offenders = [
    ...found.map((each) => each.name),
    ...names,
    ...declared,
    ...elsewhere.map((each) => each.canonical),
  ];
  return broken(
    'contains',
    offenders,
    `contains ${joinNames([
      ...describe(found),
      ...names.map((each) => `${each} (its name says so)`),
      ...declared.map((each) => `${each} (declared on the label)`),
      ...distinct(elsewhere.map(describeCertain)),
    ])}`,
  );
}

/**
 * What a precaution names: its allergen, or the name by which it may mean the term, which is what the term is made of,
 * or "nuts" if the term is not one of them.
 */
function warnedOf({ allergen, names = [] }: Precaution, term: UnderstoodTerm): string {
  const made = names.find((name) => term.madeOf.includes(name));
  if (made !== undefined) return made;
  const isPart = term.allergens.includes(allergen) || term.partOfAllergens.includes(allergen);
  return isPart ? allergen : (names.find((name) => term.mayBe.includes(name)) ?? allergen);
}

/** What leaves the absence of this term open; null if nothing does. */
function doubtAbout(facts: IngredientFacts, term: UnderstoodTerm): string | null {
  const facility = facts.precautions.find(
    (each) => warnsOf(each, term) || (each.basis === 'facility' && mayWarnOf(each, term)),
  );
  if (facility) return `made in a facility that handles ${warnedOf(facility, term)}`;
  const declared = facts.contains.find(
    (each) => term.partOfAllergens.includes(each) && !explainsAllergen(facts, each),
  );
  if (declared) return `the label declares ${declared} without saying which`;
  const warned = facts.precautions.find((each) => mayWarnOf(each, term));
  if (warned) {
    const name = warnedOf(warned, term);
    return `may contain ${name}${term.madeOf.includes(name) ? '' : ', without saying which'}`;
  }
  const evidence = findDoubtfulEvidence(facts.evidence, term);
  if (evidence) return describeDoubtful(evidence, term);
  const named = findNamedInUnknown(facts.ingredients, term);
  if (named) return `“${named.name}” is not known to us and may be ${term.name}`;
  const general = findGenericName(facts.ingredients, term);
  if (general) return `“${general.name}” may be or hold ${term.name}: the label does not say`;
  return null;
}

/** States that these terms cannot be ruled out, because of a list that was not read completely. */
export function notRuledOut(cause: string, names: readonly string[]): string {
  return `${cause}, so ${joinNames(names)} cannot be ruled out`;
}

/** Why a list can confirm no absence; null if it can. */
export function doubtAboutList(facts: IngredientFacts): string | null {
  if (facts.ingredients.length === 0) return 'no ingredient list';
  if (!facts.ingredientsComplete) return 'the ingredient list is not complete';
  const unknown = facts.ingredients.find(isUnknownIngredient);
  return unknown === undefined ? null : `“${unknown.name}” is not known to us`;
}
