import { type GroundForm, type Lexicon, type Meaning, nameOf } from '../vocabulary/meanings.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { type Atom, type Atoms, namedAs } from './atom.ts';

function groundFormOf({ kind, key }: Atom, { groundForms }: Lexicon): GroundForm | null {
  return kind === 'name' ? (groundForms.get(key) ?? null) : null;
}

/** What is made of the food that an atom names; null where it names none that the vocabulary knows so made. */
function groundFrom(
  atom: Atom | undefined,
  form: GroundForm,
  sure: boolean,
  lexicon: Lexicon,
): Meaning | null {
  const entry = atom?.meaning?.entry;
  if (!entry || atom?.repaired !== null) return null;
  if (form !== 'flour' && !(sure && isGroundTo(form, entry))) return null;
  const own = nameOfGround(entry, form, lexicon);
  return own ?? (sure && form !== 'nut butter' ? atom.meaning : null);
}

const WORDS_OF: Readonly<Record<GroundForm, readonly string[]>> = {
  flour: ['flour'],
  'nut butter': ['butter'],
  paste: ['butter', 'paste'],
};

function nameOfGround(
  { canonical }: VocabularyEntry,
  form: GroundForm,
  lexicon: Lexicon,
): Meaning | null {
  const names = WORDS_OF[form].map((word) => nameOf(`${canonical} ${word}`.split(' '), lexicon));
  return names.find((name) => name !== null) ?? null;
}

/** "Mango cream" is cream: only what labels must name is taken for ground to it. "Eierpasta" are noodles. */
function isGroundTo(form: GroundForm, { allergens }: VocabularyEntry): boolean {
  return form === 'nut butter' ? allergens.length > 0 : !allergens.includes('egg');
}

/** Where a food stands beside a word, and what the two are together. */
interface GroundFood {
  readonly at: number;
  readonly meaning: Meaning;
}

/** The food that is named before the word: "lupini bean flour"; glued to it, any: "Nussmehl". */
function foodBefore(
  atoms: Atoms,
  form: GroundForm,
  glued: boolean,
  lexicon: Lexicon,
): GroundFood | null {
  const last = atoms.length - 1;
  const own = groundFrom(atoms[last], form, glued, lexicon);
  if (own !== null) return { at: last, meaning: own };
  const isFamily = atoms[last]?.meaning?.entry?.kind === 'family';
  const before = isFamily ? groundFrom(atoms[last - 1], form, false, lexicon) : null;
  return before && { at: last - 1, meaning: before };
}

/** The food behind "of", as in "farine complète de seigle", "pasta de _praliné_". */
function foodBehind(
  atoms: Atoms,
  word: number,
  form: GroundForm,
  lexicon: Lexicon,
): GroundFood | null {
  if (atoms[word + 1]?.meaning?.value !== 'of') return null;
  const at = atoms[word + 2]?.key === '_' ? word + 3 : word + 2;
  const meaning = groundFrom(atoms[at], form, true, lexicon);
  return meaning && { at, meaning };
}

function merged(first: Atom, last: Atom, meaning: Meaning): Atom {
  return { ...namedAs(first, meaning), end: last.end, key: `${first.key} ${last.key}` };
}

/** Flour beside the food it is of is no wheat, butter or cream beside a nut no milk: "lupini bean flour", "Mandelcreme". */
export function withFlours(atoms: Atoms, lexicon: Lexicon): Atoms {
  if (!atoms.some((atom) => groundFormOf(atom, lexicon) !== null)) return atoms;
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const form = groundFormOf(atom, lexicon);
    const behind = form && foodBehind(atoms, at, form, lexicon);
    const before = form && foodBefore(read, form, !atom.spaced, lexicon);
    if (behind !== null) {
      read.push(merged(atom, atoms[behind.at] as Atom, behind.meaning));
      at = behind.at;
    } else if (before === null) read.push(atom);
    else read.push(merged(read.splice(before.at)[0] as Atom, atom, before.meaning));
  }
  return read;
}
