import { allergensInUnreadText } from '../ingredients/statement/unread-text.ts';
import type { Label, ToldAllergen } from '../ingredients/label/label.ts';
import { ordered } from './choose-facts.ts';
import type { Allergen } from './enumerations.ts';
import type { MergedFigures } from './merge-figures.ts';
import { proteinsInName } from './named-proteins.ts';
import type { SourceRecord } from './source-record.ts';

/** What is known to be in it beside an ingredient text that can be read. */
export interface ToldContents {
  /** Each once, in the order of the FDA list. */
  readonly contains: readonly ToldAllergen[];
  readonly traces: readonly Allergen[];
  /** What is made of an animal and is no allergen, with what tells of it: "beef protein (the name says so)". */
  readonly animal: readonly string[];
}

interface StatedAllergens {
  readonly contains: readonly Allergen[];
  readonly traces: readonly Allergen[];
}

/**
 * What is known beside an ingredient list that can be read: allergens that a source lists, those that a text in another
 * language names, and the proteins in a name such as "100% Whey" or "Beef Protein" (docs/decisions/reading-labels.md). With a
 * readable text only the first.
 */
export function toldContents(
  name: string,
  text: SourceRecord | null,
  stated: StatedAllergens,
): ToldContents {
  const told = new Map<Allergen, string>();
  const tell = (allergens: readonly Allergen[], evidence: string): void => {
    for (const each of allergens) if (!told.has(each)) told.set(each, evidence);
  };
  tell(stated.contains, 'the source lists it');
  let traces = stated.traces;
  let animal: readonly string[] = [];
  if (text?.readable !== true) {
    const unread = allergensInUnreadText(text?.statement ?? '');
    tell(unread.contains, 'its text in another language names it');
    const named = proteinsInName(name);
    tell(
      named.flatMap(({ allergen }) => allergen ?? []),
      'the name says so',
    );
    animal = named
      .filter((protein) => protein.animal && protein.allergen === null)
      .map(({ canonical }) => `${canonical} (the name says so)`);
    traces = ordered([...traces, ...unread.warned]).filter((allergen) => !told.has(allergen));
  }
  const contains = ordered([...told.keys()]);
  return {
    contains: contains.map((allergen) => ({ allergen, evidence: told.get(allergen) ?? '' })),
    traces,
    animal,
  };
}

/**
 * What the ingredient language is asked. Allergens that the source lists apart join a text that can be read as the statement a
 * label would print; alone they make no ingredient list, but flags see them.
 */
export function toLabel(
  name: string,
  text: SourceRecord | null,
  claims: readonly string[],
  figures: MergedFigures,
  told: ToldContents,
): Label {
  return {
    name,
    ...withTold(text, told),
    claims,
    figures: {
      sugar: figures.serving.sugar,
      carbohydrate: figures.serving.carbohydrate,
      fiber: figures.serving.fiber,
    },
  };
}

function withTold(
  text: SourceRecord | null,
  { contains, traces, animal }: ToldContents,
): Pick<Label, 'statement' | 'truncated' | 'told' | 'toldAnimal'> {
  if (!text?.readable || text.statement === null)
    return { statement: '', told: contains, toldAnimal: animal };
  const listed: string[] = [];
  const names = contains.map(({ allergen }) => allergen);
  if (names.length > 0) listed.push(`Contains: ${names.join(', ')}.`);
  if (traces.length > 0) listed.push(`May contain: ${traces.join(', ')}.`);
  const { statement } = text;
  if (text.truncated) return { statement, truncated: true };
  const ended = listed.length === 0 || /[.;]\s*$/.test(statement) ? statement : `${statement}.`;
  return { statement: [ended, ...listed].join(' '), truncated: false };
}
