import {
  ALLERGENS,
  ANIMAL_ALLERGENS,
  type Allergen,
  type PrecautionBasis,
} from '../../product/enumerations.ts';
import { buildList } from '../list/build-list.ts';
import type { Drafts, EntryDraft } from '../list/entry-drafts.ts';
import { itemsOf } from '../list/items.ts';
import { GLUTEN_FREE } from '../../matching/generic-names.ts';
import { distinct } from '../../wording.ts';
import { isComplete } from '../statement/complete.ts';
import { tastesOfHeadings } from '../statement/flavor-headings.ts';
import { listsIn } from '../statement/codes-and-brands.ts';
import { type Pieces, readStatement } from '../statement/read-statement.ts';
import type { ReadText } from '../statement/remembered-readings.ts';
import { maybeAnimalOf, maybeMilkOf } from './unstated-origins.ts';
import type { Entries, Vocabulary } from '../vocabulary/vocabulary.ts';
import { claimsIn, claimsOf } from './claims.ts';
import { dietaryFlagsOf } from './dietary-flags.ts';
import { animalsDeclared, namesBeside, precautionsOf } from './beside-list.ts';
import { evidenceBeside, evidenceInItems } from './evidence.ts';
import type { Label, LabelEntry, LabelExplanation } from './label.ts';
import {
  addedSugarsOf,
  allergensOfDraft,
  animalIngredientsOf,
  containedAllergens,
  glutenSourcesOf,
  lactoseOf,
  polyolsOf,
  sweetenersOf,
} from './label-facts.ts';
import { proteinSourcesOf, proteinTypeOf } from './protein-sources.ts';

/** Longer texts are no labels; what is beyond is not read, and the label counts as cut off. */
const LONGEST_STATEMENT = 20_000;
const BASIS_ORDER: readonly PrecautionBasis[] = ['traces', 'may contain', 'facility'];

function entryOf(draft: EntryDraft): LabelEntry {
  return {
    text: draft.text,
    canonical: draft.canonical,
    parent: draft.parent,
    heading: draft.heading,
    known: draft.heading || draft.read,
    fragment: draft.fragment,
    allergens: allergensOfDraft(draft),
    qualities: draft.qualities,
  };
}

/** "milk (the name says so)": an allergen that stands in no ingredient, with its evidence where that is outside the statement. */
function withEvidence(allergen: Allergen, declared: readonly Allergen[], label: Label): string {
  const outside = label.allergensOutside?.find((each) => each.allergen === allergen);
  return outside === undefined || declared.includes(allergen)
    ? allergen
    : `${allergen} (${outside.evidence})`;
}

/** Marks the last draft as a fragment where the text breaks off and no other word stands behind it (`lastWord`). */
function withFragment(drafts: Drafts, truncated: boolean, lastWord: string): Drafts {
  const last = drafts.at(-1);
  if (!truncated || !last?.text.endsWith(lastWord)) return drafts;
  return [...drafts.slice(0, -1), { ...last, fragment: true }];
}

/** "…, organic soy", "…, sunflower": what is made of a plant is called so, and the rest of its name is lost. */
function isBare({ text, entry }: EntryDraft): boolean {
  const word = text.split(' ').at(-1)?.toLowerCase() ?? '';
  return entry?.canonical === 'soy' || entry?.canonical.startsWith(`${word} `) === true;
}

/** Without the last entry where the text breaks off inside of a word of it that was not read, or of its name. */
function withoutHalf(entries: readonly LabelEntry[], drafts: Drafts): readonly LabelEntry[] {
  const last = drafts.at(-1);
  return last?.fragment === true && (!last.read || isBare(last)) ? entries.slice(0, -1) : entries;
}

/** The entries; oats that the label, or their own name, claims to be without gluten are said to be. */
function withClearedOats(
  drafts: Drafts,
  claimed: boolean,
  { lexicon }: Vocabulary,
): readonly LabelEntry[] {
  const claimsItself = ({ text }: EntryDraft): boolean =>
    claimsOf({ statement: '', claims: [text] }, [], lexicon).some(
      ({ flag }) => flag === 'isGlutenFree',
    );
  return drafts.map((draft) => {
    const entry = entryOf(draft);
    const grains = draft.entry?.gluten ?? [];
    const isOats = grains.length > 0 && grains.every((grain) => grain === 'oats');
    if (!isOats || !(claimed || claimsItself(draft))) return entry;
    return { ...entry, qualities: distinct([...entry.qualities, GLUTEN_FREE]) };
  });
}

function unreadIn(placed: Pieces, text: string): readonly string[] {
  return placed
    .filter(({ kind }) => kind === 'unread')
    .map(({ atom }) => text.slice(atom.start, atom.end));
}

/** What was read of a label, as far as its flags follow from it. */
interface ReadFacts
  extends Pick<LabelExplanation, 'complete' | 'contains' | 'precautions' | 'glutenSources'> {
  readonly text: string;
  readonly placed: Pieces;
  readonly drafts: Drafts;
  /** Animal ingredients, or what stands beside the list and comes from animals. */
  readonly animal: readonly string[];
  readonly maybeAnimal: readonly string[];
  readonly tastes: Entries;
  /** An allergen with its evidence, in words. */
  readonly inWords: (allergen: Allergen) => string;
}

