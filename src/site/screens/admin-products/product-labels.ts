import type { AdminProduct } from '#contract/admin-products.ts';

export const STATES: Readonly<Record<AdminProduct['state'], string>> = {
  shown: 'shown',
  hidden: 'hidden',
  merged: 'merged into another',
  duplicate: 'shown under another',
};

/** Messages that say when a change becomes visible. */
export const DONE = {
  done: 'The site shows it within seconds.',
  waiting: 'An import is running; it is shown when that has ended.',
} as const;

/** Returns "12 Acme, Gold Whey, Mint". A flavor with which the name already ends is left out. */
export function nameOf({ id, brand, name, flavor }: AdminProduct): string {
  const more = flavor === null || name.endsWith(flavor) ? null : flavor;
  return `${id} ${[brand, name, more].filter(Boolean).join(', ')}`;
}
