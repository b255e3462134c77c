import type { PrecautionBasis } from '../../product/enumerations.ts';
import type { MakingPart } from '../vocabulary/making-words.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import type { Atom } from '../names/find-atoms.ts';
import { isMark } from './marks.ts';
import {
  isNameOrBetween,
  namesAdditives,
  namesAllergen,
  namesAllergenOrSource,
} from './sentences.ts';

/** Words that nobody knows may stand between a verb of making and its place ("a certified facility in Utah"), as many as this. */
const WIDEST_GAP = 3;

/** A word of a sentence: what it may be in one that says where a product is made. */
interface Word {
  /** Index of its atom in the sentence. */
  readonly at: number;
  /** Null for words that say nothing of making. "item" is a name or a separator of a list, "break" belongs to no such sentence. */
  readonly says: ReadonlySet<MakingPart> | 'item' | 'break' | null;
}

function wordsOf(sentence: readonly Atom[], lexicon: Lexicon): Word[] {
  return [...sentence.entries()].flatMap(([at, atom]): Word[] => {
    const { kind, key } = atom;
    if (kind === 'mark') return ',;:()[]'.includes(key) ? [{ at, says: 'item' }] : [];
    if (!isMakingWord(atom, lexicon)) {
      if (kind === 'name') return [{ at, says: 'item' }];
      const other = kind === 'function' || (kind === 'cue' && atom.meaning?.cue !== 'precaution');
      if (other) return [{ at, says: 'break' }];
    }
    return key.split(' ').map((word) => ({ at, says: lexicon.making.get(word) ?? null }));
  });
}

/** Every word of it may stand in such a sentence. */
export function isMakingWord({ key }: Atom, lexicon: Lexicon): boolean {
  return key.split(' ').every((word) => lexicon.making.has(word));
}

/** Goes through the words of one sentence; what has been seen counts until a name or a separator comes. */
class MakingSentence {
  /** Where words that may belong to it began without a break ("this product is packed …"); indexes of atoms, as all below. */
  #begin: number | null = null;
  #work: number | null = null;
  #at: number | null = null;
  /** Where a place, or a "where", stands to which a verb may come later, behind the names too. */
  #located: number | null = null;
  /** Words that say nothing of making since it began, or since the place. */
  #gap = 0;
  /** Nothing but small words has stood in the sentence. */
  #opens = true;

