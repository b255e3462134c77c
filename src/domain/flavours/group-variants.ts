import type { ProteinType } from '../product/enumerations.ts';

/** One product of a base product's group (same brand, base name and format), as far as grouping looks at it. */
export interface GroupMember {
  readonly id: number;
  readonly proteinType: ProteinType | null;
  /** Its flavour, folded; "" where it is not stated. */
  readonly flavorKey: string;
  /** How well it is known. */
  readonly statedFacts: number;
}

export interface GroupPlace {
  readonly id: number;
  /** Lowest id of the family's products; null where a product stands alone. */
  readonly baseProductId: number | null;
  /** Different flavours in the family, at least 1; one not stated counts as one. */
  readonly flavorOptions: number;
  /** The product shown in this one's place; null for those that are shown. */
  readonly duplicateOf: number | null;
}

/**
 * Works out the families of a group (product.md section 3): products of one protein type, and so of one animal or plant
 * source; those whose type is not known stand with the type that most of the group have. Records of one flavour, or of
 * none, are one product, whose best-known record is shown (then the one with the lowest id).
 */
export function groupVariants(members: readonly GroupMember[]): readonly GroupPlace[] {
  const places = new Map<number, GroupPlace>();
  for (const family of familiesOf(members)) {
    const best = [...family].sort((a, b) => b.statedFacts - a.statedFacts || a.id - b.id);
    const shown = new Map<string, number>();
    for (const { id, flavorKey } of best) if (!shown.has(flavorKey)) shown.set(flavorKey, id);
    const base = Math.min(...shown.values());
    for (const { id, flavorKey } of family) {
      const first = shown.get(flavorKey) ?? id;
      places.set(id, {
        id,
        baseProductId: shown.size > 1 ? base : null,
        flavorOptions: shown.size,
        duplicateOf: first === id ? null : first,
      });
    }
  }
  return members.flatMap(({ id }) => places.get(id) ?? []);
}

function familiesOf(members: readonly GroupMember[]): readonly (readonly GroupMember[])[] {
  const byType = Map.groupBy(members, (member) => member.proteinType);
  const unknown = byType.get(null) ?? [];
  byType.delete(null);
  const typed = [...byType.values()].sort((a, b) => b.length - a.length);
  const [largest, ...others] = typed;
  return largest === undefined ? [unknown] : [[...largest, ...unknown], ...others];
}
