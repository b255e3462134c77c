import type { Allergen, ProductFormat, ProteinType } from '../../enumerations.ts';
import { amountText, capitalize, joinNames } from '../../wording.ts';
import type { Product, ServingSize } from '../product.ts';
import { isAssumedServing } from '../assumed-serving.ts';

/** The noun for each format in running text. */
export const FORMAT_NOUNS: Readonly<Record<ProductFormat, string>> = {
  powder: 'protein powder',
  rtd: 'ready-to-drink protein shake',
  bar: 'protein bar',
};

export interface DescribedFacts {
  readonly format: ProductFormat;
  readonly proteinType: ProteinType | null;
  readonly flavor: string | null;
  /** Per serving, or per 100 g or ml if the serving is only assumed. */
  readonly protein: number | null;
  readonly energy: number | null;
  readonly size: ServingSize | null;
  readonly contains: readonly Allergen[];
  readonly hasText: boolean;
}

/**
 * A short factual description made of known facts only: what it is, its protein and energy per serving (per 100 if the
 * label states none), its allergens. Says so if the ingredient text is not known.
 */
export function describeProduct(facts: DescribedFacts): string {
  const kind = facts.proteinType
    ? `${facts.proteinType} ${FORMAT_NOUNS[facts.format].replace(/protein /, facts.proteinType.includes('Protein') ? '' : 'protein ')}`
    : capitalize(FORMAT_NOUNS[facts.format]);
  const sentences = [`${kind}${flavorOf(facts)}${figures(facts)}.`];
  if (facts.contains.length > 0) sentences.push(`Contains ${joinNames(facts.contains)}.`);
  if (!facts.hasText) sentences.push('Its ingredient text is not known.');
  return sentences.join(' ');
}

/** Describes a product again after its facts were joined with those of other records. */
export function describeAgain(
  product: Pick<
    Product,
    | 'format'
    | 'proteinType'
    | 'flavor'
    | 'servingSize'
    | 'nutritionalInfo'
    | 'contains'
    | 'ingredientsStatement'
  >,
): string {
  const { servingSize, nutritionalInfo } = product;
  const figures = isAssumedServing(servingSize) ? nutritionalInfo.per100 : nutritionalInfo;
  return describeProduct({
    ...product,
    protein: figures.proteinPerServing,
    energy: figures.caloriesPerServing,
    size: servingSize,
    hasText: product.ingredientsStatement !== null,
  });
}

function flavorOf({ flavor }: DescribedFacts): string {
  if (flavor === null) return '';
  return flavor === 'Unflavored' ? ', unflavored' : `, flavor ${flavor}`;
}

function figures({ protein, energy, size }: DescribedFacts): string {
  if (protein === null) return '';
  const amounts = [
    `${amountText(protein)} g protein`,
    ...(energy === null ? [] : [`${amountText(energy)} kcal`]),
  ].join(' and ');
  if (size === null) return `: ${amounts} per serving`;
  const of = isAssumedServing(size) ? 'per 100' : `per serving of ${amountText(size.amount)}`;
  return `: ${amounts} ${of} ${size.unit}`;
}
