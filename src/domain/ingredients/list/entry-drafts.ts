import type { Allergen } from '../../product/enumerations.ts';
import { allergensNamedIn, allergensSuspectedIn } from '../statement/allergen-words.ts';
import type { HeadingKind } from '../names/heading-names.ts';
import type { Item } from './parse-tree.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** A label entry while the label is being read, with what the later rules need. */
export interface EntryDraft {
  readonly text: string;
  readonly canonical: string;
  readonly parent: number | null;
  readonly heading: boolean;
  readonly fragment: boolean;
  readonly minor: boolean;
  readonly entry: VocabularyEntry | null;
  /** Allergens that the label itself names with the entry, in brackets or in words. */
  readonly declared: readonly Allergen[];
  /** What its bracket says of its source: "(from lanolin)", "(bovine)", "(from lichen)"; null where nothing. */
  readonly source: 'animal' | 'plant' | null;
}

/** Where an item is read: below which entry, in what kind of group, in the "less than 2 %" part or not. */
export interface Place {
  readonly parent: number | null;
  readonly kind: HeadingKind | null;
  readonly minor: boolean;
}

/** What is known while one label is read, and what has been read of it. */
export interface Reader {
  readonly vocabulary: Vocabulary;
  readonly truncated: boolean;
  /** False where brackets are missing or superfluous, so that groups may end elsewhere than written. */
  readonly balanced: boolean;
  readonly drafts: EntryDraft[];
  /** Allergens named where no entry stands (a fragment, a lifted bracket). */
  readonly loose: Set<Allergen>;
  /** Reads the items of one level, up to the first before which `endsBefore` says stop; returns the rest. */
  readItems(
    items: readonly Item[],
    place: Place,
    endsBefore?: (item: Item) => boolean,
  ): readonly Item[];
}

/**
 * What may name an allergen behind a name: words that only add to it ("crisps with milk"), and "(soy)" whose brackets were
 * read as letters.
 */
const BEHIND =
  / (?:with|from|containing|contains|including) .*$| (?:milk|soya?|wheat|eggs?|nuts)[jl1]$/gi;

/** An entry to be written down. */
interface Addition {
  readonly text: string;
  readonly canonical: string;
  readonly place: Place;
  readonly heading: boolean;
  readonly entry: VocabularyEntry | null;
  readonly fragment?: boolean;
  readonly notes?: readonly string[];
}

const ANIMAL_SOURCE =
  /\b(?:lanolin|sheep|wool|bovine|porcine|pork|beef|chicken|cow|fish|marine collagen|egg ?shells?|insects?|crickets?|bees?)\b/i;
const PLANT_SOURCE = /\b(?:lichen|vegan|plant|algae|algal|yeast|mushrooms?|vegetarian)\b/i;

function sourceIn(notes: readonly string[]): EntryDraft['source'] {
  if (notes.some((note) => ANIMAL_SOURCE.test(note))) return 'animal';
  return notes.some((note) => PLANT_SOURCE.test(note)) ? 'plant' : null;
}

/** Writes an entry down and returns its index. */
export function add(reader: Reader, addition: Addition): number {
  const { entry, text, notes = [] } = addition;
  const said = notes.flatMap((note) => allergensNamedIn(note));
  if (entry === null && !addition.heading) said.push(...allergensSuspectedIn(text));
  else if (entry !== null)
    for (const [behind] of text.matchAll(BEHIND)) said.push(...allergensNamedIn(behind));
  reader.drafts.push({
    text,
    canonical: addition.canonical,
    parent: addition.place.parent,
    heading: addition.heading,
    fragment: addition.fragment ?? false,
    minor: addition.place.minor,
    entry,
    declared: [...new Set(said)],
    source: sourceIn(notes),
  });
  return reader.drafts.length - 1;
}
