import type { Product } from '#domain/product/product.ts';

/** A part of a document that holds texts, numbers and truth values only. */
type Part = Readonly<Record<string, unknown>>;

function isSame(a: Part, b: Part): boolean {
  for (const key in a) if (a[key] !== b[key]) return false;
  for (const key in b) if (!(key in a)) return false;
  return true;
}

/**
 * Makes parts of product documents that are equal one object: the same ingredient, evidence or origin of a fact stands on
 * hundreds of products, and documents never change (docs/decisions/0121).
 */
export class PartSharer {
  /** By one of their texts. */
  readonly #known = new Map<string, Part[]>();

  /** Puts shared parts into a product; its JSON stays the same. */
  share({ ingredients, flagEvidence, provenance }: Product): void {
    this.#shareEach(ingredients, 'name');
    this.#shareEach(flagEvidence, 'evidence');
    this.#shareEach(provenance.facts, 'note');
  }

  #shareEach(parts: object, text: string): void {
    const own = parts as Record<string, Part>;
    for (const key in own) own[key] = this.#one(own[key] as Part, text);
  }

  #one(part: Part, text: string): Part {
    const key = String(part[text]);
    const known = this.#known.get(key);
    if (known === undefined) {
      this.#known.set(key, [part]);
      return part;
    }
    for (const each of known) if (isSame(each, part)) return each;
    known.push(part);
    return part;
  }
}
