import type { Pieces, Piece } from '../statement/placed-atom.ts';
import { type Lexicon, ORIGIN } from '../vocabulary/meanings.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { EntryDraft } from './entry-drafts.ts';
import type { Item, Items } from './items.ts';

/** Entries and quality words of an item. */
export interface Parts {
  readonly entries: Entries;
  readonly unread: number;
  readonly qualities: readonly string[];
  readonly functions: number;
}

/** The entries that pieces name. */
export function entriesIn(pieces: Pieces): Entries {
  return pieces.flatMap(({ meaning }) => meaning?.entry ?? []);
}

/** The entry of the last name. */
export function lastNamed(pieces: Pieces): VocabularyEntry | undefined {
  return pieces.findLast(({ span }) => span === 'name')?.meaning?.entry ?? undefined;
}

const E_NUMBER = /^e ?\d{3}/u;

/** Whether a name is the number of an additive, or of its kind. */
export function isNumberOf(
  { canonical, ancestors }: VocabularyEntry,
  piece: Piece | undefined,
): boolean {
  const named = piece?.meaning?.entry?.canonical ?? '';
  return E_NUMBER.test(piece?.key ?? '') && [canonical, ...ancestors].includes(named);
}

/** The parts of a name. */
export function partsOf(pieces: Pieces, lexicon: Lexicon): Parts {
  const entries: VocabularyEntry[] = [];
  const qualities: string[] = [];
  let [unread, functions] = [0, 0];
  for (const { meaning, key, repaired, others, span } of pieces) {
    if (meaning?.entry) {
      entries.push(meaning.entry);
      qualities.push(...qualitiesWithin(key, meaning.entry, lexicon));
    }
    if (span === 'quality') qualities.push(meaning?.value ?? '');
    else if (meaning?.kind === 'function') functions += 1;
    else if (span === 'unread') {
      unread += 1;
      // A repaired name is present, though it was not certainly read.
      if (repaired !== null && others.length === 1) entries.push(...others);
    }
  }
  return { entries, qualities: withoutSea(qualities, entries), unread, functions };
}

/** "Marine" means fish, but "sel marin", "minéraux marins" and "algues marines" come from no animal. */
export const OF_THE_SEA = 'from the sea';

function withoutSea(qualities: readonly string[], entries: Entries): readonly string[] {
  const noAnimal =
    entries.length > 0 &&
    entries.every(({ animal, canonical }) => animal === 'no' || canonical === 'minerals');
  return noAnimal ? qualities.filter((quality) => quality !== OF_THE_SEA) : qualities;
}

/** "roasted almonds" is one name of the almond: the words in it that the entry's own name does not contain. */
function qualitiesWithin(
  key: string,
  { canonical }: VocabularyEntry,
  lexicon: Lexicon,
): readonly string[] {
  return key.split(' ').flatMap((word) => {
    if (canonical.includes(word)) return [];
    const meaning = lexicon.phrases.get(word)?.meanings.find(({ kind }) => kind === 'quality');
    return meaning === undefined ? [] : [meaning.value];
  });
}

/** The pieces of an item and of all its brackets. */
export function piecesOf(item: Item): Pieces {
  return [...item.pieces, ...item.brackets.flatMap(({ items }) => items.flatMap(piecesOf))];
}

/** "from soy" → soy. */
export function originOf(quality: string, vocabulary: Vocabulary): VocabularyEntry | null {
  if (quality === OF_THE_SEA) return vocabulary.resolve('fish');
  return quality.startsWith(ORIGIN) ? vocabulary.resolve(quality.slice(ORIGIN.length)) : null;
}

/** Animal or plant, by its qualities and its bracket. */
export function sourceOf(
  qualities: readonly string[],
  entries: Entries,
  vocabulary: Vocabulary,
): EntryDraft['source'] {
  const origins = [...entries, ...qualities.map((quality) => originOf(quality, vocabulary))];
  if (origins.some((origin) => origin?.animal === 'yes')) return 'animal';
  return qualities.some((quality) => quality.startsWith(ORIGIN)) ||
    entries.some(({ animal }) => animal === 'no')
    ? 'plant'
    : null;
}

/** This many consecutive unread words, without a name among them, are a sentence rather than an ingredient. */
export const PROSE = 4;
/** Shorter debris is not an ingredient either. */
export const SHORTEST_NAME = 3;

/** "SaviSeed (sacha inchi protein)": a trade name with the ingredient in brackets is one entry. */
export function isTradeName(parts: Parts, inner: readonly Items[]): boolean {
  const [bracket] = inner;
  if (parts.unread === 0 || inner.length !== 1 || bracket?.length !== 1) return false;
  const [named, ...others] = bracket[0]?.pieces.filter(({ span }) => span === 'name') ?? [];
  if (named === undefined || others.length > 0) return false;
  // "protein Wngy (milk)" says which protein.
  if (parts.entries.length > 0 && named.meaning?.entry?.kind === 'family') return false;
  return parts.entries.every(({ kind }) => kind === 'family');
}
