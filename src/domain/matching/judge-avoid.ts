import type { CriterionStatus, UnderstoodTerm } from './criteria.ts';
import type { IngredientFacts } from './match-facts.ts';
import type { Allergen } from '../product/enumerations.ts';
import { proteinsInName, type NamedProtein } from '../product/named-proteins.ts';
import { containsPhrase, phraseOf } from './literal-words.ts';
import { findGenericName } from './generic-names.ts';
import { findNamedInUnknown } from './named-in-unknown.ts';
import { distinct, joinNames } from '../wording.ts';

type Ingredient = IngredientFacts['ingredients'][number];

/** How one avoided term stands for one product. */
export interface AvoidJudgement {
  readonly status: CriterionStatus;
  /** For `unmet`: whether the thing is in it, or only may be (a precautionary statement). */
  readonly how: 'contains' | 'may contain' | null;
  /** What breaks the wish, by name, as the receipt names it. */
  readonly offenders: readonly string[];
  readonly evidence: string;
}

/** Whether an ingredient is what the term means: by its canonical name, or by whole words for a literal term. */
export function isNamedBy(ingredient: Ingredient, term: UnderstoodTerm): boolean {
  if (term.kind !== 'literal') return term.members.includes(ingredient.canonical);
  const phrase = phraseOf(term.term);
  return containsPhrase(ingredient.name, phrase) || containsPhrase(ingredient.canonical, phrase);
}

/**
 * Whether an eatable ingredient accounts for a declared allergen; then that ingredient decides for a word that is only part
 * of the allergen. One that the vocabulary does not know ("ul whey protein isolate") is in no family: it accounts for nothing.
 */
export function explainsAllergen(facts: IngredientFacts, allergen: Allergen): boolean {
  return facts.ingredients.some((each) => carries(each, allergen));
}

function carries(each: Ingredient, allergen: Allergen): boolean {
  return !each.heading && each.known && each.allergen === allergen;
}

function describe(ingredient: Ingredient): string {
  const { name, allergen } = ingredient;
  if (allergen === null || containsPhrase(name, phraseOf(allergen))) return name;
  return `${name}, ${/^[aeiou]/.test(allergen) ? 'an' : 'a'} ${allergen} ingredient`;
}

/** What the name says a product without an ingredient list is made of: all there is to go by. A list speaks for itself. */
export function proteinsByName(
  facts: Pick<IngredientFacts, 'name' | 'ingredients'>,
): readonly NamedProtein[] {
  return facts.ingredients.length === 0 ? proteinsInName(facts.name) : [];
}

/**
 * Judges one avoided term (product.md section 2): unmet where an ingredient is meant by it, or the name of a product without
 * a list (docs/decisions/reading-labels.md), where the product contains a whole allergen of it in any ingredient ("natural flavor (milk)") or
 * statement, or where it may contain (or has traces of) such an allergen; unknown where only the facility handles it, where the term is part of an allergen the
 * label declares or warns of, where an ingredient we do not know is called so, or where the ingredient list cannot rule it
 * out; met otherwise. Who judges several terms of one product gives it what its name says (`proteinsByName`).
 */
export function judgeAvoidTerm(
  facts: IngredientFacts,
  term: UnderstoodTerm,
  byName = proteinsByName(facts),
): AvoidJudgement {
  const contained = facts.contains.filter((each) => term.allergens.includes(each));
  const found = facts.ingredients.filter(
    (each) => isNamedBy(each, term) || contained.some((allergen) => carries(each, allergen)),
  );
  const called = byName.filter((each) => term.members.includes(each.canonical));
  const declared = contained.filter(
    (each) => !explainsAllergen(facts, each) && !called.some(({ allergen }) => allergen === each),
  );
  if (found.length + called.length + declared.length > 0) {
    const names = called.map((each) => each.canonical);
    return {
      status: 'unmet',
      how: 'contains',
      offenders: distinct([...found.map((each) => each.name), ...names, ...declared]),
      evidence: `contains ${joinNames([
        ...distinct(found.map(describe)),
        ...names.map((each) => `${each} (its name says so)`),
        ...declared.map((each) => `${each} (declared on the label)`),
      ])}`,
    };
  }
  const warned = facts.precautions.filter(
    (each) => each.basis !== 'facility' && term.allergens.includes(each.allergen),
  );
  if (warned.length > 0) {
    const wording = warned.map((each) =>
      each.basis === 'traces'
        ? `may contain traces of ${each.allergen}`
        : `may contain ${each.allergen}`,
    );
    return {
      status: 'unmet',
      how: 'may contain',
      offenders: distinct(warned.map((each) => each.allergen)),
      evidence: joinNames(distinct(wording)),
    };
  }
  const doubt = doubtAbout(facts, term);
  return doubt === null
    ? { status: 'met', how: null, offenders: [], evidence: `no ${term.name} in it` }
    : { status: 'unknown', how: null, offenders: [], evidence: doubt };
}

/** Why the absence of the term cannot be confirmed; null where it can. */
function doubtAbout(facts: IngredientFacts, term: UnderstoodTerm): string | null {
  const facility = facts.precautions.find(
    (each) =>
      term.allergens.includes(each.allergen) ||
      (each.basis === 'facility' && term.partOfAllergens.includes(each.allergen)),
  );
  if (facility) return `made in a facility that handles ${facility.allergen}`;
  const declared = facts.contains.find(
    (each) => term.partOfAllergens.includes(each) && !explainsAllergen(facts, each),
  );
  if (declared) return `the label declares ${declared} without saying which`;
  const warned = facts.precautions.find((each) => term.partOfAllergens.includes(each.allergen));
  if (warned) return `may contain ${warned.allergen}, without saying which`;
  const named = findNamedInUnknown(facts.ingredients, term);
  if (named) return `“${named.name}” is not known to us and may be ${term.name}`;
  const general = findGenericName(facts.ingredients, term);
  if (general) return `“${general.name}” may be ${term.name}: the label does not say`;
  if (facts.ingredientsComplete) return null;
  return facts.ingredients.length === 0
    ? `no ingredient list, so ${term.name} cannot be ruled out`
    : `the ingredient list is not complete, so ${term.name} cannot be ruled out`;
}
