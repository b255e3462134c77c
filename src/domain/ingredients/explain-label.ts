import { ALLERGENS, type Allergen, type PrecautionBasis } from '../product/enumerations.ts';
import type { Precaution } from '../product/product.ts';
import { dietaryFlagsOf } from './dietary-flags.ts';
import type { Label, LabelEntry, LabelExplanation } from './label.ts';
import { beginsInside, looksCutOff } from './cut-off.ts';
import { englishPart, FOREIGN_SHARE } from './english-part.ts';
import {
  addedSugarsOf,
  allergensOf,
  animalIngredientsOf,
  containedAllergens,
  glutenSourcesOf,
  polyolsOf,
  sweetenersOf,
} from './label-facts.ts';
import { normalizeStatement } from './normalize-statement.ts';
import { parseTree } from './parse-tree.ts';
import { proteinSourcesOf } from './protein-sources.ts';
import { proteinTypeOf } from './protein-type.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { readEntries } from './read-entries.ts';
import { foreignAllergens, shareOfForeignWords, withoutDenials } from './recognise-language.ts';
import { rememberNames } from './remember-names.ts';
import { repairBrackets } from './repair-brackets.ts';
import { readSections, type StatementSections } from './statement-sections.ts';
import { namedInUnreadText } from './unread-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longer texts are no labels; what is beyond is not read, and the label counts as cut off. */
const LONGEST_STATEMENT = 20_000;
const NO_SECTIONS: StatementSections = {
  list: '',
  declared: [],
  precautions: [],
  furtherLists: [],
  closed: false,
};
const DAMAGED_SHARE = 0.4;
const BASIS_ORDER: readonly PrecautionBasis[] = ['traces', 'may contain', 'facility'];

const ANIMAL_ALLERGENS: readonly Allergen[] = ['milk', 'egg', 'fish', 'crustacean shellfish'];

/** What an unreadable name has that may be milk's, egg's or gelatin's ("nrotein isolate"). */
const PERHAPS_ANIMAL = /prot\p{L}*(?!\s*\d|\p{L})|isolat|hydrol|casei|album|gelat|whe[yv]/iu;

/** True where the product's protein may stand in names that could not be read: then it is not known to be vegan. */
function mayHideAnimals(drafts: readonly EntryDraft[], proteinSources: readonly string[]): boolean {
  const parents = new Set(drafts.map(({ parent }) => parent));
  const unread = drafts.filter(
    ({ entry, heading }, index) => entry === null && !heading && !parents.has(index),
  );
  return (
    (unread.length > 0 && proteinSources.length === 0) ||
    unread.some(({ text }) => PERHAPS_ANIMAL.test(text))
  );
}

function strongestBasis(precautions: readonly Precaution[]): PrecautionBasis | null {
  return (
    BASIS_ORDER.find((basis) => precautions.some((precaution) => precaution.basis === basis)) ??
    null
  );
}

