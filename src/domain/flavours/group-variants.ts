/** One product of a base product's group, as far as grouping looks at it. */
export interface GroupMember {
  readonly id: number;
  readonly flavor: string | null;
  /** Same brand, base, flavour and figures; null where too little is known. */
  readonly duplicateKey: string | null;
  /** Its canonical ingredients in one text; "" where the text is not known. */
  readonly ingredientsKey: string;
  /** How many facts its sources state. */
  readonly statedFacts: number;
}

export interface GroupPlace {
  readonly id: number;
  /** Lowest id of the group's products; null where a product stands alone. */
  readonly baseProductId: number | null;
  /** Different flavours in the group, at least 1; products that name none count as one. */
  readonly flavorOptions: number;
  /** The product shown in this one's place; null for those that are shown. */
  readonly duplicateOf: number | null;
}

/**
 * Works out a base product's variants (specification section 3, flavorOptions; contract, baseProductId). First duplicates:
 * products with the same duplicate key are one, unless both have ingredient texts and these differ; the one with most
 * stated facts is shown (then the lowest id). Then the rest are variants of each other.
 */
export function groupVariants(members: readonly GroupMember[]): readonly GroupPlace[] {
  const duplicateOf = findDuplicates(members);
  const shown = members.filter((member) => !duplicateOf.has(member.id));
  const base = Math.min(...shown.map((member) => member.id));
  const flavors = new Set(shown.map((member) => member.flavor?.toLowerCase() ?? ''));
  return members.map((member) => ({
    id: member.id,
    baseProductId: shown.length > 1 ? base : null,
    flavorOptions: flavors.size,
    duplicateOf: duplicateOf.get(member.id) ?? null,
  }));
}

function findDuplicates(members: readonly GroupMember[]): ReadonlyMap<number, number> {
  const best = [...members].sort((a, b) => b.statedFacts - a.statedFacts || a.id - b.id);
  const kept: GroupMember[] = [];
  const duplicateOf = new Map<number, number>();
  for (const member of best) {
    const twin = kept.find(
      (other) =>
        member.duplicateKey !== null &&
        other.duplicateKey === member.duplicateKey &&
        (member.ingredientsKey === '' ||
          other.ingredientsKey === '' ||
          member.ingredientsKey === other.ingredientsKey),
    );
    if (twin) duplicateOf.set(member.id, twin.id);
    else kept.push(member);
  }
  return duplicateOf;
}
