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
export function namingNothing(atom: Atom): Atom {
  return { ...atom, kind: 'no ingredient', meaning: null };
}
