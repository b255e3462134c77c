import { joinPrecautions } from '#domain/product/ask-about-label.ts';
import type { AdverseEvidence, Precaution, Provenance } from '#domain/product/product.ts';
import type { ProductDocument } from './products.ts';

/** What the records of the duplicates shown under one product say: whatever speaks against it counts. */
export interface Twins {
  readonly sources: Provenance['sources'];
  readonly evidence: readonly AdverseEvidence[];
  readonly precautions: readonly Precaution[];
  readonly otherStatements: readonly string[];
}

export const NO_TWINS: Twins = { sources: [], evidence: [], precautions: [], otherStatements: [] };

/** What the document of a duplicate says. */
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
  };
}

/** What two sets of records say, each thing once. */
export function joinTwins(one: Twins, other: Twins): Twins {
  const evidence = new Map<string, AdverseEvidence>();
  for (const each of [...one.evidence, ...other.evidence])
    evidence.set(`${each.canonical}|${each.place}|${each.certain}`, each);
  return {
    sources: [...one.sources, ...other.sources],
    evidence: [...evidence.values()],
    precautions: joinPrecautions([one.precautions, other.precautions]),
    otherStatements: [...new Set([...one.otherStatements, ...other.otherStatements])],
  };
}

/** What is kept with a product; earlier versions kept the sources alone. */
export function readTwins(json: string): Twins {
  const kept = JSON.parse(json) as Twins | Provenance['sources'];
  return 'sources' in kept ? kept : { ...NO_TWINS, sources: kept };
}

/** A product's document with what its duplicates say; their sources come after its own, since facts point at those. */
export function withTwins(document: ProductDocument, json: string | null): ProductDocument {
  if (json === null) return document;
  const { sources, evidence, precautions, otherStatements } = joinTwins(
    {
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
    provenance: { ...document.provenance, sources },
    evidence: evidence.filter(({ canonical }) => !listed.has(canonical)),
    precautions,
    otherStatements: otherStatements.filter((each) => each !== document.ingredientsStatement),
  };
}
