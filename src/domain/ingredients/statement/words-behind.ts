import { type Atom, type Atoms, isClosing, isMark, isOpening, isSeparator } from '../names/atom.ts';
import { type CueKind, findPhrase, type Lexicon } from '../vocabulary/meanings.ts';
import type { PlacedAtom } from './placed-atom.ts';
import {
  followsItsNames,
  isNameless,
  isOfList,
  MAX_SEEN,
  namesAllergen,
  restBehind,
} from './sentences.ts';

/** Changes the region of a piece. */
function replace(placed: PlacedAtom[], index: number, change: Partial<PlacedAtom>): void {
  placed[index] = { ...(placed[index] as PlacedAtom), ...change };
}

/** "Gluten free": the one name before the words, joined by a hyphen. */
function denyNameBefore(words: Atom, placed: PlacedAtom[], from: number): void {
  for (let index = placed.length - 1; index >= from; index -= 1) {
    const atom = placed[index];
    const name = atom?.kind === 'name';
    if (atom?.start !== words.start && !name && !isMark(atom, '-')) return;
    // "We cannot guarantee milk free.", not "made in a milk free facility"
    if (name && atom.region === 'precaution' && atom.basis !== 'facility') return;
    replace(placed, index, { region: 'denial', basis: null });
    if (name) return;
  }
}

/** "Milk and soy may be present": all of the sentence, or the last item of a list ("milk powder, salt, soy may be present"). */
function warnOfNamesBefore({ meaning }: Atom, placed: PlacedAtom[], from: number): void {
  const near = placed.slice(Math.max(from, placed.length - MAX_SEEN));
  const isListed = (piece: PlacedAtom): boolean =>
    piece.region === 'list' && (isOfList(piece) || piece.kind === 'quantity');
  const listed = near.some(isListed);
  for (let index = placed.length - 1; index >= from; index -= 1) {
    const piece = placed[index] as PlacedAtom;
    const basis = piece.basis ?? meaning?.basis ?? null;
    if (listed && piece.region === 'list' && isSeparator(piece)) return;
    // "Traces of milk may be present" are traces.
    replace(placed, index, { region: 'precaution', basis });
  }
}

/** Gives all of a sentence a region if it has nothing but the words, commas and what `may` stand beside them. */
function placeSentence(
  words: Atom,
  placed: PlacedAtom[],
  from: number,
  region: PlacedAtom['region'],
  may: (piece: PlacedAtom) => boolean,
): void {
  const isAbout = (piece: PlacedAtom): boolean =>
    piece.start === words.start || piece.kind === 'joiner' || isMark(piece, ',') || may(piece);
  if (!placed.slice(from).every(isAbout)) return;
  for (let at = from; at < placed.length; at += 1)
    if (placed[at]?.region === 'list') replace(placed, at, { region });
}

/** "Milch und Soja sind enthalten.": a sentence of allergens only is not part of the list. */
const declareNamesBefore: typeof denyNameBefore = (words, placed, from) =>
  placeSentence(words, placed, from, 'declaration', namesAllergen);

/**
 * "Vitamin C, iron and calcium contribute to …", "CarnoSyn® is a trademark of …": a separate sentence after the list is
 * about what it names, unless that may be an allergen.
 */
const takeNamesBefore: typeof denyNameBefore = (words, placed, from) => {
  const may = (piece: PlacedAtom): boolean =>
    piece.kind === 'quality' ||
    isMark(piece, '®™') ||
    (piece.kind === 'name' && !namesAllergen(piece));
  if (from > 0) placeSentence(words, placed, from, 'direction', may);
};

const PLACING: Readonly<Partial<Record<CueKind, typeof denyNameBefore>>> = {
  precaution: warnOfNamesBefore,
  denial: denyNameBefore,
  declaration: declareNamesBefore,
  direction: takeNamesBefore,
};

/**
 * Words that follow the names they refer to: all names of their sentence for a warning or a declaration, the one before
 * them for a denial. The names get a new region; `from` is where the sentence starts, `depth` is the number of open
 * brackets around the words.
 */
export function placeNamesBefore(
  words: Atom,
  placed: PlacedAtom[],
  from: number,
  depth: number,
): void {
  let start = placed.length;
  while (start > from && (placed[start - 1]?.depth ?? 0) >= depth) start -= 1;
  PLACING[words.meaning?.cue ?? 'claim']?.(words, placed, start);
}

/** "Soja (Spuren möglich)": the only content of an allergen's bracket. */
function standsInBracketOf(atoms: Atoms, at: number): boolean {
  const [named, open, , close] = atoms.slice(Math.max(0, at - 2), at + 2);
  return (
    at > 1 && named !== undefined && namesAllergen(named) && isOpening(open) && isClosing(close)
  );
}

/** "Contains soy, milk traces.": words that may follow the names they warn of, and name nothing themselves. */
function standsBehindLast(atoms: Atoms, at: number, rest: Atoms, lexicon: Lexicon): boolean {
  const [before, words] = [atoms[at - 1], atoms[at]];
  const behind = findPhrase(words?.key.split(' ') ?? [], lexicon)?.meanings.some(
    ({ kind, cue }) => kind === 'cue behind' && cue === 'precaution',
  );
  return behind === true && before !== undefined && namesAllergen(before) && isNameless(rest);
}

/** "Contains no milk, but may contain traces": a warning without names is about what its sentence denied before. */
function warnOfDenied({ meaning }: Atom, placed: PlacedAtom[], from: number): void {
  for (const [at, { region, kind }] of placed.slice(from).entries())
    if (region === 'denial' && (kind === 'name' || kind === 'quality'))
      replace(placed, from + at, { region: 'precaution', basis: meaning?.basis ?? null });
}

/** Where words stand: their index, that of the first piece of their sentence, and what surrounds them. */
interface Standing extends Pick<PlacedAtom, 'depth' | 'region'> {
  readonly at: number;
  readonly start: number;
}

/**
 * Gives the names that a warning follows their region, if it follows any: its sentence, the only name before its bracket
 * ("Soja (Spuren möglich)"), the last of a declaration, or what was denied. Returns whether it expects no more names.
 */
export function warnOfNames(
  atoms: Atoms,
  { at, start, depth, region }: Standing,
  placed: PlacedAtom[],
  lexicon: Lexicon,
): boolean {
  const words = atoms[at] as Atom;
  const before = atoms.slice(Math.max(start, at - MAX_SEEN), at);
  const rest = [...restBehind(atoms, at)];
  // The beginning of a text may be its list.
  const follows = start > 0 && followsItsNames(before, rest, lexicon);
  const isLast = region === 'declaration' && standsBehindLast(atoms, at, rest, lexicon);
  const first = Math.max(start, placed.length - MAX_SEEN);
  if (standsInBracketOf(atoms, at)) {
    const item = placed
      .slice(first, -1)
      .findLastIndex((piece) => isSeparator(piece) || isOpening(piece) || piece.kind === 'joiner');
    // "Milch, Soja (Spuren möglich)"
    const all = start > 0 && followsItsNames(before, [], lexicon);
    warnOfNamesBefore(words, placed, all ? start : first + item + 1);
  } else if (follows) placeNamesBefore(words, placed, start, depth);
  else if (isLast) {
    const last = placed.slice(first).findLastIndex(({ kind }) => kind !== 'name');
    warnOfNamesBefore(words, placed, first + last + 1);
  } else if (isNameless(rest)) warnOfDenied(words, placed, start);
  return follows || isLast;
}
