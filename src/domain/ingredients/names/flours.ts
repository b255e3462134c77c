import { type Lexicon, type Meaning, nameOf } from '../vocabulary/meanings.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import type { Atom } from './atom.ts';

/** What a word makes of the food beside it: its flour, or what it is ground to. */
type GroundForm = 'flour' | 'butter' | 'paste';

function groundFormOf(
  { kind, key }: Atom,
  { flours, nutButters, pastes }: Lexicon,
): GroundForm | null {
  if (kind !== 'name') return null;
  if (flours.has(key)) return 'flour';
  if (pastes.has(key)) return 'paste';
  return nutButters.has(key) ? 'butter' : null;
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
  return own ?? (sure && form !== 'butter' ? atom.meaning : null);
}

function nameOfGround(
  { canonical }: VocabularyEntry,
  form: GroundForm,
  lexicon: Lexicon,
): Meaning | null {
  const words = form === 'paste' ? ['butter', 'paste'] : [form];
  const names = words.map((word) => nameOf(`${canonical} ${word}`.split(' '), lexicon));
  return names.find((name) => name !== null) ?? null;
}

/** "Mango cream" is cream: only what labels must name is taken for ground to it. "Eierpasta" are noodles. */
function isGroundTo(form: 'butter' | 'paste', { allergens }: VocabularyEntry): boolean {
  return form === 'butter' ? allergens.length > 0 : !allergens.includes('egg');
}

/** A food and the word behind it, read as one name. */
interface GroundFood {
  readonly from: number;
  readonly meaning: Meaning;
}

/** The food that is named before the word: "lupini bean flour"; glued to it, any: "Nussmehl". */
function foodBefore(
  atoms: readonly Atom[],
  form: GroundForm,
  glued: boolean,
  lexicon: Lexicon,
): GroundFood | null {
  const last = atoms.length - 1;
  const own = groundFrom(atoms[last], form, glued, lexicon);
  if (own !== null) return { from: last, meaning: own };
  const isFamily = atoms[last]?.meaning?.entry?.kind === 'family';
  const before = isFamily ? groundFrom(atoms[last - 1], form, false, lexicon) : null;
  return before === null ? null : { from: last - 1, meaning: before };
}

/** The food behind "of", as in "farine complète de seigle", "pasta de _praliné_". */
function foodBehind(
  atoms: readonly Atom[],
  at: number,
  form: GroundForm,
  lexicon: Lexicon,
): { readonly food: number; readonly meaning: Meaning } | null {
  const joiner = atoms[at + 1];
  if (joiner?.meaning?.value !== 'of') return null;
  const food = atoms[at + 2]?.key === '_' ? at + 3 : at + 2;
  const meaning = groundFrom(atoms[food], form, true, lexicon);
  return meaning === null ? null : { food, meaning };
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
  if (!atoms.some((atom) => groundFormOf(atom, lexicon) !== null)) return atoms;
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const form = groundFormOf(atom, lexicon);
    const behind = form === null ? null : foodBehind(atoms, at, form, lexicon);
    const before = form === null ? null : foodBefore(read, form, !atom.spaced, lexicon);
    if (behind !== null) {
      read.push(merged(atom, atoms[behind.food] as Atom, behind.meaning));
      at = behind.food;
    } else if (before === null) read.push(atom);
    else read.push(merged(read.splice(before.from)[0] as Atom, atom, before.meaning));
  }
  return read;
}
