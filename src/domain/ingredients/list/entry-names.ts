import { type Piece, isHeadFirst } from '../statement/placed-atom.ts';
import type { Entries, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isFlavor } from '../vocabulary/entry-facts.ts';
import { type Item, piecesBeforeName } from './items.ts';
import { kindOfFlavor } from './flavor-of-several.ts';
import { formOfPlantIn } from './plant-forms.ts';

/** The kinds of pieces that a written name consists of. */
const WRITTEN_KINDS: readonly Piece['span'][] = ['name', 'unread', 'quality', 'heading'];

/** As printed, without functions, amounts and small words at its ends. */
export function writtenName(item: Item, text: string): string {
  const isWritten = ({ span }: Piece): boolean => WRITTEN_KINDS.includes(span);
  const first = Math.max(0, item.pieces.findIndex(isWritten));
  let written = '';
  let end = item.pieces[first]?.start ?? 0;
  for (const piece of item.pieces.slice(first, item.pieces.findLastIndex(isWritten) + 1)) {
    const between = text.slice(end, piece.start);
    const dropped = piece.span === 'quantity' || piece.span === 'function';
    // A bracket between two words is left out.
    written += /[()[\]{}]/u.test(between) ? ' ' : between;
    if (!dropped) written += text.slice(piece.start, piece.end);
    end = piece.end;
  }
  return written
    .replace(/[*_†‡®™©]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,"'-]+|[\s,"'-]+$/gu, '');
}

const FLAVOR_WORD = /flavou?r(?:ing)?s?$/iu;

/** The name of an item without an entry: its words without qualities, in US spelling. */
export function plainName(
  item: Item,
  written: string,
  text: string,
  vocabulary: Vocabulary,
): string {
  const flavor = FLAVOR_WORD.test(written);
  const words = item.pieces
    // "natural yuzu flavor" keeps its kind of flavor.
    .filter((piece) =>
      piece.span === 'quality'
        ? flavor && kindOfFlavor(piece) !== undefined
        : WRITTEN_KINDS.includes(piece.span),
    )
    .map(({ start, end }) => text.slice(start, end));
  const name = words.join(' ').replace(/\bnatural artificial\b/iu, 'natural and artificial');
  const key = vocabulary.keyOf(name) || written.toLowerCase() || '?';
  return formOfPlantIn(item, vocabulary) ?? key;
}

/** "artificial acai flavor", if the vocabulary only has "acai flavor". */
function withKindOfFlavor(item: Item, entry: VocabularyEntry): string {
  const { canonical } = entry;
  if (!isFlavor(entry) || canonical.startsWith('natural ')) return canonical;
  // "Arôme banane naturel"
  const said = [...piecesBeforeName(item), ...item.pieces.filter(isHeadFirst)].map(kindOfFlavor);
  // "natural/artificial flavors"
  const kinds = canonical.startsWith('artificial ') ? ['natural'] : ['natural', 'artificial'];
  const own = kinds.filter((kind) => said.some((each) => each === kind)).join(' and ');
  if (own === '') return canonical;
  return kinds.length > 1 ? `${own} ${canonical}` : `natural and ${canonical}`;
}

/** The name of an entry; null for the entry before a blend without its list: "rice extract blend". */
export function nameOfEntry(
  item: Item,
  entries: Entries,
  entry: VocabularyEntry | null,
): string | null {
  const ofBlend = entries.length > 1 && entries.at(-1)?.canonical === 'blends';
  return ofBlend || entry === null ? null : withKindOfFlavor(item, entry);
}
