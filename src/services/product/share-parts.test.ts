import { describe, expect, it } from 'vitest';
import type { FactOrigin, Product } from '#domain/product/product.ts';
import { aProduct } from '../../../tests/support/a-product.ts';
import { PartSharer } from './share-parts.ts';

/** A product as it comes out of the database: nothing of it belongs to another one, too. */
function read(facts: Record<string, FactOrigin>): Product {
  return structuredClone(aProduct({ provenance: { sources: [], facts } }));
}

describe('sharing parts of product documents', () => {
  it('makes equal parts of two products one object, and leaves their JSON as it was', () => {
    const facts = {
      contains: { basis: 'calculated', source: 0, note: 'read from the text' },
    } as const;
    const [one, other] = [read(facts), read(facts)];
    const before = JSON.stringify([one, other]);
    const sharer = new PartSharer();
    sharer.share(one);
    sharer.share(other);
    expect(JSON.stringify([one, other])).toBe(before);
    expect(other.provenance.facts['contains']).toBe(one.provenance.facts['contains']);
    expect(other.flagEvidence.isVegan).toBe(one.flagEvidence.isVegan);
    expect(other.ingredients[0]).toBe(one.ingredients[0]);
  });

  it('keeps parts apart that differ in one field, or have one more', () => {
    const origins: readonly FactOrigin[] = [
      { basis: 'label', source: 0, note: 'undefined' },
      { basis: 'label', source: 0 },
      { basis: 'label', source: 1 },
      { basis: 'calculated', source: 0 },
    ];
    const products = [...origins, ...origins].map((name) => read({ name }));
    const sharer = new PartSharer();
    for (const product of products) sharer.share(product);
    const shared = products.map(({ provenance }) => provenance.facts['name']);
    expect(shared).toEqual([...origins, ...origins]);
    expect(new Set(shared).size).toBe(origins.length);
  });
});