  /** The atom with which the sentence begins to say where the product is made; null where it does not yet. */
  take({ at, says }: Word): number | null {
    if (says === null || typeof says === 'string') {
      this.#opens = false;
      if (says === null) this.#gap += 1;
      else [this.#begin, this.#work, this.#at] = [null, null, null];
      if (says === 'break' || this.#gap > WIDEST_GAP) this.#forget();
      return null;
    }
    if (this.#begin === null) {
      this.#begin = at;
      if (this.#located === null) this.#gap = 0;
    }
    const found = this.#tell(says, this.#begin);
    if (says.has('at')) this.#at = at;
    if (!says.has('small')) this.#opens = false;
    return found;
  }

  #tell(parts: ReadonlySet<MakingPart>, begin: number): number | null {
    if (parts.has('work') && this.#located !== null) return this.#located;
    if (parts.has('place') && this.#work !== null && this.#at !== null) return this.#work;
    const located = this.#at !== null && (parts.has('place') || parts.has('relative'));
    if (located || parts.has('where') || (parts.has('place') && this.#opens)) {
      this.#located ??= begin;
      this.#gap = 0;
    }
    if (parts.has('work')) [this.#work, this.#at] = [this.#work ?? begin, null];
    return null;
  }

  #forget(): void {
    [this.#begin, this.#work, this.#at, this.#located, this.#gap] = [null, null, null, null, 0];
  }
}

/** The atoms of a sentence from which on, and before which, it says where its product is made. */
export interface Making {
  readonly start: number;
  readonly end: number;
  /** Names allergens that are there, too. */
  readonly warns: boolean;
  readonly basis: PrecautionBasis;
}

/**
 * Where a sentence says that allergens are where its product is made ("packed on a line that also packs nuts", "in unserem
 * Betrieb werden auch Nüsse verarbeitet"): a verb of making and a place, in any order that a language has, or "where" and a
 * verb, with allergens behind them or alone before them. A damaged sentence that goes on as a list ends it at its first
 * other name. One that says nothing but the place ("produced in a certified plant") warns of nothing. Null where it says no
 * such thing. Linear in the length of the sentence.
 */
export function makingIn(sentence: readonly Atom[], lexicon: Lexicon): Making | null {
  const start = beginningOf(sentence, lexicon);
  if (start === null) return null;
  const warns = (atom: Atom): boolean =>
    namesAllergenOrSource(atom, lexicon) && !isMakingWord(atom, lexicon);
  const isOther = (atom: Atom): boolean =>
    atom.kind === 'function' ||
    (atom.kind === 'name' && !namesAllergen(atom) && !isMakingWord(atom, lexicon));
  const [before, rest] = [sentence.slice(0, start), sentence.slice(start)];
  const whole: Making = { start, end: sentence.length, warns: true, basis: 'facility' };
  if (!rest.some(warns)) {
    // "Note: milk and soy are handled in our facility."
    const named = before.findLastIndex((atom) => isMark(atom, ':')) + 1;
    if (before.some(warns))
      return before.slice(named).every(isNameOrBetween) ? { ...whole, start: named } : null;
    return isOnlyPlace(rest, lexicon) ? { ...whole, warns: false } : null;
  }
  const goesOn = before.some(({ kind }) => kind === 'name') || namesAdditives(rest);
  const other = goesOn ? rest.findIndex(isOther) : -1;
  if (other === -1) return whole;
  return rest.slice(0, other).some(warns) ? { ...whole, end: start + other } : null;
}

/** "Produced in a vegan facility.": whole, with nothing that goes on to say what else is made there, and nothing unread. */
function isOnlyPlace(atoms: readonly Atom[], lexicon: Lexicon): boolean {
  const parts = atoms.flatMap((atom) => partsOf(atom, lexicon));
  return (
    (isMark(atoms.at(-1), '.') || parts.at(-1) === 'place') &&
    parts.filter((part) => part === 'work').length === 1 &&
    !parts.includes('relative') &&
    atoms.every(
      (atom) =>
        isMakingWord(atom, lexicon) ||
        atom.kind === 'joiner' ||
        isMark(atom, '.-') ||
        (atom.kind === 'quality' && atom.meaning?.value.startsWith('from ') === false),
    )
  );
}

function partsOf({ key }: Atom, lexicon: Lexicon): readonly MakingPart[] {
  return key.split(' ').flatMap((word) => [...(lexicon.making.get(word) ?? [])]);
}

/**
 * "… in a facility that does not process nuts": the place does without the allergens behind a denial. What stands before it
 * only says where; behind it stand allergens, with one verb in all. Any other word may turn the meaning ("is not free from",
 * "does not only process"), and the warning holds.
 */
export function isWithout(
  before: readonly Atom[],
  denial: Atom,
  rest: readonly Atom[],
  lexicon: Lexicon,
): boolean {
  const isPlace = (atom: Atom): boolean => partsOf(atom, lexicon).includes('place');
  const sincePlace = before.slice(before.findLastIndex(isPlace) + 1);
  const verbs = [...sincePlace, denial, ...rest].filter((atom) =>
    partsOf(atom, lexicon).includes('work'),
  );
  return (
    verbs.length <= 1 &&
    rest.some(namesAllergen) &&
    before.every((atom) => atom.kind === 'cue' || saysWhere(atom, lexicon)) &&
    rest.every(
      (atom) =>
        saysWhere(atom, lexicon) &&
        partsOf(atom, lexicon).every((part) => part === 'work' || part === 'small'),
    )
  );
}

/** An allergen, a mark, or a word of such a sentence. */
function saysWhere(atom: Atom, lexicon: Lexicon): boolean {
  if (atom.kind === 'name') return namesAllergen(atom);
  return atom.kind === 'mark' || atom.kind === 'joiner' || isMakingWord(atom, lexicon);
}

/** The atom with which a sentence begins to say where its product is made. */
function beginningOf(sentence: readonly Atom[], lexicon: Lexicon): number | null {
  const read = new MakingSentence();
  for (const word of wordsOf(sentence, lexicon)) {
    const begin = read.take(word);
    if (begin !== null) return begin;
  }
  return null;
}
