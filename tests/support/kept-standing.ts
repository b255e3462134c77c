import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { DIETARY_FLAGS, type ProductFormat } from '#domain/enumerations.ts';
import { baseName } from '#domain/flavors/base-name.ts';
import type { GroupMember } from '#domain/flavors/group-member.ts';
import { groupVariants } from '#domain/flavors/group-variants.ts';
import { lineName } from '#domain/flavors/line-name.ts';
import { readFlavor } from '#domain/flavors/read-flavor.ts';
import type { NamingTables } from '#domain/product/derive/choose-facts.ts';
import { readJsonLines } from './read-json-lines.ts';
import { readShipped, written } from './read-shipped.ts';
import { runAtOnce } from '#domain/run-at-once.ts';

/** Returns the rows of a file of data/kept. */
export function readKept<Row>(
  name: 'names' | 'families' | 'readings' | 'sentences',
): readonly Row[] {
  return readJsonLines(`data/kept/${name}.jsonl`);
}

/** A name of a bundled record, and its parts (data/kept/names.jsonl). */
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
  const { line, optionalWords, figureGap, impliedWords, isGeneric, origins } = lineName(
    base,
    format,
    words,
  );
  return {
    flavor: read.flavor,
    title: read.base,
    line,
    optionalWords,
    figureGap,
    impliedWords,
    isGeneric,
    origins,
  };
}

/** The products of a bundled brand and format, and their families (data/kept/families.jsonl). */
export interface KeptFamilies {
  /** "acme|powder" */
  readonly of: string;
  readonly members: readonly GroupMember[];
  readonly families: ReturnType<typeof groupKept>;
}

/** Returns the id of each product with its place in its family. */
export function groupKept(members: readonly GroupMember[]) {
  return runAtOnce(groupVariants(members)).map(({ id, ...place }) => [
    id,
    place.baseProductId,
    place.duplicateOf,
    place.flavorOptions,
    place.proteinType,
    place.goal,
    place.name,
  ]);
}

/** A composed sentence, and how it is read (data/kept/sentences.jsonl). */
export type KeptSentence = readonly [sentence: string, reading: string];

export function readKeptSentence(sentence: string): string {
  return written(readShipped(sentence)).join(' ');
}

/** A bundled statement, and how it is read (data/kept/readings.jsonl). */
export interface KeptReading {
  readonly name: string | null;
  readonly statement: string;
  readonly read: ReturnType<typeof readKeptLabel>;
}

/** Returns how each piece of a statement is read, and what follows from it, without empty facts. */
export function readKeptLabel(
  { name, statement }: Omit<KeptReading, 'read'>,
  vocabulary: Vocabulary,
) {
  const label = explainLabel({ name: name ?? undefined, statement }, vocabulary);
  const pieces = label.spans
    .filter(({ kind }) => kind !== 'structure')
    .map(({ start, end, kind, entry, language }) => {
      const text = statement.slice(start, end);
      const named = kind === 'name' ? '' : `${kind}: `;
      const read = entry === null || entry === text.toLowerCase() ? '' : ` = ${entry}`;
      return `${named}${text}${read}${language === null || language === 'en' ? '' : ` [${language}]`}`;
    });
  const facts = {
    list: label.ingredients.map(({ canonical, parent }) =>
      parent === null ? canonical : `${canonical} < ${parent}`,
    ),
    contains: label.contains,
    precautions: label.precautions.map(({ allergen, basis }) => `${allergen}: ${basis}`),
    complete: label.complete,
    gluten: label.glutenSources,
    animal: label.animal,
    vegan: label.veganByIngredients,
    sweeteners: label.sweeteners,
    polyols: label.polyols,
    sugars: label.addedSugars,
    proteins: label.proteinSources,
    type: label.proteinType,
    flags: DIETARY_FLAGS.flatMap((flag) => {
      const { value, evidence } = label.flags[flag];
      return value === null ? [] : [`${flag} ${value}: ${evidence}`];
    }),
    unknown: label.unknown,
    pieces,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => !Array.isArray(fact) || fact.length > 0),
  );
}
