import type { Lexicon, Meaning, Phrase } from '../vocabulary/meanings.ts';
import type { Atom } from './find-atoms.ts';

/** What a phrase of English words names. */
function named(words: string, { phrases }: Lexicon): Meaning | null {
  let level: ReadonlyMap<string, Phrase> | null = phrases;
  let found: Phrase | undefined;
  for (const word of words.split(' ')) {
    found = level?.get(word);
    level = found?.longer ?? null;
  }
  return found?.meanings.find(({ kind }) => kind === 'name') ?? null;
}

/** What a word makes of the food beside it: its flour, or what it is ground to. */
type Making = 'flour' | 'butter';

function makingOf({ kind, key }: Atom, { flours, nutButters }: Lexicon): Making | null {
  if (kind !== 'name') return null;
  if (flours.has(key)) return 'flour';
  return nutButters.has(key) ? 'butter' : null;
}

/** What is made of the food that an atom names; null where it names none that the vocabulary knows so made. */
function madeOf(
  atom: Atom | undefined,
  making: Making,
  sure: boolean,
  lexicon: Lexicon,
): Meaning | null {
  const entry = atom?.kind === 'name' && atom.repaired === null ? atom.meaning?.entry : null;
  if (atom === undefined || entry == null || makingOf(atom, lexicon) !== null) return null;
  // "Mango cream" is cream: only what labels must name is taken for ground.
  if (making === 'butter' && (!sure || entry.allergens.length === 0)) return null;
  const own = named(`${entry.canonical} ${making}`, lexicon);
  return own ?? (sure && making === 'flour' ? atom.meaning : null);
}

/** A food and the word behind it, read as one name. */
interface Made {
  readonly from: number;
  readonly meaning: Meaning;
}

/** The food that is named before the word: "lupini bean flour"; glued to it, any: "Nussmehl". */
function foodBefore(
  atoms: readonly Atom[],
  making: Making,
  glued: boolean,
  lexicon: Lexicon,
): Made | null {
  const last = atoms.length - 1;
  const own = madeOf(atoms[last], making, glued, lexicon);
  if (own !== null) return { from: last, meaning: own };
  const isFamily = atoms[last]?.kind === 'name' && atoms[last]?.meaning?.entry?.kind === 'family';
  const before = isFamily ? madeOf(atoms[last - 1], making, false, lexicon) : null;
  return before === null ? null : { from: last - 1, meaning: before };
}

/** The food behind "of", as in "farine complète de seigle". */
function foodBehind(
  atoms: readonly Atom[],
  at: number,
  making: Making,
  lexicon: Lexicon,
): Meaning | null {
  const joiner = atoms[at + 1];
  const joins = joiner?.kind === 'joiner' && joiner.meaning?.value === 'of';
  return joins ? madeOf(atoms[at + 2], making, true, lexicon) : null;
}

function merged(first: Atom, last: Atom, meaning: Meaning): Atom {
  const key = `${first.key} ${last.key}`;
  return { ...first, kind: 'name', end: last.end, meaning, others: [], repaired: null, key };
}

/**
 * A word for flour beside the food that it is made of is no wheat, one for butter or cream beside a nut no milk:
 * "lupini bean flour", "farine de lentilles corail", "Mandelcreme".
 */
export function withFlours(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  if (!atoms.some((atom) => makingOf(atom, lexicon) !== null)) return atoms;
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const making = makingOf(atom, lexicon);
    const behind = making === null ? null : foodBehind(atoms, at, making, lexicon);
    const before = making === null ? null : foodBefore(read, making, !atom.spaced, lexicon);
    if (behind !== null) {
      read.push(merged(atom, atoms[at + 2] as Atom, behind));
      at += 2;
    } else if (before === null) read.push(atom);
    else read.push(merged(read.splice(before.from)[0] as Atom, atom, before.meaning));
  }
  return read;
}
