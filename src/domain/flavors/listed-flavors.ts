/**
 * The flavors that one record lists for a base product, separated by "|" ("Chocolate | Vanilla"); empty if it names one
 * flavor or none. Such a product is not a flavor itself: flavor expansion makes one product of each.
 */
export function listedFlavors(flavor: string | null): readonly string[] {
  if (flavor === null || !flavor.includes('|')) return [];
  const byKey = new Map<string, string>();
  for (const part of flavor.split('|')) {
    const name = part.trim().replace(/\s+/g, ' ');
    if (name !== '' && !byKey.has(name.toLowerCase())) byKey.set(name.toLowerCase(), name);
  }
  return [...byKey.values()];
}
