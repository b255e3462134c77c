import type { ReceiptLine } from './criteria.ts';
import type { IndexFacts } from './match-facts.ts';
import { BONUSES, DEDUCTIONS, SCORE_MAXIMUM, SCORE_MINIMUM } from './score-rules.ts';

/** Points lost for must-have ingredients: -25 in proportion to how many of those asked are missing. */
export function mustHavePoints(missing: number, asked: number): number {
  return (DEDUCTIONS.mustHave.points * missing) / asked;
}

/**
 * The bonus lines a product's figures earn, in the order of the rules. Unknown figures earn none, and so do those for an
 * assumed serving: no label states them, and they would be ranked with stated ones (product.md section 3).
 */
export function bonusLines(
  facts: Pick<IndexFacts, 'proteinPerServing' | 'calories' | 'sugar' | 'servingSize'>,
): ReceiptLine[] {
  if (facts.servingSize?.basis === 'standard') return [];
  return BONUSES.filter((rule) => {
    const value = facts[rule.figure];
    if (value === null) return false;
    return rule.bound === 'at least' ? value >= rule.threshold : value <= rule.threshold;
  }).map(({ label, points }) => ({ label, points }));
}

/** The unclamped score: the receipt's points added in their order. */
export function sumReceipt(receipt: readonly Pick<ReceiptLine, 'points'>[]): number {
  return receipt.reduce((sum, line) => sum + line.points, 0);
}

/** The score shown, 0-100: the unclamped score clamped and rounded half up. */
export function clampScore(unclamped: number): number {
  return Math.floor(Math.min(SCORE_MAXIMUM, Math.max(SCORE_MINIMUM, unclamped)) + 0.5);
}

/**
 * The unclamped score as a whole number of millionths, the key that ties are broken by. Thirds and sevenths
 * of 25 points leave different last bits when added in another order; this makes equal scores equal.
 */
export function scoreKey(unclamped: number): number {
  return Math.round(unclamped * 1e6);
}

/** round(100 × met / applied), half up; 100 where nothing is applied. */
export function matchPercentageOf(met: number, applied: number): number {
  return applied === 0 ? 100 : Math.floor((100 * met) / applied + 0.5);
}
