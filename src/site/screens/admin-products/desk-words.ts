import type { DeskProduct } from '#contract/products-desk.ts';

export const STATES: Readonly<Record<DeskProduct['state'], string>> = {
  shown: 'shown',
  hidden: 'hidden',
  merged: 'merged into another',
  duplicate: 'shown under another',
};

/** When a change is seen. */
export const DONE = {
  done: 'The site shows it within seconds.',
  waiting: 'An import is running; it is shown when that has ended.',
} as const;

/** "12 Acme, Gold Whey, Mint". */
export function nameOf({ id, brand, name, flavor }: DeskProduct): string {
  return `${id} ${[brand, name, flavor].filter(Boolean).join(', ')}`;
}
