import { DIETARY_FLAGS, MAJOR_ALLERGENS, type Allergen } from '../../product/enumerations.ts';
import { explainLabel } from './explain-label.ts';
import type { Label } from './label.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

interface ReadLine {
  readonly id: unknown;
  readonly label: Label;
}

/** `contains` and `mayContain` tell the nine of US law, as the labelled statements do; `allergens` the whole list. */
function isMajor(allergen: Allergen): boolean {
  return MAJOR_ALLERGENS.includes(allergen);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The label of one JSON line, or what is wrong with it. */
function readLine(text: string): ReadLine | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'a JSON object is wanted';
  const { id = null, name, statement, truncated, claims } = value as Record<string, unknown>;
  if (!isText(statement)) return '"statement" must be a text';
  if (name !== undefined && name !== null && !isText(name)) return '"name" must be a text';
  if (truncated !== undefined && truncated !== null && typeof truncated !== 'boolean')
    return '"truncated" must be true or false';
  const list = claims === undefined || claims === null ? [] : isText(claims) ? [claims] : claims;
  if (!Array.isArray(list) || !list.every(isText)) return '"claims" must be a list of texts';
  return {
    id,
    label: {
      name: isText(name) ? name : undefined,
      statement,
      truncated: truncated === true,
      claims: list,
    },
  };
}

/**
 * One line of the `explain-label` command: a label as JSON in, a plain object for JSON out; a line that cannot be
 * read gives `{line, error}` instead.
 */
export function explainLine(
  text: string,
  line: number,
  vocabulary: Vocabulary,
): Readonly<Record<string, unknown>> {
  const read = readLine(text);
  if (typeof read === 'string') return { line, error: `line ${line}: ${read}` };
  const explained = explainLabel(read.label, vocabulary);
  return {
    id: read.id,
    ingredients: explained.ingredients.map((entry) => ({
      text: entry.text,
      canonical: entry.canonical,
      parent: entry.parent,
      ...(entry.fragment ? { fragment: true } : {}),
    })),
    contains: explained.contains.filter(isMajor),
    mayContain: explained.mayContain.filter(isMajor),
    allergens: explained.contains,
    precautions: explained.precautions,
    complete: explained.complete,
    spans: explained.spans.map(({ start, end, kind, entry, language }) => ({
      start,
      end,
      kind,
      entry,
      language,
    })),
    mayContainBasis: explained.mayContainBasis,
    glutenSources: explained.glutenSources,
    animal: explained.animal,
    veganByIngredients: explained.veganByIngredients,
    sweeteners: explained.sweeteners,
    polyols: explained.polyols,
    addedSugars: explained.addedSugars,
    proteinSources: explained.proteinSources,
    proteinType: explained.proteinType,
    flags: Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, explained.flags[flag].value])),
    unknown: explained.unknown,
    truncated: explained.truncated,
    understood: explained.understood,
    evidence: explained.flags,
  };
}
