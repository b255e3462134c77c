/**
 * Flavors that one record lists for a base product, written with "|" between them ("Chocolate | Vanilla"); empty where it
 * names one flavor or none. Such a product is no flavor itself: flavor expansion makes one product of each.
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
