import type { PrecautionBasis } from '../../enumerations.ts';
import type { FacilityWordPart } from '../vocabulary/word-tables.ts';
import { type Lexicon, statesOrigin } from '../vocabulary/meanings.ts';
import { type Atom, type Atoms, isMark, isSeparator } from '../names/atom.ts';
import { isDenial, isDenyingClaim, isSetAgainst } from './denials.ts';
import { namesAdditives } from './prose.ts';
import { isOfList, MAX_SEEN, namesAllergen, namesAllergenOrSource } from './sentences.ts';

/** Most unknown words between a verb of making and its place: "a certified facility in Utah". */
const WIDEST_GAP = 3;

/**
 * The parts that a word may have in a statement of where a product is made. "item": a name or separator of a list;
 * "break": a word of other statements only; "other": any other word.
 */
type Parts = ReadonlySet<FacilityWordPart> | 'item' | 'break' | 'other';

function partsInWords(atom: Atom, lexicon: Lexicon): readonly Parts[] {
  const { kind, key } = atom;
  if (kind === 'mark') return ',;:()[]'.includes(key) ? ['item'] : [];
  // "Nut-free" says nothing about where a product is made, and hides no place after it.
  if (isDenyingClaim(atom, lexicon)) return [];
  const breaks = kind === 'function' || (kind === 'cue' && atom.meaning?.cue !== 'precaution');
  if ((kind === 'name' || breaks) && !isFacilityWord(atom, lexicon))
    return [breaks ? 'break' : 'item'];
  return key.split(' ').map((word) => lexicon.facilityWords.get(word) ?? 'other');
}

/** Whether every word of an atom may occur in a statement of where a product is made. */
export function isFacilityWord({ key }: Atom, lexicon: Lexicon): boolean {
  return key.split(' ').every((word) => lexicon.facilityWords.has(word));
}

/** Reads the words of one sentence. What was seen counts until a name or a separator follows. Indices are those of atoms. */
class FacilityStatementReader {
  /** Where the current run of words that such a statement may have began ("this product is packed …"). */
  #begin: number | null = null;
  /** Where the run with a verb of making began, and whether a preposition follows it. */
  #verb: number | null = null;
  #preposed = false;
  /** Where the run with a place, or a "where", began: its verb may follow later, even after the names. */
  #place: number | null = null;
  /** Other words since the beginning of the run, or since the place. */
  #gap = 0;
  /** Whether only small words, or "made in Spain,", have occurred: then a place needs no preposition. */
  #opens = true;
  #made = false;

  /** Reads the next word. Returns the atom at which the statement begins; null as long as there is none. */
  read(at: number, parts: Parts): number | null {
    const found = typeof parts === 'string' ? this.#pass(parts) : this.#match(at, parts);
    if (typeof parts === 'string' || !parts.has('small')) this.#opens = false;
    return found;
  }

