import type {
  CriterionResult,
  Match,
  MatchTag,
  ReceiptLine,
  UnderstoodCriteria,
} from './criteria.ts';
import { type CriteriaJudgement, judgeCriteria } from './judge-criteria.ts';
import type { MatchFacts } from './match-facts.ts';
import { DIETARY_FLAG_LABELS } from '../enumerations.ts';
import {
  DEDUCTIONS,
  HIGH_MATCH_PERCENTAGE,
  SCORE_START,
  SCORE_START_LABEL,
} from './score-rules.ts';
import { bonusLines, clampScore, matchPercentageOf, mustHavePoints, sumReceipt } from './score.ts';
import { isOnRecord, meetsAllHard } from './standing.ts';
import { capitalize, distinct, joinNames } from '../wording.ts';

/** Said of a record that meets every wish but lacks what a perfect match needs. */
const NOT_ON_RECORD = 'Its name or its protein per serving is not on record';

/**
 * Scores one product against a search (specification section 9, "Score rules"; product.md section 2): the receipt, the
 * score it sums to (clamped to 0-100, rounded half up), the percentage of criteria met, the tag, and what speaks for
 * the product, is missing, or is not confirmed. Deterministic.
 */
export function matchProduct(facts: MatchFacts, criteria: UnderstoodCriteria): Match {
  const judgement = judgeCriteria(facts, criteria);
  const { results } = judgement;
  const bonuses = bonusLines(facts);
  const receipt: ReceiptLine[] = [
    { label: SCORE_START_LABEL, points: SCORE_START },
    ...deductionLines(judgement, criteria, facts),
    ...bonuses,
  ];
  const score = clampScore(sumReceipt(receipt));
  const met = results.filter((each) => each.status === 'met');
  const matchPercentage = matchPercentageOf(met.length, results.length);
  const onRecord = isOnRecord(facts);
  const perfectMatch = results.length > 0 && met.length === results.length && onRecord;
  return {
    score,
    matchScore: score,
    matchPercentage,
    perfectMatch,
    tag: tagOf(perfectMatch, matchPercentage, results),
    reasons: [...met.map((each) => reasonFor(each)), ...bonuses.map((line) => line.label)],
    missingCriteria: [
      ...results.filter((each) => each.status !== 'met').map((each) => missingFor(each, criteria)),
      ...(onRecord || results.length === 0 ? [] : [NOT_ON_RECORD]),
    ],
    receipt,
    criteria: results,
    offenders: distinct(judgement.avoid?.terms.flatMap((term) => term.offenders) ?? []),
  };
}

function tagOf(
  perfectMatch: boolean,
  percentage: number,
  results: readonly CriterionResult[],
): MatchTag | null {
  if (perfectMatch) return 'Perfect Match';
  const good = results.length > 0 && percentage >= HIGH_MATCH_PERCENTAGE && meetsAllHard(results);
  return good ? 'Good Match' : null;
}

function deductionLines(
  judgement: CriteriaJudgement,
  criteria: UnderstoodCriteria,
  facts: MatchFacts,
): ReceiptLine[] {
  const lines: ReceiptLine[] = [];
  for (const result of judgement.results) {
    const line = result.status === 'met' ? null : deductionOf(result, judgement, criteria, facts);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/** The deduction for a criterion that is not met; null for an avoided thing that the product only may contain. */
function deductionOf(
  result: CriterionResult,
  judgement: CriteriaJudgement,
  criteria: UnderstoodCriteria,
  facts: MatchFacts,
): ReceiptLine | null {
  switch (result.key) {
    case 'avoid':
      if (result.status === 'unknown') return null;
      return { label: avoidLabel(judgement), points: DEDUCTIONS.avoid.points };
    case 'mustHave': {
      const { missing = [], asked = 1 } = judgement.mustHave ?? {};
      return {
        label: mustHaveLabel(result, missing),
        points: mustHavePoints(missing.length, asked),
      };
    }
    case 'proteinType':
      return {
        label:
          facts.proteinType === null
            ? 'Protein type not confirmed'
            : `Not ${joinNames(criteria.proteinTypes, 'or')} (it is ${facts.proteinType})`,
        points: DEDUCTIONS.proteinType.points,
      };
    case 'fitnessGoal':
      return {
        label:
          facts.fitnessGoal === null
            ? 'Fitness goal not confirmed'
            : `Not for ${joinNames(criteria.fitnessGoals, 'or')} (it is for ${facts.fitnessGoal})`,
        points: DEDUCTIONS.fitnessGoal.points,
      };
    case 'brand':
      return {
        label:
          result.status === 'unknown'
            ? 'Brand not confirmed'
            : `Another brand (${facts.brand.name})`,
        points: DEDUCTIONS.brand.points,
      };
    default: {
      const name = DIETARY_FLAG_LABELS[result.key];
      return {
        label: result.status === 'unknown' ? `${name} not confirmed` : `Not ${name}`,
        points: DEDUCTIONS.flag.points,
      };
    }
  }
}

/** "Contains sucralose and soy lecithin; may contain milk (avoided)". */
function avoidLabel(judgement: CriteriaJudgement): string {
  const broken = judgement.avoid?.terms.filter((term) => term.status === 'unmet') ?? [];
  const named = (how: 'contains' | 'may contain'): string[] =>
    distinct(broken.filter((term) => term.how === how).flatMap((term) => term.offenders));
  const contains = named('contains');
  const mayContain = named('may contain');
  const parts = [
    contains.length > 0 ? `contains ${joinNames(contains)}` : '',
    mayContain.length > 0 ? `may contain ${joinNames(mayContain)}` : '',
  ].filter((part) => part !== '');
  return `${capitalize(parts.join('; '))} (avoided)`;
}

function mustHaveLabel(result: CriterionResult, missing: readonly string[]): string {
  return result.status === 'unknown'
    ? `${capitalize(joinNames(missing))} not confirmed (must-have)`
    : `No ${joinNames(missing, 'or')} (must-have)`;
}

function reasonFor(result: CriterionResult): string {
  return result.key in DIETARY_FLAG_LABELS
    ? `${DIETARY_FLAG_LABELS[result.key as keyof typeof DIETARY_FLAG_LABELS]}: ${result.evidence}`
    : result.evidence;
}

/** What is not met, in words that distinguish "fails" from "not confirmed". */
function missingFor(result: CriterionResult, criteria: UnderstoodCriteria): string {
  const subject = subjectOf(result, criteria);
  return result.status === 'unknown'
    ? `${subject} not confirmed: ${result.evidence}`
    : `${subject}: ${result.evidence}`;
}

function subjectOf(result: CriterionResult, criteria: UnderstoodCriteria): string {
  switch (result.key) {
    case 'avoid':
      return `Avoid ${joinNames(criteria.avoid.map((term) => term.name))}`;
    case 'mustHave':
      return `Must have ${joinNames(criteria.mustHave.map((term) => term.name))}`;
    case 'proteinType':
      return joinNames(criteria.proteinTypes, 'or');
    case 'fitnessGoal':
      return joinNames(criteria.fitnessGoals, 'or');
    case 'brand':
      return 'Chosen brand';
    default:
      return DIETARY_FLAG_LABELS[result.key];
  }
}
