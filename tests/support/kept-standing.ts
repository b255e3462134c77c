import { baseName } from '#domain/flavors/base-name.ts';
import type { GroupMember } from '#domain/flavors/group-member.ts';
import { groupVariants } from '#domain/flavors/group-variants.ts';
import { lineName } from '#domain/flavors/line-name.ts';
import { readFlavor } from '#domain/flavors/read-flavor.ts';
import type { NamingTables } from '#domain/product/choose-facts.ts';
import type { ProductFormat } from '#domain/product/enumerations.ts';

/** A name of a bundled record, and how it is taken apart (data/labelled/names.jsonl). */
export interface KeptName {
  readonly brand: string | null;
  readonly format: ProductFormat;
  readonly name: string;
  readonly read: ReturnType<typeof readKeptName>;
}

export function readKeptName(
  { brand, format, name }: Omit<KeptName, 'read'>,
  { flavors, words }: NamingTables,
) {
  const read = readFlavor(name, flavors);
  const base = baseName(name, { brand, flavor: read.written, read, flavors, words });
  const { line, aside, leap, unsaid, isKind, origins } = lineName(base, format, words);
  return { flavor: read.flavor, title: read.base, line, aside, leap, unsaid, isKind, origins };
}

/** The products of a bundled brand and format, and their families (data/labelled/families.jsonl). */
export interface KeptFamilies {
  /** "acme|powder" */
  readonly of: string;
  readonly members: readonly GroupMember[];
  readonly families: ReturnType<typeof groupKept>;
}

/** Each family as its products' ids, with what is shown of them. */
export function groupKept(members: readonly GroupMember[]) {
  const steps = groupVariants(members);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.map(({ id, ...place }) => [
    id,
    place.baseProductId,
    place.duplicateOf,
    place.flavorOptions,
    place.proteinType,
    place.goal,
    place.name,
  ]);
}
