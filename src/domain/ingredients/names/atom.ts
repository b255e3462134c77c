import type { Meaning } from '../vocabulary/meanings.ts';
import type { Entries } from '../vocabulary/vocabulary.ts';

/** The smallest piece of a text that means something: a phrase of the vocabulary, an amount, a mark, or an unread word. */
export interface Atom {
  readonly kind: Meaning['kind'] | 'quantity' | 'mark' | 'unread';
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** What it means; null for amounts, marks and unread words. */
  readonly meaning: Meaning | null;
  /** Entries that the word has in other languages of the text, or by other repairs. */
  readonly others: Entries;
  /** The corrected word, if letters were repaired. */
  readonly repaired: string | null;
  /** The folded words, or the mark itself. */
  readonly key: string;
  readonly spaced: boolean;
  readonly paragraph: boolean;
  readonly capital: boolean;
}

export type Atoms = readonly Atom[];

/** The atom with the meaning that the words around it give it. */
export function namedAs(atom: Atom, meaning: Meaning): Atom {
  return { ...atom, kind: 'name', meaning, others: [], repaired: null };
}

/** The atom as a word that names nothing. */
export function namingNothing<Some extends Atom>(atom: Some): Some {
  return { ...atom, kind: 'no ingredient', meaning: null };
}

/** Marks that negate what they are beside. */
export const CROSSES = '✗✘❌✖';

export const BULLETS = '•·●▪■';

export function isOpening(atom: Atom | undefined): boolean {
  return isMark(atom, '([{');
}

export function isClosing(atom: Atom | undefined): boolean {
  return isMark(atom, ')]}');
}

export function isSeparator(atom: Atom | undefined): boolean {
  return isMark(atom, `,;|${BULLETS}`);
}

/** A separator or a bracket, where an item of a list begins or ends. */
export function boundsItem(atom: Atom): boolean {
  return isSeparator(atom) || isOpening(atom) || isClosing(atom);
}

/** Whether the value of its meaning is one of these: a joiner's role, a quality, what a cue says further. */
export function says(atom: Atom | undefined, ...values: readonly string[]): boolean {
  return values.includes(atom?.meaning?.value ?? '');
}

/** Where a name may begin after an address: "Made in the USA, milk", "Made in Poland pistachios". */
export function partsFromAddress(atom: Atom | undefined): boolean {
  return isSeparator(atom) || says(atom, 'place');
}

export function isMark(atom: Atom | undefined, keys: string): boolean {
  return atom?.kind === 'mark' && keys.includes(atom.key);
}

/** "Ingredients", "Zutaten". */
export function headsIngredients(atom: Atom | undefined): boolean {
  return says(atom, 'list');
}

/** "etc.", "and others". */
export function isOpenEnd(atom: Atom): boolean {
  return says(atom, 'open');
}

/** For each atom, the closed brackets around it; an unclosed one would contain everything after it. */
export function depthsOf(atoms: Atoms): readonly number[] {
  const open: number[] = [];
  const change = new Map<number, number>();
  for (const [at, atom] of atoms.entries()) {
    if (isOpening(atom)) open.push(at);
    const opened = isClosing(atom) ? open.pop() : undefined;
    if (opened === undefined) continue;
    change.set(opened, 1);
    change.set(at, -1);
  }
  let depth = 0;
  return atoms.map((_, at) => (depth += change.get(at) ?? 0));
}
