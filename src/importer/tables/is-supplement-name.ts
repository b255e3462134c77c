import { classifySupplement } from '#domain/product/classify/classify-supplement.ts';
import { catalogueTables } from './catalogue-tables.ts';

/** Returns whether a product is a protein supplement, judging by its name alone. */
export function isSupplementName(name: string): boolean {
  const facts = { name, categories: 'dietary supplements', statement: '', per100: null };
  return typeof classifySupplement(facts, catalogueTables().words) === 'string';
}
