import { UNSWEETENED } from '../ingredients/vocabulary/named-qualities.ts';
import type { CriterionStatus } from './criteria.ts';
import type { UnderstoodTerm } from '../ingredients/wishes/understood-term.ts';
import type { IndexFacts } from './match-facts.ts';
import type { DietaryFlag, FlagValue } from '../enumerations.ts';
import { capitalize, distinct, joinNames } from '../wording.ts';
import { isListKnown, isNamedBy, judgeAvoidTerm, proteinsByName } from './judge-avoid.ts';
import { containsPhrase, phraseOf } from './literal-words.ts';

/** A sentence whose middle is a list of names: lead, names, tail. */
interface Said {
  readonly lead: string;
  readonly name: string;
  readonly joint: 'and' | 'or';
  readonly tail: string;
}

/** The judgement of one must-have for one product. */
export interface WantedJudgement {
  readonly status: CriterionStatus;
  readonly said: Said;
}

/** The evidence for several must-haves, with names that share a sentence joined. */
export function evidenceOf(judgements: readonly WantedJudgement[]): string {
  const said = judgements.map((each) => each.said);
  const kinds = new Map(said.map((each) => [`${each.lead}|${each.tail}`, each]));
  const sentences = Array.from(kinds.values(), ({ lead, joint, tail }) => {
    const alike = said.filter((each) => each.lead === lead && each.tail === tail);
    return `${lead}${joinNames(distinct(alike.map(({ name }) => name)), joint)}${tail}`;
  });
  return capitalize(sentences.join('; '));
}

/** Qualities that a dietary flag states for the whole product. */
const QUALITY_FLAGS: ReadonlyMap<string, DietaryFlag> = new Map([
  ['organic', 'isOrganic'],
  ['non-gmo', 'isNonGMO'],
  ['vegan', 'isVegan'],
  ['gluten free', 'isGlutenFree'],
  ['lactose free', 'isLactoseFree'],
]);

/** The dietary flag that states a quality for the whole product; null if it is a quality of ingredients only. */
export function flagOfQuality(quality: string): DietaryFlag | null {
  return QUALITY_FLAGS.get(quality) ?? null;
}

/** Whether a term names no ingredient, only qualities: "organic", "unsweetened". */
export function asksForQualitiesOnly(term: UnderstoodTerm): boolean {
  return term.kind !== 'literal' && term.members.length === 0;
}

function isOfWhole(term: UnderstoodTerm, quality: string): boolean {
  return flagOfQuality(quality) !== null || (quality === UNSWEETENED && term.absent !== null);
}

/**
 * Whether a must-have may belong in another control: a word that is not known, or a quality that no whole product is
 * judged by ("unflavored", "low-calorie").
 */
export function mayBelongElsewhere(term: UnderstoodTerm): boolean {
  const ofParts =
    asksForQualitiesOnly(term) && !term.qualities.some((each) => isOfWhole(term, each));
  return term.kind === 'literal' || ofParts;
}

/**
 * The qualities of a term that an ingredient lacks, by its label and its name. If only qualities are asked for, those
 * that a whole product can have must hold for the whole: one organic ingredient does not make an organic product.
 */
export function lackingQualities(
  term: UnderstoodTerm,
  ingredient: { readonly name: string; readonly qualities: readonly string[] } | null,
): readonly string[] {
  const ofWhole = asksForQualitiesOnly(term);
  return term.qualities.filter(
    (quality) =>
      (ofWhole && isOfWhole(term, quality)) ||
      ingredient === null ||
      !(
        ingredient.qualities.includes(quality) || containsPhrase(ingredient.name, phraseOf(quality))
      ),
  );
}

/** Whether the product as a whole has a quality; null if it does not say. */
function wholeHas(facts: IndexFacts, term: UnderstoodTerm, quality: string): FlagValue {
  const flag = flagOfQuality(quality);
  if (flag !== null) return facts[flag];
  if (quality !== UNSWEETENED || term.absent === null) return null;
  const { status } = judgeAvoidTerm(facts, term.absent);
  return status === 'unknown' ? null : status === 'met';
}