/** "Oats (gluten)", "Contains gluten (oats)": what is said to hold gluten is not free of it, whichever cereal it is. */
function namesGluten(placed: Pieces): boolean {
  return placed.some(
    ({ kind, atom }) =>
      (kind === 'declaration' || kind === 'name') &&
      atom.meaning?.entry?.canonical === 'gluten grains',
  );
}

function flagsOf(
  label: Label,
  { text, placed, drafts, contains, inWords, tastes, ...facts }: ReadFacts,
  vocabulary: Vocabulary,
): LabelExplanation['flags'] {
  const { lactose, milk } = lactoseOf(drafts);
  const listed = (allergen: Allergen, named: Allergen = allergen): readonly string[] =>
    contains.includes(allergen) ? [inWords(named)] : [];
  const sources =
    facts.glutenSources.length > 0
      ? facts.glutenSources
      : listed('gluten', contains.includes('wheat') ? 'wheat' : 'gluten');
  const onlyOats = sources.every((each) => each === 'oats');
  return dietaryFlagsOf({
    ...label,
    claims: claimsOf(label, claimsIn(placed, text), vocabulary.lexicon),
    glutenSources: onlyOats && namesGluten(placed) ? ['gluten'] : sources,
    animal: facts.animal,
    maybeAnimal: facts.maybeAnimal,
    lactose,
    maybeMilk: maybeMilkOf(drafts, tastes, vocabulary),
    milk: milk.length > 0 ? milk : listed('milk'),
    mayContainMilk:
      facts.precautions.some(({ allergen }) => allergen === 'milk') ||
      (label.tracesOutside ?? []).includes('milk'),
    hasStatement: text.trim() !== '',
    complete: facts.complete,
  });
}

/**
 * Reads a label (rules in docs/decisions/reading-labels.md and product.md section 2): its statement in spans, the tree of its
 * entries, and what follows from them. Absences may be concluded only where `complete` is true. Never throws; the
 * time it takes is linear in the length of the statement. Figures in grams per serving. `read` is set where the text may
 * have been read before.
 */
export function explainLabel(
  label: Label,
  vocabulary: Vocabulary,
  read: ReadText = (text) => readStatement(text, vocabulary),
): LabelExplanation {
  const text = label.statement.slice(0, LONGEST_STATEMENT);
  const truncated = (label.truncated ?? false) || text.length < label.statement.length;
  const { placed, spans } = read(text);
  const items = itemsOf(placed);
  const complete = label.unchecked !== true && isComplete(placed, items, truncated);
  const drafts = withFragment(
    buildList(items, text, vocabulary, listsIn(placed, text)),
    truncated,
    text.slice(placed.at(-1)?.atom.start).split(/\s+/u).at(-1) ?? '',
  );
  const precautions = precautionsOf(placed, vocabulary);
  const beside = namesBeside(placed, vocabulary);
  const outside = (label.allergensOutside ?? []).map(({ allergen }) => allergen);
  const contains = containedAllergens(drafts, [...beside.allergens, ...outside]);
  const proteinSources = proteinSourcesOf(drafts, vocabulary.wordClasses, truncated);
  const { type, reason } = proteinTypeOf(proteinSources, vocabulary.wordClasses);
  const animal = animalIngredientsOf(drafts);
  const inWords = (allergen: Allergen): string => withEvidence(allergen, beside.allergens, label);
  const animalAllergens = contains.filter((each) => ANIMAL_ALLERGENS.includes(each));
  const animalBeside = distinct([
    ...animalAllergens.map(inWords),
    ...animalsDeclared(placed, vocabulary),
    ...(label.animalOutside ?? []),
  ]);
  const glutenSources = glutenSourcesOf(drafts);
  const tastes = tastesOfHeadings(placed);
  const maybeAnimal = maybeAnimalOf(drafts, tastes, vocabulary);
  const facts = {
    tastes,
    maybeAnimal,
    text,
    placed,
    drafts,
    complete,
    contains,
    precautions,
    glutenSources,
    inWords,
  };
  const ofAnimals = animal.length > 0 ? animal : animalBeside;
  const flags = flagsOf(label, { ...facts, animal: ofAnimals }, vocabulary);
  const oatsAreClear = flags.isGlutenFree.value === true;
  const isProtein = (name: string): boolean => vocabulary.wordClasses.protein.test(name);
  const noAnimal = complete && !maybeAnimal.some(isProtein) ? true : null;
  return {
    ingredients: withoutHalf(withClearedOats(drafts, oatsAreClear, vocabulary), drafts),
    complete,
    truncated,
    understood: placed.some(({ kind }) => kind === 'name'),
    contains,
    precautions,
    mayContain: ALLERGENS.filter((each) => precautions.some(({ allergen }) => allergen === each)),
    mayContainBasis:
      BASIS_ORDER.find((each) => precautions.some(({ basis }) => basis === each)) ?? null,
    glutenSources,
    animal,
    veganByIngredients: animal.length + animalBeside.length > 0 ? false : noAnimal,
    sweeteners: sweetenersOf(drafts, beside.entries, vocabulary),
    polyols: polyolsOf(drafts),
    addedSugars: addedSugarsOf(drafts),
    proteinSources,
    proteinType: type,
    proteinTypeReason: reason,
    flags,
    unknown: unreadIn(placed, text),
    spans,
    evidence: [...evidenceInItems(drafts), ...evidenceBeside(placed, text, drafts, vocabulary)],
  };
}
