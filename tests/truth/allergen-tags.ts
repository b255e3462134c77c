import { readJsonLines } from '../support/read-json-lines.ts';
import { readTable } from '../support/read-table.ts';
import type { RawText } from './raw-records.ts';
import { allergensOfStatements, type SaidAllergen } from './statement-allergens.ts';

/** Allergens by tag of Open Food Facts. */
export const TAGS: Readonly<Record<string, string>> = {
  'en:milk': 'milk',
  'en:soybeans': 'soy',
  'en:gluten': 'gluten',
  'en:nuts': 'tree nuts',
  'en:peanuts': 'peanuts',
  'en:eggs': 'egg',
  'en:fish': 'fish',
  'en:crustaceans': 'crustaceans',
  'en:molluscs': 'molluscs',
  'en:sesame-seeds': 'sesame',
  'en:mustard': 'mustard',
  'en:celery': 'celery',
  'en:lupin': 'lupin',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
};
/** Gluten grains by name; tags only distinguish gluten. */
const GRAINS = new Set(['wheat', 'oats']);

/** A record of Open Food Facts with the allergens that its contributors ticked. */
interface TaggedRecord {
  readonly code: string;
  readonly ingredients_text?: string;
  readonly allergens_tags?: readonly string[];
}

/** A record whose tags and text disagree. `says` names which of the two has the allergen. */
export interface Disagreement {
  readonly barcode: string;
  readonly allergen: string;
  readonly says: 'tags' | 'text';
}

/** Returns the records of a file that have allergen tags. */
export function readTaggedRecords(file: string): readonly TaggedRecord[] {
  const records = readJsonLines<TaggedRecord>(file);
  return records.filter((record) => record.allergens_tags !== undefined);
}

function asText(barcode: string, field: string, text: string): RawText {
  return { source: 'tags', barcode, field, text };
}

function contained(said: readonly SaidAllergen[] = []): ReadonlySet<string> {
  const names = said.filter(({ precaution }) => !precaution).map(({ allergen }) => allergen);
  return new Set([
    ...names.filter((name) => !GRAINS.has(name)),
    ...(names.some((name) => GRAINS.has(name)) ? ['gluten'] : []),
  ]);
}

/**
 * Returns every disagreement between the tags of records and their text, as read with the independent table of words.
 */
export function disagreementsOf(records: readonly TaggedRecord[]): readonly Disagreement[] {
  const texts = records.map(({ code, ingredients_text: text = '' }) => asText(code, 'text', text));
  const free = records.map(({ code, allergens_tags: tags = [] }) =>
    tags
      .filter((tag) => !(tag in TAGS))
      .map((tag) => asText(code, 'tag', tag.replace(/^[a-z]{2}:/, ''))),
  );
  const saidInText = allergensOfStatements(texts);
  const saidInTags = allergensOfStatements(free.flat());
  return records.flatMap(({ code, allergens_tags: tags = [] }, index) => {
    const text = texts[index];
    if (text === undefined || text.text === '')
      return [{ barcode: code, allergen: '*', says: 'tags' as const }];
    const inText = contained(saidInText.get(text));
    const inTags = new Set([
      ...tags.flatMap((tag) => TAGS[tag] ?? []),
      ...(free[index] ?? []).flatMap((tag) => [...contained(saidInTags.get(tag))]),
    ]);
    return [
      ...[...inTags]
        .filter((each) => !inText.has(each))
        .map((allergen) => ({ allergen, says: 'tags' as const })),
      ...[...inText]
        .filter((each) => !inTags.has(each))
        .map((allergen) => ({ allergen, says: 'text' as const })),
    ].map((each) => ({ barcode: code, ...each }));
  });
}

/** Returns the verdicts on the disagreements that a person has read, by "barcode allergen says". */
export function readVerdicts(): ReadonlyMap<string, string> {
  return new Map(
    readTable('data/labelled/tag-disagreements.tsv').map(
      ({ barcode, allergen, says, verdict = '' }) => [`${barcode} ${allergen} ${says}`, verdict],
    ),
  );
}
