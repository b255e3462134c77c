import { ANIMAL_ALLERGENS, type Allergen } from '../../enumerations.ts';
import { buildList } from '../list/build-list.ts';
import type { Drafts, EntryDraft } from '../list/entry-drafts.ts';
import { itemsOf } from '../list/items.ts';
import { GLUTEN_FREE } from '../vocabulary/named-qualities.ts';
import { distinct } from '../../wording.ts';
import { isComplete } from './complete.ts';
import { tastesOfHeadings } from '../statement/flavor-headings.ts';
import { listsIn } from '../statement/codes-and-brands.ts';
import { readStatement, type ReadText } from '../statement/read-statement.ts';
import type { Pieces } from '../statement/placed-atom.ts';
import { ANIMAL, MILK, namesOpenTo } from './unstated-origins.ts';
import type { Entries, Vocabulary } from '../vocabulary/vocabulary.ts';
import { claimsIn, claimsOf } from './claims.ts';
import { dietaryFlagsOf, type FlagFacts } from './dietary-flags.ts';
import { animalsDeclared, mayContainOf, namesBeside, precautionsOf } from './beside-list.ts';
import { evidenceInStatement } from './evidence.ts';
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

/** Most characters of a label that are read; a longer one counts as cut off. */
const LONGEST_STATEMENT = 20_000;

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

/** "milk (the name says so)": an allergen that no ingredient has, with its evidence if that is outside the statement. */
function withEvidence(allergen: Allergen, declared: readonly Allergen[], label: Label): string {
  const outside = label.allergensOutside?.find((each) => each.allergen === allergen);
  return outside === undefined || declared.includes(allergen)
    ? allergen
    : `${allergen} (${outside.evidence})`;
}

/** Marks the last draft as a fragment if no other word follows it in a text that is cut off. */
function withFragment(drafts: Drafts, end: string): Drafts {
  const last = drafts.at(-1);
  if (!last?.text.endsWith(end.split(/\s+/u).at(-1) ?? '')) return drafts;
  return [...drafts.slice(0, -1), { ...last, fragment: true }];
}

/** "…, organic soy", "…, sunflower": only the plant is left of the name of something made from it. */
function isBare({ text, entry }: EntryDraft): boolean {
  const word = text.split(' ').at(-1)?.toLowerCase() ?? '';
  return entry?.canonical === 'soy' || entry?.canonical.startsWith(`${word} `) === true;
}

/** Drops the last entry if the text is cut off inside one of its unread words, or inside its name. */
function withoutHalf(entries: readonly LabelEntry[], drafts: Drafts): readonly LabelEntry[] {
  const last = drafts.at(-1);
  return last?.fragment === true && (!last.read || isBare(last)) ? entries.slice(0, -1) : entries;
}

/** The entries, with oats marked that the label or their own name claims to be gluten free. */
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
    .filter(({ span }) => span === 'unread')
    .map(({ start, end }) => text.slice(start, end));
}

/** "Oats (gluten)", "Contains gluten (oats)": a cereal that is said to contain gluten is not free of it. */
function namesGluten(placed: Pieces): boolean {
  return placed.some(
    ({ span, meaning }) =>
      (span === 'declaration' || span === 'name') && meaning?.entry?.canonical === 'gluten grains',
  );
}

/** What was read of a label, as its flags need it. */
interface ReadFacts
  extends Pick<FlagFacts, 'animal' | 'maybeAnimal' | 'complete' | 'glutenSources'>,
    Pick<LabelExplanation, 'contains' | 'precautions'> {
  readonly text: string;
  readonly placed: Pieces;
  readonly drafts: Drafts;
  readonly tastes: Entries;
  /** An allergen with its evidence, in words. */
  readonly inWords: (allergen: Allergen) => string;
}

