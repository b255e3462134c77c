import type { SearchSummary } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';
import { formatCount } from '../../product-card/amount.ts';

/** "23 hidden: 14 contain milk, 9 contain sucralose" */
export function hiddenText({ count, reasons }: SearchSummary['hidden']): string {
  const named = reasons.map((reason) => `${formatCount(reason.count)} ${reason.label}`).join(', ');
  return `${formatCount(count)} hidden${named === '' ? '' : `: ${named}`}`;
}

function joined(words: readonly string[], last: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "412 more do not say whether they are gluten free" */
export function unconfirmedText(count: number, criteria: Criteria): string {
  const flags = criteria.flags.map((flag) =>
    DIETARY_FLAG_LABELS[flag].toLowerCase().replace('gmo', 'GMO'),
  );
  const open = [
    ...(flags.length > 0 ? [`whether they are ${joined(flags, 'or')}`] : []),
    ...(criteria.avoidIngredients.length + criteria.mustHaveIngredients.length > 0
      ? ['all they contain']
      : []),
    ...(criteria.proteinTypes.length > 0 ? ['their protein type'] : []),
    ...(criteria.fitnessGoals.length > 0 && flags.length === 0 ? ['what they are for'] : []),
    ...(criteria.brandIds.length > 0 && flags.length === 0 ? ['their brand'] : []),
  ];
  const what = open.length === 0 ? 'enough' : joined(open, 'or');
  return `${formatCount(count)} more ${count === 1 ? 'does' : 'do'} not say ${what}`;
}
