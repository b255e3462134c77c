import type { ReceiptLine } from './criteria.ts';
import type { IndexFacts } from './match-facts.ts';
import { BONUSES, DEDUCTIONS, SCORE_MAXIMUM, SCORE_MINIMUM } from './score-rules.ts';

/** Points lost for must-haves: -25 times the share of them that is missing. */
export function mustHavePoints(missing: number, asked: number): number {
  return (DEDUCTIONS.mustHave.points * missing) / asked;
}

/** The bonus lines that a product's figures earn, in the order of the rules. Unknown figures earn nothing. */
export function bonusLines(
  facts: Pick<IndexFacts, 'proteinPerServing' | 'calories' | 'sugar'>,
): ReceiptLine[] {
  return BONUSES.filter((rule) => {
    const value = facts[rule.figure];
    if (value === null) return false;
    return rule.bound === 'at least' ? value >= rule.threshold : value <= rule.threshold;
  }).map(({ label, points }) => ({ label, points }));
}

/** The unclamped score: the sum of the receipt's points. */
export function sumReceipt(receipt: readonly Pick<ReceiptLine, 'points'>[]): number {
  return receipt.reduce((sum, line) => sum + line.points, 0);
}

/** The score shown, 0-100: the unclamped score clamped and rounded half up. */
export function clampScore(unclamped: number): number {
  return Math.floor(Math.min(SCORE_MAXIMUM, Math.max(SCORE_MINIMUM, unclamped)) + 0.5);
}

/**
 * The unclamped score in whole millionths of a point, by which ties are broken. Thirds and sevenths of 25 points differ
 * in their last bits when added in another order; this makes equal scores equal.
 */
export function scoreKey(unclamped: number): number {
  return Math.round(unclamped * 1e6);
}

/** round(100 × met / applied), half up; 100 if nothing is applied. */
export function matchPercentageOf(met: number, applied: number): number {
  return applied === 0 ? 100 : Math.floor((100 * met) / applied + 0.5);
}
