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
  /** Entries that other languages of the text, or other repairs, give the same word. */
  readonly others: Entries;
  /** The word as read, where letters were mended. */
  readonly repaired: string | null;
  /** Folded words, the mark itself. */
  readonly key: string;
  readonly spaced: boolean;
  readonly paragraph: boolean;
  readonly capital: boolean;
}

export type Atoms = readonly Atom[];

/** The atom as a name that the words around it tell. */
export function namedAs(atom: Atom, meaning: Meaning): Atom {
  return { ...atom, kind: 'name', meaning, others: [], repaired: null };
}

/** The atom as a word that names nothing. */
export function namingNothing(atom: Atom): Atom {
  return { ...atom, kind: 'no ingredient', meaning: null };
}
