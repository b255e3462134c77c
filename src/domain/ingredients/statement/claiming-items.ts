import {
  type Atom,
  type Atoms,
  namingNothing,
  isMark,
  isOpening,
  boundsItem,
} from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { isDenyingClaim } from './denials.ts';

function partsItem(atom: Atom): boolean {
  return boundsItem(atom) || isMark(atom, '.!?:');
}

/** "Not", "suitable", "unsuitable". */
function judges(word: string, { wordsThatSay: { fit, unfit, not } }: Lexicon): boolean {
  return [fit, unfit, not].some((words) => words.has(word));
}

function isOfDiet(word: string, { wordsThatSay }: Lexicon): boolean {
  return wordsThatSay.vegan.has(word) || wordsThatSay.vegetarian.has(word);
}

/** Whether an item says only which diet the product suits or not, in any order: "für Vegetarier und Veganer nicht geeignet". */
function saysSuitability(item: Atoms, lexicon: Lexicon): boolean {
  const words = item.flatMap(({ kind, key }) => (kind === 'mark' ? [] : key.split(' ')));
  return (
    words.some((word) => isOfDiet(word, lexicon)) &&
    words.some((word) => judges(word, lexicon)) &&
    words.every(
      (word) =>
        isOfDiet(word, lexicon) || judges(word, lexicon) || lexicon.statementWords.has(word),
    )
  );
}

/** "sans gluten" in an English list, "laktosefrei und zuckerfrei": nothing but what the product is free from. */
function saysFreeFrom(item: Atoms, lexicon: Lexicon): boolean {
  const words = item.filter(({ kind }) => kind !== 'mark' && kind !== 'joiner');
  return (
    words.length > 0 &&
    words.every((atom) => atom.kind === 'quality' && isDenyingClaim(atom, lexicon))
  );
}

/** Whether an item only claims; behind a bracket, "Oats (gluten free)" says it of the oats. */
function onlyClaims(item: Atoms, before: Atom | undefined, lexicon: Lexicon): boolean {
  return saysSuitability(item, lexicon) || (!isOpening(before) && saysFreeFrom(item, lexicon));
}

/** Makes claims of items that only say what the product is free from, or which diet it suits or not, in any language. */
export function withClaimingItems(atoms: Atoms, lexicon: Lexicon): Atoms {
  const read = [...atoms];
  for (let start = 0; start < atoms.length; ) {
    let [end, named] = [start, false];
    for (let atom = atoms[end]; atom !== undefined && !partsItem(atom); atom = atoms[end]) {
      if (end > start && atom.paragraph) break;
      named ||= atom.kind === 'name' || atom.kind === 'function';
      end += 1;
    }
    if (!named && onlyClaims(atoms.slice(start, end), atoms[start - 1], lexicon))
      for (const [at, atom] of atoms.slice(start, end).entries())
        if (atom.kind !== 'mark' && atom.meaning?.cue !== 'claim')
          read[start + at] = namingNothing(atom);
    start = Math.max(end, start + 1);
  }
  return read;
}
