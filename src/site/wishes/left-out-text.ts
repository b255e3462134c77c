import type { SearchSummary } from '#contract/api.ts';
import type { Criteria } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/enumerations.ts';
import { joinNames } from '#domain/wording.ts';
import { formatCount } from '../product-card/amount.ts';

/** "23 hidden:", "14 contain milk,", "9 contain sucralose": a line may break between the parts. */
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

type Understood = Pick<SearchSummary['understood'][number], 'term' | 'kind'>;

/** Returns the words of a list that the vocabulary does not know. */
export function unknownWords(
  words: readonly string[],
  understood: readonly Understood[],
): readonly string[] {
  const unknown = new Set(
    understood.filter(({ kind }) => kind === 'literal').map(({ term }) => term.toLowerCase()),
  );
  return words.filter((word) => unknown.has(word.toLowerCase()));
}

/** "412 more do not say whether they are gluten free", "1,607 more cannot be confirmed to be free of “milhc”" */
export function unconfirmedText(
  count: number,
  criteria: Criteria,
  understood: readonly Understood[] = [],
): string {
  const lacks = [
    avoidedUnknown(criteria, understood),
    flagsUnsaid(count, criteria),
    factsUnstated(count, criteria, understood),
  ].filter((part) => part !== null);
  const what = lacks.length === 0 ? `${doNot(count)} state enough` : lacks.join(', or ');
  return `${formatCount(count)} more ${what}`;
}

/** Returns "does not" for one, "do not" for several. */
export const doNot = (count: number): string => (count === 1 ? 'does not' : 'do not');

function avoidedUnknown(
  { avoidIngredients }: Criteria,
  understood: readonly Understood[],
): string | null {
  const words = unknownWords(avoidIngredients, understood).map((word) => `“${word}”`);
  return words.length === 0 ? null : `cannot be confirmed to be free of ${joinNames(words, 'or')}`;
}

function flagsUnsaid(count: number, { flags }: Criteria): string | null {
  const names = flags.map((flag) => DIETARY_FLAG_LABELS[flag].toLowerCase().replace('gmo', 'GMO'));
  const they = count === 1 ? 'it is' : 'they are';
  return names.length === 0
    ? null
    : `${doNot(count)} say whether ${they} ${joinNames(names, 'or')}`;
}

function factsUnstated(
  count: number,
  criteria: Criteria,
  understood: readonly Understood[],
): string | null {
  const { avoidIngredients, mustHaveIngredients, proteinTypes, fitnessGoals, brandIds } = criteria;
  const known = [...avoidIngredients, ...mustHaveIngredients];
  const their = count === 1 ? 'its' : 'their';
  const facts = [
    ...(known.length > unknownWords(known, understood).length ? [`all ${their} ingredients`] : []),
    ...(proteinTypes.length > 0 ? [`${their} protein type`] : []),
    ...(fitnessGoals.length > 0 ? ['the figures for a goal'] : []),
    ...(brandIds.length > 0 ? [`${their} brand`] : []),
  ];
  return facts.length === 0 ? null : `${doNot(count)} state ${joinNames(facts, 'or')}`;
}
