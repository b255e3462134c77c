import { classifySupplement } from '#domain/product/classify/classify-supplement.ts';
import { catalogueTables } from './catalogue-tables.ts';

/** Whether a thing called so is a protein supplement, where nothing but its name is known. */
export function isSupplementName(name: string): boolean {
  const facts = { name, categories: 'dietary supplements', statement: '', per100: null };
  return typeof classifySupplement(facts, catalogueTables().words) === 'string';
}
