import { joinPrecautions } from '#domain/product/derive/ask-about-label.ts';
import { ordered } from '#domain/product/derive/choose-facts.ts';
import { type Allergen, ANIMAL_ALLERGENS } from '#domain/enumerations.ts';
import type { FactOrigin, Provenance } from '#domain/product/product.ts';
import type { AdverseEvidence, FlagEvidence, Precaution } from '#domain/ingredients/label/label.ts';
import { joinNames } from '#domain/wording.ts';
import type { ProductDocument } from '../tables/product-document.ts';

/** What the records of a product's duplicates say. Allergens and evidence of any of them count against the product. */
export interface OfDuplicates {
  readonly sources: Provenance['sources'];
  readonly evidence: readonly AdverseEvidence[];
  readonly precautions: readonly Precaution[];
  readonly otherStatements: readonly string[];
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
}

export const NO_DUPLICATES: OfDuplicates = {
  sources: [],
  evidence: [],
  precautions: [],
  otherStatements: [],
  contains: [],
  mayContain: [],
};

/** Extracts what a duplicate's document says. */
export function ofDuplicate(json: string): OfDuplicates {
  const document = JSON.parse(json) as Partial<ProductDocument> &
    Pick<ProductDocument, 'provenance' | 'ingredients' | 'ingredientsStatement'>;
  const listed = document.ingredients
    .filter(({ heading }) => !heading)
    .map(
      ({ canonical, name }): AdverseEvidence => ({
        canonical,
        words: name,
        place: 'other record',
        certain: true,
      }),
    );
  const statement = document.ingredientsStatement;
  return {
    sources: document.provenance.sources,
    evidence: [...listed, ...(document.evidence ?? [])],
    precautions: document.precautions ?? [],
    otherStatements: [
      ...(statement === null ? [] : [statement]),
      ...(document.otherStatements ?? []),
    ],
    contains: document.contains ?? [],
    mayContain: document.mayContain ?? [],
  };
}

/** Joins two sets without repeats. */
export function joinDuplicates(one: OfDuplicates, other: OfDuplicates): OfDuplicates {
  const evidence = new Map<string, AdverseEvidence>();
  for (const each of [...one.evidence, ...other.evidence])
    evidence.set(`${each.canonical}|${each.place}|${each.certain}`, each);
  const contains = ordered([...one.contains, ...other.contains]);
  const mayContain = ordered([...one.mayContain, ...other.mayContain]);
  return {
    sources: [...one.sources, ...other.sources],
    evidence: [...evidence.values()],
    precautions: joinPrecautions([one.precautions, other.precautions]),
    otherStatements: [...new Set([...one.otherStatements, ...other.otherStatements])],
    contains,
    mayContain: mayContain.filter((allergen) => !contains.includes(allergen)),
  };
}

/** Parses the duplicates stored with a product. Earlier versions stored only the sources, or no allergens. */
export function readDuplicates(json: string): OfDuplicates {
  const stored = JSON.parse(json) as Partial<OfDuplicates> | Provenance['sources'];
  return {
    ...NO_DUPLICATES,
    ...('sources' in stored ? stored : { sources: stored as Provenance['sources'] }),
  };
}

/** Adds to a document what its duplicates say. Their sources follow its own, because facts refer to those by index. */
export function withDuplicates(document: ProductDocument, json: string | null): ProductDocument {
  if (json === null) return document;
  const { sources, evidence, precautions, otherStatements, contains, mayContain } = joinDuplicates(
    {
      contains: document.contains,
      mayContain: document.mayContain,
      sources: document.provenance.sources,
      evidence: document.evidence,
      precautions: document.precautions,
      otherStatements: document.otherStatements,
    },
    readDuplicates(json),
  );
  const listed = new Set(document.ingredients.map(({ canonical }) => canonical));
  const flags = flagsOfOtherRecords(document, contains, mayContain);
  const facts = Object.entries(document.provenance.facts);
  return {
    ...document,
    ...Object.fromEntries(Object.entries(flags).map(([flag, { value }]) => [flag, value])),
    flagEvidence: { ...document.flagEvidence, ...flags },
    contains,
    mayContain,
    provenance: {
      ...document.provenance,
      sources,
      facts: {
        ...Object.fromEntries(facts.filter(([fact]) => !(fact in flags))),
        ...(flags.isVegan?.value === false
          ? { isVegan: ofOtherRecord(flags.isVegan.evidence, document) }
          : {}),
        ...ofOtherRecords('contains', contains, document),
        ...ofOtherRecords('mayContain', mayContain, document),
      },
    },
    evidence: evidence.filter(({ canonical }) => !listed.has(canonical)),
    precautions,
    otherStatements: otherStatements.filter((each) => each !== document.ingredientsStatement),
  };
}

/**
 * Flags that other records contradict: a flag that the product's own record supports becomes unknown; one that it
 * leaves open becomes false.
 */
function flagsOfOtherRecords(
  { isVegan, isLactoseFree, provenance }: ProductDocument,
  contains: readonly Allergen[],
  mayContain: readonly Allergen[],
): Partial<Record<'isVegan' | 'isLactoseFree', FlagEvidence>> {
  const isClaimed = provenance.facts['isLactoseFree']?.basis === 'label';
  const animals = contains.filter((each) => ANIMAL_ALLERGENS.includes(each));
  const holds = contains.includes('milk') ? 'contains' : 'may contain';
  const hasMilk = [...contains, ...mayContain].includes('milk');
  return {
    ...(isVegan !== false && animals.length > 0
      ? { isVegan: ofAllergens(isVegan ? null : false, `contains ${joinNames(animals)}`) }
      : {}),
    ...(isLactoseFree === true && !isClaimed && hasMilk
      ? { isLactoseFree: ofAllergens(null, `${holds} milk`) }
      : {}),
  };
}

function ofAllergens(value: boolean | null, says: string): FlagEvidence {
  const evidence = `Another record of this product says that it ${says}.`;
  return { value, basis: 'allergens', evidence, conflict: null };
}

/** The origin of a list of allergens to which another record added. */
function ofOtherRecords(
  fact: 'contains' | 'mayContain',
  joined: readonly Allergen[],
  document: ProductDocument,
): Provenance['facts'] {
  if (joined.every((allergen) => document[fact].includes(allergen))) return {};
  return {
    [fact]: ofOtherRecord('what another record of this product lists counts, too', document),
  };
}

/** Sources of other records follow the product's own. */
function ofOtherRecord(note: string, { provenance }: ProductDocument): FactOrigin {
  return { basis: 'calculated', source: provenance.sources.length, note };
}