function flagsOf(
  label: Label,
  { text, placed, drafts, tastes, contains, precautions, inWords, ...read }: ReadFacts,
  vocabulary: Vocabulary,
): LabelExplanation['flags'] {
  const { lactose, milk } = lactoseOf(drafts);
  const gluten = contains.includes('wheat') ? 'wheat' : 'gluten';
  const beside = contains.includes('gluten') ? [inWords(gluten)] : [];
  const sources = read.glutenSources.length > 0 ? read.glutenSources : beside;
  const onlyOats = sources.every((each) => each === 'oats');
  return dietaryFlagsOf({
    ...label,
    ...read,
    claims: claimsOf(label, claimsIn(placed, text), vocabulary.lexicon),
    glutenSources: onlyOats && namesGluten(placed) ? ['gluten'] : sources,
    lactose,
    maybeMilk: namesOpenTo(MILK, drafts, tastes, vocabulary),
    milk: milk.length > 0 || !contains.includes('milk') ? milk : [inWords('milk')],
    mayContainMilk:
      precautions.some(({ allergen }) => allergen === 'milk') ||
      label.tracesOutside?.includes('milk') === true,
    hasStatement: text.trim() !== '',
  });
}

/** False if anything is of animals; true only if it is `known` that nothing is. */
function isVegan(animal: readonly string[], known: boolean): boolean | null {
  if (animal.length > 0) return false;
  return known ? true : null;
}

/** A ready food that often holds egg or gelatin: cookie pieces, marshmallows. */
function isBaked(name: string, { entries }: Vocabulary): boolean {
  const entry = entries.get(name);
  const holds = entry?.maybeAllergens.includes('egg') || entry?.mayHold.includes('gelatin');
  return holds === true && entry?.ancestors.includes('compounds and inclusions') === true;
}

/**
 * Explains a label (rules in docs/decisions/reading-labels.md and product.md section 2): the spans of its statement,
 * the tree of its entries, and what follows from them. Absences may be concluded only if `complete` is true. Never
 * throws; time is linear in the length of the statement. Figures in grams per serving. `read` may return a cached
 * reading of a text.
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
  const listed = buildList(items, text, vocabulary, listsIn(placed, text));
  const drafts = truncated ? withFragment(listed, text.slice(placed.at(-1)?.start)) : listed;
  const precautions = precautionsOf(placed, vocabulary);
  const beside = namesBeside(placed, vocabulary);
  const outside = (label.allergensOutside ?? []).map(({ allergen }) => allergen);
  const contains = containedAllergens(drafts, [...beside.allergens, ...outside]);
  const proteinSources = proteinSourcesOf(drafts, vocabulary.wordClasses, truncated);
  const { type, reason } = proteinTypeOf(proteinSources, vocabulary.wordClasses);
  const inWords = (allergen: Allergen): string => withEvidence(allergen, beside.allergens, label);
  const ofAnimals = animalIngredientsOf(drafts);
  const animalBeside = distinct([
    ...contains.filter((each) => ANIMAL_ALLERGENS.includes(each)).map(inWords),
    ...animalsDeclared(placed, vocabulary),
    ...(label.animalOutside ?? []),
  ]);
  const animal = ofAnimals.length > 0 ? ofAnimals : animalBeside;
  const tastes = tastesOfHeadings(placed);
  const maybeAnimal = namesOpenTo(ANIMAL, drafts, tastes, vocabulary);
  const isProtein = (name: string): boolean => vocabulary.wordClasses.protein.test(name);
  const open = maybeAnimal.some((name) => isProtein(name) || isBaked(name, vocabulary));
  const glutenSources = glutenSourcesOf(drafts);
  const facts = { text, placed, drafts, complete, contains, precautions, glutenSources, inWords };
  const flags = flagsOf(label, { ...facts, animal, maybeAnimal, tastes }, vocabulary);
  const oatsAreClear = flags.isGlutenFree.value === true;
  return {
    ingredients: withoutHalf(withClearedOats(drafts, oatsAreClear, vocabulary), drafts),
    complete,
    truncated,
    understood: placed.some(({ span }) => span === 'name'),
    contains,
    ...mayContainOf(precautions),
    glutenSources,
    animal: ofAnimals,
    veganByIngredients: isVegan(animal, complete && !open),
    sweeteners: sweetenersOf(drafts, beside.entries, vocabulary),
    polyols: polyolsOf(drafts),
    addedSugars: addedSugarsOf(drafts),
    proteinSources,
    proteinType: type,
    proteinTypeReason: reason,
    flags,
    unknown: unreadIn(placed, text),
    spans,
    evidence: evidenceInStatement(placed, text, drafts, vocabulary),
  };
}
