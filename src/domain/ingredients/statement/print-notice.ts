import { type Atom, type Atoms, namingNothing } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { NOTICE_PARTS } from '../vocabulary/word-tables.ts';
import { sentenceFrom } from './sentences.ts';

type Part = (typeof NOTICE_PARTS)[number];

/** The parts that the words of an atom have; empty if one has none. */
function partsOf({ key }: Atom, { wordsThatSay }: Lexicon): readonly Part[] {
  const words = key.split(/[ '’-]/u).filter((word) => word !== '');
  const parts = words.map((word) => NOTICE_PARTS.filter((part) => wordsThatSay[part].has(word)));
  return parts.some(({ length }) => length === 0) ? [] : parts.flat();
}

/** Whether every word of a sentence is of one of the parts, and it has all of them. */
function isPrintNotice(sentence: Atoms, lexicon: Lexicon): boolean {
  const parts = sentence.flatMap((atom) => (atom.kind === 'mark' ? [] : [partsOf(atom, lexicon)]));
  if (parts.some(({ length }) => length === 0)) return false;
  return NOTICE_PARTS.every((part) => parts.some((of) => of.includes(part)));
}

/**
 * "Pour les allergènes, voir les ingrédients en gras", "Allergene sind in Großbuchstaben angegeben": a sentence that only
 * says how allergens are printed, in any order of its words, names nothing, though "gras" is fat elsewhere.
 */
export function withoutPrintNotices(atoms: Atoms, lexicon: Lexicon): Atoms {
  const read: Atom[] = [];
  while (read.length < atoms.length) {
    const sentence = [...sentenceFrom(atoms, read.length)];
    const notice = isPrintNotice(sentence, lexicon);
    for (const atom of sentence)
      read.push(notice && atom.kind !== 'mark' ? namingNothing(atom) : atom);
  }
  return read;
}
