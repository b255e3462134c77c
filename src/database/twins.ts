import { joinPrecautions } from '#domain/product/ask-about-label.ts';
import { ordered } from '#domain/product/choose-facts.ts';
import type { Allergen } from '#domain/product/enumerations.ts';
import type { AdverseEvidence, Precaution, Provenance } from '#domain/product/product.ts';
import type { ProductDocument } from './product-document.ts';

/** The facts of a product's duplicates: allergens and evidence of any of them count against the product. */
export interface Twins {
  readonly sources: Provenance['sources'];
  readonly evidence: readonly AdverseEvidence[];
  readonly precautions: readonly Precaution[];
  readonly otherStatements: readonly string[];
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
}

export const NO_TWINS: Twins = {
  sources: [],
  evidence: [],
  precautions: [],
  otherStatements: [],
  contains: [],
  mayContain: [],
};

/** The facts of one duplicate. */
export function twinsOf(json: string): Twins {
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

/** Joins two, each entry once. */
export function joinTwins(one: Twins, other: Twins): Twins {
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

/** The twins stored with a product; earlier versions stored the sources alone, or no allergens. */
export function readTwins(json: string): Twins {
  const stored = JSON.parse(json) as Partial<Twins> | Provenance['sources'];
  return {
    ...NO_TWINS,
    ...('sources' in stored ? stored : { sources: stored as Provenance['sources'] }),
  };
}

/** A product's document with the facts of its duplicates; their sources follow its own, to which facts refer by index. */
export function withTwins(document: ProductDocument, json: string | null): ProductDocument {
  if (json === null) return document;
  const { sources, evidence, precautions, otherStatements, contains, mayContain } = joinTwins(
    {
      contains: document.contains,
      mayContain: document.mayContain,
      sources: document.provenance.sources,
      evidence: document.evidence,
      precautions: document.precautions,
      otherStatements: document.otherStatements,
    },
    readTwins(json),
  );
  const listed = new Set(document.ingredients.map(({ canonical }) => canonical));
  return {
    ...document,
    contains,
    mayContain,
    provenance: {
      ...document.provenance,
      sources,
      facts: {
        ...document.provenance.facts,
        ...ofOtherRecords('contains', contains, document),
        ...ofOtherRecords('mayContain', mayContain, document),
      },
    },
    evidence: evidence.filter(({ canonical }) => !listed.has(canonical)),
    precautions,
    otherStatements: otherStatements.filter((each) => each !== document.ingredientsStatement),
  };
}

/** The origin of a list of allergens to which another record added. */
function ofOtherRecords(
  fact: 'contains' | 'mayContain',
  joined: readonly Allergen[],
  document: ProductDocument,
): Provenance['facts'] {
  if (joined.every((allergen) => document[fact].includes(allergen))) return {};
  const note = 'what another record of this product lists counts, too';
  const { length } = document.provenance.sources;
  return { [fact]: { basis: 'calculated', source: length, note } };
}