  #match(at: number, parts: ReadonlySet<FacilityWordPart>): number | null {
    if (this.#begin === null && this.#place === null) this.#gap = 0;
    this.#begin ??= at;
    if (parts.has('work') && this.#place !== null) return this.#place;
    if (parts.has('place') && this.#preposed && this.#verb !== null) return this.#verb;
    if (this.#isLocated(parts)) [this.#place, this.#gap] = [this.#place ?? this.#begin, 0];
    // "Made in a manufacturing plant": a second verb parts the first from its place no more than other words do.
    if (parts.has('work') && this.#verb === null)
      [this.#verb, this.#preposed] = [this.#begin, false];
    if (parts.has('at')) this.#preposed = true;
    return null;
  }

  /** "Where", "in a plant", "in which"; "our plant" at the beginning of the sentence or after "made in Spain,". */
  #isLocated(parts: ReadonlySet<FacilityWordPart>): boolean {
    if (parts.has('place')) return this.#opens || this.#made || this.#preposed;
    return parts.has('where') || (this.#preposed && parts.has('relative'));
  }

  #pass(word: 'item' | 'break' | 'other'): null {
    if (word === 'other') this.#gap += 1;
    else this.#made ||= this.#verb !== null && this.#preposed;
    const forgets = word === 'break' || this.#gap > WIDEST_GAP;
    if (forgets) [this.#place, this.#gap, this.#made] = [null, 0, false];
    if (forgets || word === 'item') [this.#begin, this.#verb, this.#preposed] = [null, null, false];
    return null;
  }
}

/** The part of a sentence that warns of allergens, as indices of its atoms: `start` inclusive, `end` exclusive. */
export interface Warning {
  readonly start: number;
  readonly end: number;
  /** False for a statement of that kind without a warning ("produced in a certified plant"). */
  readonly warns: boolean;
  readonly basis: PrecautionBasis;
}

/**
 * Where a sentence says that allergens are handled where the product is made ("packed on a line that also packs nuts",
 * "in unserem Betrieb werden auch Nüsse verarbeitet"): a verb of making and a place, in any order, or "where" and a
 * verb, with allergens after them or only before them. If a damaged sentence continues as a list, it ends at its first
 * other name. One that only states the place ("produced in a certified plant") warns of nothing. Null if there is none.
 * Linear in the length of the sentence.
 */
export function findFacilityStatement(sentence: Atoms, lexicon: Lexicon): Warning | null {
  const start = beginningOf(sentence, lexicon);
  if (start === null) return null;
  const warns = (atom: Atom): boolean =>
    namesAllergenOrSource(atom, lexicon) && !isFacilityWord(atom, lexicon);
  const isOther = (atom: Atom): boolean => isOfList(atom) && !isFacilityWord(atom, lexicon);
  const [before, rest] = [sentence.slice(0, start), sentence.slice(start)];
  const whole: Warning = { start, end: sentence.length, warns: true, basis: 'facility' };
  if (!rest.some(warns)) {
    // "Note: milk and soy are handled in our facility."
    const named = before.findLastIndex((atom) => isMark(atom, ':')) + 1;
    const isListed = (atom: Atom): boolean =>
      atom.kind === 'name' || atom.kind === 'joiner' || isMark(atom, ',/&');
    if (before.some(warns))
      return before.slice(named).every(isListed) ? { ...whole, start: named } : null;
    return namesOnlyPlace(rest, lexicon) ? { ...whole, warns: false } : null;
  }
  const listed = before.some(({ kind }) => kind === 'name');
  // "Pea protein, made in a GMP facility, milk powder, salt": in place of an item.
  const place = rest.slice(0, Math.max(0, rest.findIndex(isSeparator)));
  // "…, hergestellt in einem Betrieb, in dem auch Milch verarbeitet wird"
  const behind = rest.slice(place.length + 1, place.length + 3);
  const isTold = behind.some((atom) => partsOf(atom, lexicon).includes('relative'));
  if (listed && !isTold && !place.some(warns) && namesOnlyPlace(place, lexicon))
    return { ...whole, warns: false, end: start + place.length };
  const goesOn = listed || namesAdditives(rest);
  const other = rest.findIndex((atom) => (goesOn && isOther(atom)) || beginsDirections(atom));
  if (other === -1) return whole;
  return rest.slice(0, other).some(warns) ? { ...whole, end: start + other } : null;
}

/** "… crustacés, Nous conseillons une prise": the full stop before directions is missing. */
function beginsDirections({ kind, meaning, capital, key }: Atom): boolean {
  return kind === 'cue' && meaning?.cue === 'direction' && capital && key.includes(' ');
}

/** "Produced in a vegan, nut-free facility.": a whole sentence, completely read, that does not say what else is made there. */
function namesOnlyPlace(atoms: Atoms, lexicon: Lexicon): boolean {
  const parts = atoms.flatMap((atom) => partsOf(atom, lexicon));
  return (
    (isMark(atoms.at(-1), '.') || parts.at(-1) === 'place') &&
    parts.filter((part) => part === 'work').length === 1 &&
    !parts.includes('relative') &&
    atoms.every(
      (atom) =>
        isFacilityWord(atom, lexicon) ||
        atom.kind === 'joiner' ||
        isMark(atom, '.-') ||
        isDenyingClaim(atom, lexicon) ||
        (atom.kind === 'quality' && !statesOrigin(atom.meaning)),
    )
  );
}

function partsOf({ key }: Atom, lexicon: Lexicon): readonly FacilityWordPart[] {
  return key.split(' ').flatMap((word) => [...(lexicon.facilityWords.get(word) ?? [])]);
}

/** An allergen, a mark, or a word of a statement of where a product is made. */
function isAllergenOrFacilityWord(atom: Atom, lexicon: Lexicon): boolean {
  if (atom.kind === 'name') return namesAllergen(atom);
  return atom.kind === 'mark' || atom.kind === 'joiner' || isFacilityWord(atom, lexicon);
}

/** The atom at which a statement of where the product is made begins. */
function beginningOf(sentence: Atoms, lexicon: Lexicon): number | null {
  const reader = new FacilityStatementReader();
  for (const [at, atom] of sentence.entries())
    for (const parts of partsInWords(atom, lexicon)) {
      const begin = reader.read(at, parts);
      if (begin !== null) return begin;
    }
  return null;
}

/**
 * Whether a denial exempts what follows from a warning, if that is only allergens and small words: "may contain milk,
 * but no soy", opposed to the warning, or "a facility that does not process nuts", with a single verb. Any other word
 * may reverse the meaning ("cannot be thought of as free from", "does not only process"), so the warning holds.
 */
export function deniesInWarning(
  basis: PrecautionBasis | null,
  before: Atoms,
  denial: Atom,
  rest: Atoms,
  lexicon: Lexicon,
): boolean {
  const has = (atom: Atom, part: FacilityWordPart): boolean =>
    partsOf(atom, lexicon).includes(part);
  const sincePlace = before.slice(before.findLastIndex((atom) => has(atom, 'place')) + 1);
  const verbs = [...sincePlace, denial, ...rest].filter((atom) => has(atom, 'work'));
  const ofPlace =
    verbs.length <= 1 &&
    before.every((atom) => atom.kind === 'cue' || isAllergenOrFacilityWord(atom, lexicon));
  return (
    Math.max(before.length, rest.length) < MAX_SEEN &&
    (basis === 'facility' ? ofPlace : isSetAgainst(before.at(-1))) &&
    rest.some(namesAllergen) &&
    rest.every(
      (atom) =>
        isDenial(atom) ||
        (isAllergenOrFacilityWord(atom, lexicon) &&
          partsOf(atom, lexicon).every((part) => part === 'work' || part === 'small')),
    )
  );
}
