import type { PlacedSpan } from '../statement/read-statement.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isFlavor, isHeadFirst } from './combine-names.ts';
import { type Item, piecesBeforeName } from './items.ts';
import type { Parts } from './parts.ts';
import { englishFormOfPlant } from './plant-forms.ts';

/** What a written name consists of. */
const WRITTEN_KINDS: readonly PlacedSpan['kind'][] = ['name', 'unread', 'quality', 'heading'];

/** As printed, without functions, amounts and small words at its ends. */
export function writtenName(item: Item, text: string): string {
  const own = item.pieces.filter(({ kind }) => WRITTEN_KINDS.includes(kind));
  const first = own[0];
  const last = own.at(-1);
  if (first === undefined || last === undefined) return '';
  let written = '';
  let end = first.atom.start;
  for (const { atom, kind } of item.pieces.slice(
    item.pieces.indexOf(first),
    item.pieces.indexOf(last) + 1,
  )) {
    const between = text.slice(end, atom.start);
    const dropped = kind === 'quantity' || kind === 'function';
    // A bracket between two words is left out.
    written += /[()[\]{}]/u.test(between) ? ' ' : between;
    if (!dropped) written += text.slice(atom.start, atom.end);
    end = atom.end;
  }
  return written
    .replace(/[*_†‡®™©]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,"'-]+|[\s,"'-]+$/gu, '');
}

const FLAVOR_WORD = /flavou?r(?:ing)?s?$/iu;
/** "natural yuzu flavor" keeps what kind of flavor it is. */
const KIND_OF_FLAVOR = /^(?:natural|artificial|natural and artificial)$/u;

/** What an item without an entry is called: its words without qualities, in US spelling. */
export function plainName(
  item: Item,
  written: string,
  text: string,
  vocabulary: Vocabulary,
): string {
  const flavor = FLAVOR_WORD.test(written);
  const words = item.pieces
    .filter(({ kind, atom }) =>
      kind === 'quality' ? flavor && KIND_OF_FLAVOR.test(atom.key) : WRITTEN_KINDS.includes(kind),
    )
    .map(({ atom }) => text.slice(atom.start, atom.end));
  const name = words.join(' ').replace(/\bnatural artificial\b/iu, 'natural and artificial');
  const english = englishFormOfPlant(item, vocabulary);
  return english ?? (vocabulary.keyOf(name) || written.toLowerCase() || '?');
}

/** "artificial acai flavor", where the vocabulary has an acai flavor of no kind. */
export function withKindOfFlavor(item: Item, entry: VocabularyEntry): string {
  const { canonical } = entry;
  if (!isFlavor(entry) || canonical.startsWith('natural ')) return canonical;
  // "Arôme banane naturel"
  const said = [...piecesBeforeName(item), ...item.pieces.filter(isHeadFirst)];
  const isSaid = (kind: string): boolean =>
    said.some(({ atom }) => [atom.key, atom.meaning?.value].includes(kind));
  // "natural/artificial flavors"
  if (canonical.startsWith('artificial '))
    return isSaid('natural') ? `natural and ${canonical}` : canonical;
  const kinds = ['natural', 'artificial'].filter(isSaid);
  return [kinds.join(' and '), canonical].filter((words) => words !== '').join(' ');
}

/** What an entry is called; null for the entry before a blend without its list: "rice extract blend". */
export function nameOfEntry(
  item: Item,
  parts: Parts | null,
  entry: VocabularyEntry | null,
): string | null {
  const entries = parts?.entries ?? [];
  const ofBlend = entries.length > 1 && entries.at(-1)?.canonical === 'blends';
  return ofBlend || entry === null ? null : withKindOfFlavor(item, entry);
}
