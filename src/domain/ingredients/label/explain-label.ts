import {
  ALLERGENS,
  ANIMAL_ALLERGENS,
  type Allergen,
  type PrecautionBasis,
} from '../../product/enumerations.ts';
import type { Precaution } from '../../product/product.ts';
import { dietaryFlagsOf } from './dietary-flags.ts';
import type { Label, LabelEntry, LabelExplanation } from './label.ts';
import { beginsInside, looksCutOff } from '../statement/cut-off.ts';
import { englishPart, FOREIGN_SHARE } from '../words/english-part.ts';
import {
  addedSugarsOf,
  allergensOf,
  animalIngredientsOf,
  containedAllergens,
  glutenSourcesOf,
  polyolsOf,
  sweetenersOf,
} from './label-facts.ts';
import { normalizeStatement } from '../words/normalize-statement.ts';
import { parseTree } from '../list/parse-tree.ts';
import { proteinSourcesOf } from './protein-sources.ts';
import { proteinTypeOf } from './protein-type.ts';
import type { EntryDraft } from '../list/entry-drafts.ts';
import { readEntries } from '../list/read-entries.ts';
import {
  foreignAllergens,
  shareOfForeignWords,
  withoutDenials,
} from '../words/recognise-language.ts';
import { rememberNames } from '../vocabulary/remember-names.ts';
import { repairBrackets } from '../list/repair-brackets.ts';
import { readSections, type StatementSections } from '../statement/statement-sections.ts';
import { namedInUnreadText } from '../statement/unread-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

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

/** What an unreadable name has that may be milk's, egg's or gelatin's ("nrotein isolate"). */
const PERHAPS_ANIMAL = /prot\p{L}*(?! ?\d|\p{L})|isolat|hydrol|casei|album|gelat|whe[yv]/iu;

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

/** What the statement of a label was read as. */
interface Reading {
  /** The statement as it was read: normalised, of a bilingual label its English part. */
  readonly statement: string;
  /** In another language as a whole: nothing of it was read as a list. */
  readonly foreign: boolean;
  readonly truncated: boolean;
  readonly drafts: readonly EntryDraft[];
  /** Allergens named where no entry of the list stands: in statements, brackets, further lists, another language. */
  readonly loose: readonly Allergen[];
  /** Allergens of the label's own "contains" statement. */
  readonly declared: readonly Allergen[];
  readonly precautions: readonly Precaution[];
}

function readStatement(label: Label, vocabulary: Vocabulary): Reading {
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
  const { drafts, loose } = foreign
    ? { drafts: [], loose: [] }
    : readList(sections.list, truncated, vocabulary);
  const further = sections.furtherLists.flatMap((list) => readList(list, true, vocabulary).drafts);
  return {
    statement,
    foreign,
    truncated,
    drafts,
    loose: [
      ...loose,
      ...further.flatMap(({ entry }) => entry?.allergens ?? []),
      ...(named?.contains ?? []),
    ],
    declared: sections.declared,
    precautions: [...sections.precautions, ...(named?.precautions ?? [])],
  };
}

/** "milk (the name says so)": an allergen that stands in no ingredient, with what tells of it where that is not the statement. */
function tellerOf(allergen: Allergen, declared: readonly Allergen[], label: Label): string {
  const told = label.told?.find((each) => each.allergen === allergen);
  return told === undefined || declared.includes(allergen)
    ? allergen
    : `${allergen} (${told.evidence})`;
}

/**
 * Reads a label (rules in data/ingredient-labels/README.md and product.md section 2). Texts in other languages are
 * recognised and not read; absences may be concluded only where `complete` is true. Never throws; the time
 * it takes is linear in the length of the statement. Figures in grams per serving.
 */
export function explainLabel(label: Label, words: Vocabulary): LabelExplanation {
  const reading = readStatement(label, rememberNames(words));
  const { statement, foreign, truncated, drafts, precautions } = reading;
  const unknown = drafts
    .filter((draft) => draft.entry === null && !draft.heading)
    .map((draft) => draft.text);
  const damaged = drafts.length > 0 && unknown.length / drafts.length > DAMAGED_SHARE;
  const understood = statement !== '' && drafts.length > 0 && !foreign && !damaged;
  const complete = understood && !truncated;
  const unread = understood
    ? null
    : namedInUnreadText(foreign ? withoutDenials(statement) : statement);
  const inText = [...reading.loose, ...(unread?.allergens ?? []), ...reading.declared];
  const told = (label.told ?? []).map(({ allergen }) => allergen);
  const contains = containedAllergens(drafts, [...inText, ...told]);
  const proteinSources = proteinSourcesOf(drafts);
  const { type, reason } = proteinTypeOf(proteinSources);
  const animal = animalIngredientsOf(drafts);
  const animalAllergens = contains.filter((each) => ANIMAL_ALLERGENS.includes(each));
  const teller = (allergen: Allergen): string => tellerOf(allergen, inText, label);
  const animalBeside = [...animalAllergens.map(teller), ...(label.toldAnimal ?? [])];
  const glutenSources = glutenSourcesOf(drafts);
  const milk = drafts.filter((draft) => allergensOf(draft).includes('milk'));

  return {
    ingredients: drafts.map(entryOf),
    complete,
    truncated,
    understood,
    contains,
    precautions,
    mayContain: ALLERGENS.filter((allergen) =>
      precautions.some((said) => said.allergen === allergen),
    ),
    mayContainBasis: strongestBasis(precautions),
    glutenSources,
    animal,
    veganByIngredients:
      animal.length + animalBeside.length > 0
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
      claims: label.claims ?? [],
      name: label.name,
      figures: label.figures,
      glutenSources:
        contains.includes('wheat') && !glutenSources.includes('wheat')
          ? [...glutenSources, teller('wheat')]
          : glutenSources,
      animal: animal.length > 0 ? animal : animalBeside,
      maybeAnimal: drafts.some(
        ({ canonical, source }) => canonical === 'vitamin d3' && source === null,
      )
        ? ['vitamin d3']
        : [],
      lactose: milk
        .filter((draft) => !/isolate/.test(draft.canonical) && !draft.heading)
        .map((draft) => draft.canonical),
      milk:
        milk.length > 0
          ? milk.map((draft) => draft.canonical)
          : animalAllergens.filter((allergen) => allergen === 'milk').map(teller),
      hasStatement: statement !== '',
      fullyUnderstood: complete && unknown.length === 0,
      complete,
    }),
    unknown,
  };
}
