import { type Bits, andInto, lowestBit, orInto } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import { PROTEIN_TYPES } from '#domain/enumerations.ts';
import { holdsRun } from '../columns/holds-run.ts';
import { addPostings } from '../columns/posting-table.ts';

/**
 * Finds products whose name, brand name or protein type contains the text, ignoring case (specification section 5). A
 * text without a space lies within one word of a name, so the distinct words are searched instead of the names. A text
 * with spaces matches the end of one word, whole words in between, and the beginning of another; those candidates are
 * then checked against the word sequences of the names.
 */
export function findText(columns: Columns, text: string): Bits {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return columns.all;
  const parts = wanted.split(' ');
  const found = parts.length === 1 ? inOneWord(columns, wanted) : inSeveralWords(columns, parts);
  columns.brandNames.forEach((name, row) => {
    if (name.includes(wanted)) addPostings(columns.brandPostings, row, found);
  });
  PROTEIN_TYPES.forEach((type, row) => {
    if (type.toLowerCase().includes(wanted)) orInto(found, columns.types[row] as Bits);
  });
  return found;
}

function inOneWord({ names, all }: Columns, wanted: string): Bits {
  const found = new Int32Array(all.length);
  names.words.forEach((word, key) => {
    if (word.includes(wanted)) addPostings(names.postings, key, found);
  });
  return found;
}

type Fit = (word: string) => boolean;

function inSeveralWords(columns: Columns, parts: readonly string[]): Bits {
  const { names, all } = columns;
  const fits = parts.map((part, index): Fit => {
    if (index === 0) return (word) => word.endsWith(part);
    if (index === parts.length - 1) return (word) => word.startsWith(part);
    return (word) => word === part;
  });
  const found = all.slice();
  for (const fit of fits) {
    const set = new Int32Array(all.length);
    names.words.forEach((word, key) => {
      if (fit(word)) addPostings(names.postings, key, set);
    });
    andInto(found, set);
    if (found.every((bits) => bits === 0)) return found;
  }
  const fitsAt = (word: number, at: number): boolean =>
    fits[at]?.(names.words[word] as string) === true;
  for (let w = 0; w < found.length; w++) {
    for (let word = found[w] as number; word !== 0; word &= word - 1) {
      const bit = lowestBit(word);
      if (!holdsRun(names, (w << 5) + bit, fits.length, fitsAt))
        found[w] = (found[w] as number) & ~(1 << bit);
    }
  }
  return found;
}
