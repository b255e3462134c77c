import type { CriterionKey, CriterionResult, Match } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/enumerations.ts';

/** What a verdict is made from. */
export type Judged = Pick<Match, 'criteria' | 'matchPercentage' | 'tag' | 'reasons'>;

/** "4 of 5 wishes" */
export function wishesMet({ criteria }: Pick<Judged, 'criteria'>): string {
  const met = criteria.filter(({ status }) => status === 'met').length;
  return `${met} of ${criteria.length} ${criteria.length === 1 ? 'wish' : 'wishes'}`;
}

/**
 * Returns the main reason in words: of the first unmet wish, otherwise of the first unconfirmed one, otherwise of the
 * first one met.
 */
export function firstReason({ criteria, reasons }: Pick<Judged, 'criteria' | 'reasons'>): string {
  const of = (status: CriterionResult['status']) => criteria.find((each) => each.status === status);
  return (of('unmet') ?? of('unknown') ?? of('met'))?.evidence ?? reasons[0] ?? '';
}

const NAMES: Readonly<Record<Exclude<CriterionKey, keyof typeof DIETARY_FLAG_LABELS>, string>> = {
  avoid: 'Avoid',
  mustHave: 'Must have',
  proteinType: 'Protein type',
  fitnessGoal: 'Goal',
  brand: 'Brand',
};

/** Returns the name of a wish. */
export function wishName(key: CriterionKey): string {
  return key in NAMES
    ? NAMES[key as keyof typeof NAMES]
    : DIETARY_FLAG_LABELS[key as keyof typeof DIETARY_FLAG_LABELS];
}

/** Returns the wishes that a product does not meet, as a key for grouping. */
export function missedKey({ criteria }: Pick<Judged, 'criteria'>): string {
  return criteria
    .filter(({ status }) => status !== 'met')
    .map(({ key }) => key)
    .join(' ');
}

/**
 * Returns "miss the protein type and the goal". If every wish is met, the record lacks what a perfect match needs
 * (product.md section 2, "Order by evidence").
 */
export function missedText(keys: string): string {
  if (keys === '') return 'a name or a protein figure';
  const names = keys.split(' ').map((key) => {
    const name = wishName(key as CriterionKey);
    return key in NAMES && key !== 'mustHave' && key !== 'avoid'
      ? `the ${name.toLowerCase()}`
      : name === 'Must have'
        ? 'a must-have ingredient'
        : name;
  });
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
