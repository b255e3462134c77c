import type { SearchSummary } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';
import { joinNames } from '#domain/wording.ts';
import { formatCount } from '../product-card/amount.ts';

/** "23 hidden:", "14 contain milk,", "9 contain sucralose": a line may break between them. */
export function hiddenParts({ count, reasons }: SearchSummary['hidden']): readonly string[] {
  const named = reasons.map((reason) => `${formatCount(reason.count)} ${reason.label}`);
  return [
    `${formatCount(count)} hidden${named.length === 0 ? '' : ':'}`,
    ...named.map((reason, place) => (place < named.length - 1 ? `${reason},` : reason)),
  ];
}

/** "23 hidden: 14 contain milk, 9 contain sucralose" */
export function hiddenText(hidden: SearchSummary['hidden']): string {
  return hiddenParts(hidden).join(' ');
}

/** "412 more do not say whether they are gluten free" */
export function unconfirmedText(count: number, criteria: Criteria): string {
  const flags = criteria.flags.map((flag) =>
    DIETARY_FLAG_LABELS[flag].toLowerCase().replace('gmo', 'GMO'),
  );
  const open = [
    ...(flags.length > 0 ? [`whether they are ${joinNames(flags, 'or')}`] : []),
    ...(criteria.avoidIngredients.length + criteria.mustHaveIngredients.length > 0
      ? ['all they contain']
      : []),
    ...(criteria.proteinTypes.length > 0 ? ['their protein type'] : []),
    ...(criteria.fitnessGoals.length > 0 && flags.length === 0 ? ['what they are for'] : []),
    ...(criteria.brandIds.length > 0 && flags.length === 0 ? ['their brand'] : []),
  ];
  const what = open.length === 0 ? 'enough' : joinNames(open, 'or');
  return `${formatCount(count)} more ${count === 1 ? 'does' : 'do'} not say ${what}`;
}
