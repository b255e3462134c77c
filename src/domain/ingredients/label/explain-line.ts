import { DIETARY_FLAGS, MAJOR_ALLERGENS, type Allergen } from '../../enumerations.ts';
import { pick } from '../../pick.ts';
import { explainLabel } from './explain-label.ts';
import type { Label } from './label.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

interface ReadLine {
  readonly id: unknown;
  readonly label: Label;
}

/** `contains` and `mayContain` list the nine allergens of US law, as the labelled statements do; `allergens` lists all. */
function isMajor(allergen: Allergen): boolean {
  return MAJOR_ALLERGENS.includes(allergen);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A single text is a list of one; null if it is not a list of texts. */
function textsOf(value: unknown): readonly string[] | null {
  if (value == null) return [];
  if (isText(value)) return [value];
  return Array.isArray(value) && value.every(isText) ? value : null;
}

function labelOf({ name, statement, truncated, claims }: Record<string, unknown>): Label | string {
  if (!isText(statement)) return '"statement" must be a text';
  if (name != null && !isText(name)) return '"name" must be a text';
  if (truncated != null && typeof truncated !== 'boolean')
    return '"truncated" must be true or false';
  const list = textsOf(claims);
  if (list === null) return '"claims" must be a list of texts';
  return {
    name: isText(name) ? name : undefined,
    statement,
    truncated: truncated === true,
    claims: list,
  };
}

/** The label in one JSON line, or what is wrong with it. */
function readLine(text: string): ReadLine | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'a JSON object is wanted';
  const { id = null, ...fields } = value as Record<string, unknown>;
  const label = labelOf(fields);
  return typeof label === 'string' ? label : { id, label };
}

/**
 * One line of the `explain-label` command: takes a label as JSON, returns a plain object to print as JSON; `{line,
 * error}` for an invalid line.
 */
export function explainLine(
  text: string,
  line: number,
  vocabulary: Vocabulary,
): Readonly<Record<string, unknown>> {
  const read = readLine(text);
  if (typeof read === 'string') return { line, error: `line ${line}: ${read}` };
  const explained = explainLabel(read.label, vocabulary);
  const answer = {
    id: read.id,
    ingredients: explained.ingredients.map((entry) => ({
      ...pick(entry, ['text', 'canonical', 'parent']),
      ...(entry.fragment ? { fragment: true } : {}),
    })),
    contains: explained.contains.filter(isMajor),
    mayContain: explained.mayContain.filter(isMajor),
    allergens: explained.contains,
    ...pick(explained, ['precautions', 'complete']),
    spans: explained.spans.map((span) => pick(span, ['start', 'end', 'kind', 'entry', 'language'])),
    ...pick(explained, ['mayContainBasis', 'glutenSources', 'animal', 'veganByIngredients']),
    ...pick(explained, ['sweeteners', 'polyols', 'addedSugars', 'proteinSources', 'proteinType']),
    flags: Object.fromEntries(DIETARY_FLAGS.map((flag) => [flag, explained.flags[flag].value])),
    ...pick(explained, ['unknown', 'truncated', 'understood']),
    evidence: explained.flags,
  };
  return answer;
}
