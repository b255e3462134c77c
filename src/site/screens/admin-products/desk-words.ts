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

/** "12 Acme, Gold Whey, Mint"; many names end with the flavor already. */
export function nameOf({ id, brand, name, flavor }: DeskProduct): string {
  const more = flavor === null || name.endsWith(flavor) ? null : flavor;
  return `${id} ${[brand, name, more].filter(Boolean).join(', ')}`;
}