/** What may meet a must-have: an ingredient, or a protein in the name of a product without a list. */
interface Candidate {
  readonly name: string;
  readonly qualities: readonly string[];
  readonly isInName?: boolean;
}

/** Whether a product that is named after this protein contains what the term means: one named whey contains whey protein. */
export function isCalledBy(canonical: string, { members }: UnderstoodTerm): boolean {
  return members.includes(canonical) || members.includes(`${canonical} protein`);
}

function candidatesFor(facts: IndexFacts, term: UnderstoodTerm): readonly Candidate[] {
  if (asksForQualitiesOnly(term)) return facts.ingredients;
  const listed = facts.ingredients.filter((each) => isNamedBy(each, term));
  if (term.kind === 'literal') return listed;
  const called = proteinsByName(facts).filter(({ canonical }) => isCalledBy(canonical, term));
  return [
    ...listed,
    ...called.map(({ canonical }) => ({ name: canonical, qualities: [], isInName: true })),
  ];
}

/**
 * Judges one must-have (product.md section 2: "a must-have means all of its words"). Met if an ingredient (or a product
 * without a list) has the name, and every quality asked for is stated for that ingredient or holds for the whole
 * product. A quality that the product is known to lack is unmet; one that nothing states is unknown. A word that the
 * vocabulary does not know is met if an ingredient's name contains it, else unknown.
 */
export function judgeWanted(facts: IndexFacts, term: UnderstoodTerm): WantedJudgement {
  const ofWhole = asksForQualitiesOnly(term);
  const found = candidatesFor(facts, term);
  if (found.length === 0 && !ofWhole) return judgeMissing(facts, term);
  const whole = new Map(
    term.qualities.map((quality) => [quality, wholeHas(facts, term, quality)] as const),
  );
  let possible: readonly string[] | null = null;
  for (const each of ofWhole ? [null, ...found] : found) {
    const lacking = lackingQualities(term, each);
    if (lacking.every((quality) => whole.get(quality) === true)) {
      return { status: 'met', said: sayMet(each, term, lacking) };
    }
    if (lacking.every((quality) => whole.get(quality) !== false)) possible ??= lacking;
  }
  const subject = ofWhole ? 'it' : (found[0]?.name ?? 'it');
  if (possible === null) {
    const denied = term.qualities.filter((quality) => whole.get(quality) === false);
    return {
      status: 'unmet',
      said: { lead: '', name: subject, joint: 'and', tail: ` is not ${joinNames(denied, 'or')}` },
    };
  }
  const open = possible.filter((quality) => whole.get(quality) !== true);
  return {
    status: 'unknown',
    said: {
      lead: 'the label does not say that ',
      name: subject,
      joint: 'and',
      tail: ` is ${joinNames(open)}`,
    },
  };
}

/** A quality of the product as a whole is not attributed to the ingredient. */
function sayMet(met: Candidate | null, term: UnderstoodTerm, lacking: readonly string[]): Said {
  if (asksForQualitiesOnly(term)) {
    return { lead: 'it is ', name: joinNames(term.qualities), joint: 'and', tail: '' };
  }
  const own = term.qualities.filter((quality) => !lacking.includes(quality));
  const qualities = own.length === 0 ? '' : ` (${joinNames(own)})`;
  const tail = lacking.length === 0 ? '' : `; the product as a whole is ${joinNames(lacking)}`;
  const isInName = met?.isInName === true ? ' (its name says so)' : '';
  return { lead: 'contains ', name: `${met?.name}${isInName}${qualities}`, joint: 'and', tail };
}

function judgeMissing(facts: IndexFacts, term: UnderstoodTerm): WantedJudgement {
  const said = { lead: '', name: term.name, joint: 'and' } as const;
  if (term.kind === 'literal') {
    const tail = ' not confirmed: a word we do not know, and not named in the list';
    return { status: 'unknown', said: { ...said, tail } };
  }
  if (isListKnown(facts)) {
    const tail = ' in the complete ingredient list';
    return { status: 'unmet', said: { lead: 'no ', name: term.name, joint: 'or', tail } };
  }
  const why =
    facts.ingredients.length === 0 ? 'no ingredient list' : 'the ingredient list is not complete';
  return { status: 'unknown', said: { ...said, tail: ` not confirmed: ${why}` } };
}
