import type { CriterionResult, CriterionStatus, UnderstoodCriteria } from './criteria.ts';
import type { IngredientFacts, MatchFacts } from './match-facts.ts';
import {
  type AvoidJudgement,
  doubtAboutList,
  judgeAvoidTerm,
  notRuledOut,
  proteinsByName,
} from './judge-avoid.ts';
import { DIETARY_FLAG_LABELS } from '../enumerations.ts';
import { UNSTATED_BRAND } from '../product/product.ts';
import { evidenceOf, judgeWanted } from './judge-wanted.ts';
import { capitalize, distinct, joinNames } from '../wording.ts';

/** The judgement of the avoid list, with that of each term in the list's order. */
export interface AvoidListJudgement extends CriterionResult {
  readonly key: 'avoid';
  readonly terms: readonly AvoidJudgement[];
}

/** The judgement of the must-have list; `missing` counts the terms that are not met or not confirmed. */
export interface MustHaveJudgement extends CriterionResult {
  readonly key: 'mustHave';
  readonly missing: readonly string[];
  readonly asked: number;
}

/** The judgements of all applied criteria for one product, in the receipt's order. */
export interface CriteriaJudgement {
  readonly avoid: AvoidListJudgement | null;
  readonly mustHave: MustHaveJudgement | null;
  readonly results: readonly CriterionResult[];
}

function judgeAvoid(facts: IngredientFacts, criteria: UnderstoodCriteria): AvoidListJudgement {
  const byName = proteinsByName(facts);
  const terms = criteria.avoid.map((term) => judgeAvoidTerm(facts, term, byName));
  const status = worstOf(terms.map((term) => term.status));
  const names = criteria.avoid.map((term) => term.name);
  const decisive = terms
    .map(({ evidence, status: own }, place) => ({
      evidence,
      status: own,
      name: names[place] ?? '',
    }))
    .filter((term) => term.status === status);
  const evidence =
    status === 'met'
      ? `No ${joinNames(names, 'or')} in the complete ingredient list`
      : capitalize(evidenceTogether(decisive, doubtAboutList(facts)));
  return { key: 'avoid', status, evidence, terms };
}

/** Joins reasons, each said once: "no ingredient list, so soy and sucralose cannot be ruled out". */
function evidenceTogether(
  terms: readonly { name: string; evidence: string }[],
  cause: string | null,
): string {
  if (cause === null) return distinct(terms.map(({ evidence }) => evidence)).join('; ');
  const isByList = ({ name, evidence }: (typeof terms)[number]) =>
    evidence === notRuledOut(cause, [name]);
  const open = notRuledOut(
    cause,
    terms.filter(isByList).map(({ name }) => name),
  );
  return distinct(terms.map((term) => (isByList(term) ? open : term.evidence))).join('; ');
}

function worstOf(statuses: readonly CriterionStatus[]): CriterionStatus {
  if (statuses.includes('unmet')) return 'unmet';
  return statuses.includes('unknown') ? 'unknown' : 'met';
}

function judgeMustHave(facts: MatchFacts, criteria: UnderstoodCriteria): MustHaveJudgement {
  const terms = criteria.mustHave.map((term) => judgeWanted(facts, term));
  const status = worstOf(terms.map((term) => term.status));
  const missing = criteria.mustHave
    .filter((_, index) => terms[index]?.status !== 'met')
    .map((term) => term.name);
  const evidence = evidenceOf(terms.filter((term) => term.status === status));
  return { key: 'mustHave', status, evidence, missing, asked: criteria.mustHave.length };
}

function judgeOneOf<T extends string>(
  key: 'proteinType' | 'fitnessGoal',
  what: string,
  value: T | null,
  wanted: readonly T[],
): CriterionResult {
  if (value === null) return { key, status: 'unknown', evidence: `${what} not known` };
  return { key, status: wanted.includes(value) ? 'met' : 'unmet', evidence: `${what}: ${value}` };
}

function judgeBrand(facts: MatchFacts, wanted: readonly number[]): CriterionResult {
  if (facts.brandId === UNSTATED_BRAND.id) {
    return { key: 'brand', status: 'unknown', evidence: UNSTATED_BRAND.name };
  }
  const status = wanted.includes(facts.brandId) ? 'met' : 'unmet';
  return { key: 'brand', status, evidence: `Made by ${facts.brand.name}` };
}

/**
 * Judges every applied criterion of a search for one product as met, unmet or unknown, each with its evidence
 * (product.md section 2, "Criteria and how they count"). Empty lists and flags that are not ticked are not applied.
 */
export function judgeCriteria(facts: MatchFacts, criteria: UnderstoodCriteria): CriteriaJudgement {
  const avoid = criteria.avoid.length > 0 ? judgeAvoid(facts, criteria) : null;
  const mustHave = criteria.mustHave.length > 0 ? judgeMustHave(facts, criteria) : null;
  const results: CriterionResult[] = [];
  if (avoid) results.push({ key: 'avoid', status: avoid.status, evidence: avoid.evidence });
  if (mustHave) {
    results.push({ key: 'mustHave', status: mustHave.status, evidence: mustHave.evidence });
  }
  const { proteinTypes, fitnessGoals, brandIds, flags } = criteria;
  if (proteinTypes.length > 0) {
    results.push(judgeOneOf('proteinType', 'Protein type', facts.proteinType, proteinTypes));
  }
  if (fitnessGoals.length > 0) {
    results.push(judgeOneOf('fitnessGoal', 'Fitness goal', facts.fitnessGoal, fitnessGoals));
  }
  if (brandIds.length > 0) results.push(judgeBrand(facts, brandIds));
  for (const flag of distinct(flags)) {
    const value = facts[flag];
    const evidence = facts.flagEvidence[flag].evidence;
    results.push({
      key: flag,
      status: value === null ? 'unknown' : value ? 'met' : 'unmet',
      evidence: evidence === '' ? `${DIETARY_FLAG_LABELS[flag]}: not stated` : evidence,
    });
  }
  return { avoid, mustHave, results };
}