function bracketsBalance(list: string): boolean {
  let depth = 0;
  for (const character of list) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function readList(list: string, truncated: boolean, vocabulary: Vocabulary) {
  const repaired = repairBrackets(list, vocabulary);
  return readEntries(parseTree(repaired), truncated, bracketsBalance(repaired), vocabulary);
}

function entryOf(draft: EntryDraft): LabelEntry {
  return {
    text: draft.text,
    canonical: draft.canonical,
    parent: draft.parent,
    heading: draft.heading,
    known: draft.entry !== null || draft.heading,
    fragment: draft.fragment,
    allergens: allergensOf(draft),
  };
}

/**
 * Reads a label (issue 3; rules in data/ingredient-labels/README.md and product.md section 2). Texts in other languages
 * are recognised and not read; absences may be concluded only where `complete` is true. Never throws; the time
 * it takes is linear in the length of the statement. Figures in grams per serving.
 */
export function explainLabel(label: Label, words: Vocabulary): LabelExplanation {
  const vocabulary = rememberNames(words);
  const overlong = label.statement.length > LONGEST_STATEMENT;
  const written = normalizeStatement(label.statement.slice(0, LONGEST_STATEMENT));
  const mixed = shareOfForeignWords(written) >= FOREIGN_SHARE;
  const division = mixed ? englishPart(written) : null;
  const statement = division?.english ?? written;
  const foreign = mixed && division === null;
  const named = mixed ? foreignAllergens(division?.other ?? written) : null;
  const sections = foreign ? NO_SECTIONS : readSections(statement);
  const truncated =
    statement !== '' &&
    (overlong ||
      (label.truncated ?? false) ||
      beginsInside(sections.list) ||
      (!sections.closed && looksCutOff(label.statement, sections.list, vocabulary)));
  const reading = foreign
    ? { drafts: [], loose: [] }
    : readList(sections.list, truncated, vocabulary);
  const further = foreign
    ? []
    : sections.furtherLists.map((list) => readList(list, true, vocabulary));
  const { drafts } = reading;
  const precautions = [...sections.precautions, ...(named?.precautions ?? [])];

  const furtherAllergens = further.flatMap(({ drafts: others }) =>
    others.filter((other) => other.entry !== null).flatMap((other) => other.entry?.allergens ?? []),
  );
  const animal = animalIngredientsOf(drafts);
  const unknown = drafts
    .filter((draft) => draft.entry === null && !draft.heading)
    .map((draft) => draft.text);
  const damaged = drafts.length > 0 && unknown.length / drafts.length > DAMAGED_SHARE;
  const understood = statement !== '' && drafts.length > 0 && !foreign && !damaged;
  const unread = understood
    ? null
    : namedInUnreadText(foreign ? withoutDenials(statement) : statement);
  const contains = containedAllergens(
    drafts,
    [
      ...reading.loose,
      ...furtherAllergens,
      ...(named?.contains ?? []),
      ...(unread?.allergens ?? []),
    ],
    [...sections.declared, ...(label.declared ?? [])],
  );
  const complete = understood && !truncated;
  const mayContain = ALLERGENS.filter((allergen) =>
    precautions.some((said) => said.allergen === allergen),
  );
  const proteinSources = proteinSourcesOf(drafts);
  const { type, reason } = proteinTypeOf(proteinSources);
  const declaredAnimal = contains.some((allergen) => ANIMAL_ALLERGENS.includes(allergen));
  const milk = drafts.filter((draft) => allergensOf(draft).includes('milk'));
  const fullyUnderstood = complete && unknown.length === 0;

  return {
    ingredients: drafts.map(entryOf),
    complete,
    truncated,
    understood,
    contains,
    precautions,
    mayContain,
    mayContainBasis: strongestBasis(precautions),
    glutenSources: glutenSourcesOf(drafts),
    animal,
    veganByIngredients:
      animal.length > 0 || declaredAnimal
        ? false
        : complete && !mayHideAnimals(drafts, proteinSources)
          ? true
          : null,
    sweeteners: [...new Set([...sweetenersOf(drafts), ...(unread?.sweeteners ?? [])])],
    polyols: polyolsOf(drafts),
    addedSugars: addedSugarsOf(drafts),
    proteinSources,
    proteinType: type,
    proteinTypeReason: reason,
    flags: dietaryFlagsOf({
      claims: [...(label.claims ?? []), ...(label.name === undefined ? [] : [label.name])],
      figures: label.figures,
      glutenSources: contains.includes('wheat')
        ? [...new Set([...glutenSourcesOf(drafts), 'wheat'])]
        : glutenSourcesOf(drafts),
      animal:
        animal.length > 0
          ? animal
          : declaredAnimal
            ? contains.filter((name) => ANIMAL_ALLERGENS.includes(name))
            : [],
      maybeAnimal: drafts.some((draft) => draft.canonical === 'vitamin d3' && draft.source === null)
        ? ['vitamin d3']
        : [],
      lactose: milk
        .filter((draft) => !/isolate/.test(draft.canonical) && !draft.heading)
        .map((draft) => draft.canonical),
      milk:
        milk.length > 0
          ? milk.map((draft) => draft.canonical)
          : contains.includes('milk')
            ? ['milk']
            : [],
      hasStatement: statement !== '',
      fullyUnderstood,
      complete,
    }),
    unknown,
  };
}
