/** How many flavors a family has: recipes of one flavor are one, and so are those whose flavor is not stated. */
export function flavorCount(
  variants: readonly { readonly flavor: string | null }[] | undefined,
): number {
  return Math.max(1, new Set(variants?.map(({ flavor }) => flavor?.toLowerCase())).size);
}
