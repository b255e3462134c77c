import type { Pieces } from '../statement/placed-atom.ts';
import type { Item } from './items.ts';
import type { VocabularyEntry, Entries, Vocabulary } from '../vocabulary/vocabulary.ts';
import { isSeasoningOfTaste, type NamedItem, entryOfItem } from './name-entry.ts';
import { piecesOf, entriesIn, originOf, sourceOf } from './parts.ts';
import { allergensOfEntry, allergensOfAll, isSeasoning } from '../vocabulary/entry-facts.ts';
import { saysTaste } from '../statement/foods-with-taste.ts';
import { type Allergen, ALLERGENS } from '../../enumerations.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { headingCanonical } from '../names/heading-names.ts';
import { flavorOfSeveral } from './flavor-of-several.ts';
import { isAbove } from './brackets.ts';
import { nameOfEntry, plainName } from './entry-names.ts';
import { distinct } from '../../wording.ts';

/**
 * Whether a taste that a seasoning is named after is no evidence itself: its list has the allergens, or it has none and
 * is only a taste ("condimento sabor jamón (sal, …)").
 */
function listsTaste(item: Item, taste: VocabularyEntry): boolean {
  if (isSeasoning(taste) || !isSeasoningOfTaste(item)) return false;
  const listed = entriesIn(item.brackets.flatMap(({ items }) => items.flatMap(piecesOf)));
  if (taste.allergens.length === 0) return listed.length > 0 && item.pieces.some(saysTaste);
  const brought = listed.flatMap(allergensOfEntry);
  return taste.allergens.every((allergen) => brought.includes(allergen));
}

/** A flavor need not contain what it is named after: allergens are declared by their own names. */
function isTasteOf(entry: VocabularyEntry | null, { canonical }: VocabularyEntry): boolean {
  return entry?.canonical.endsWith(`${canonical} flavor`) === true;
}

/** Allergens that the words around a name state: in its bracket, its qualities, other readings of its words. */
function declaredIn(
  pieces: Pieces,
  qualities: readonly string[],
  others: Entries,
  vocabulary: Vocabulary,
): readonly Allergen[] {
  const told = pieces.flatMap((piece) => {
    if (piece.span === 'unread' && piece.repaired === null) return [];
    const { entry = null, allergens = [] } = piece.meaning ?? {};
    const either =
      piece.span === 'unread' ? allergensOfAll : (all: Entries) => all.flatMap(allergensOfEntry);
    return [...allergens, ...allergensOfEntry(entry), ...either(piece.others)];
  });
  const origins = qualities.map((quality) => originOf(quality, vocabulary));
  const found = new Set([...told, ...[...others, ...origins].flatMap(allergensOfEntry)]);
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** The draft of the entry that an item has, as the `heading` of a group or by its name. */
export function draftOf(
  named: NamedItem,
  { parent, heading }: Pick<EntryDraft, 'parent' | 'heading'>,
  text: string,
  vocabulary: Vocabulary,
): EntryDraft {
  const { item, parts, inner, inside } = named;
  const blend = heading ? headingCanonical(named.text, vocabulary.headingWords) : null;
  const several = heading ? null : flavorOfSeveral(item.pieces, vocabulary);
  const entry = blend === null ? (several?.entry ?? entryOfItem(named, vocabulary)) : null;
  const isTaste = (other: VocabularyEntry): boolean =>
    isTasteOf(entry, other) || listsTaste(item, other) || several?.tastes.includes(other) === true;
  const others =
    several?.others ??
    parts.entries.filter(
      (other) => other !== entry && !entry?.ancestors.includes(other.canonical) && !isTaste(other),
    );
  const qualities = [...parts.qualities, ...inner.qualities];
  const declaring = [
    ...item.pieces.filter(({ meaning }) => !meaning?.entry || !isTaste(meaning.entry)),
    ...inside.filter((piece) => !isAbove(piece, entry)),
  ];
  return {
    text: named.text,
    canonical:
      blend ??
      several?.canonical ??
      nameOfEntry(item, heading ? [] : parts.entries, entry) ??
      plainName(item, named.text, text, vocabulary),
    parent,
    heading,
    fragment: false,
    closed: item.brackets.every(({ closed }) => closed),
    minor: item.minor,
    entry,
    others: heading ? [] : others,
    read: parts.unread === 0,
    declared: declaredIn(declaring, qualities, others, vocabulary),
    source: sourceOf(qualities, inner.entries, vocabulary),
    qualities: distinct(qualities),
  };
}
