import { type GroundForm, type Lexicon, type Meaning, nameOf } from '../vocabulary/meanings.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import {
  type Atom,
  type Atoms,
  isClosing,
  isOpening,
  namedAs,
  namingNothing,
  says,
} from './atom.ts';

function groundFormOf({ kind, key }: Atom, { groundForms }: Lexicon): GroundForm | null {
  return kind === 'name' ? (groundForms.get(key) ?? null) : null;
}

/** Most atoms between nuts and the end of their bracket. */
const SEEN = 6;
/** Most atoms of a bracket that lists what was ground. */
const LONGEST_LIST = 30;
const NUTS: readonly string[] = ['nuts', 'tree nuts'];

/** The English names of products of each ground form. */
const WORDS_OF: Readonly<Record<GroundForm, readonly string[]>> = {
  flour: ['flour'],
  'nut butter': ['butter'],
  paste: ['butter', 'paste'],
};

/** "Mango cream" is cream: only allergens are taken to be ground to it. "Eierpasta" are noodles. */
function isGroundTo(form: GroundForm, { allergens }: VocabularyEntry): boolean {
  return form === 'nut butter' ? allergens.length > 0 : !allergens.includes('egg');
}

/** The product ground from the food that an atom names, which is `sure` if it must be meant; null if the vocabulary has none. */
function groundFrom(
  atom: Atom | undefined,
  form: GroundForm,
  sure: boolean,
  lexicon: Lexicon,
): Meaning | null {
  const entry = atom?.meaning?.entry;
  if (!entry || atom?.repaired !== null) return null;
  if (form !== 'flour' && !(sure && isGroundTo(form, entry))) return null;
  for (const word of WORDS_OF[form]) {
    const own = nameOf(`${entry.canonical} ${word}`.split(' '), lexicon);
    if (own !== null) return own;
  }
  return sure && form !== 'nut butter' ? atom.meaning : null;
}

/** "Flours (rice, oat)", "butters (almond)": if the bracket behind them has nothing but what is ground to them. */
function groundInBracket([opening, ...atoms]: Atoms, form: GroundForm, lexicon: Lexicon) {
  const list = atoms.slice(0, isOpening(opening) ? Math.max(0, atoms.findIndex(isClosing)) : 0);
  const foods = list.filter(({ kind }) => kind === 'name' || kind === 'unread');
  const isGround = (food: Atom): boolean =>
    groundFrom(food, form, form !== 'flour', lexicon) !== null;
  if (foods.length === 0 || form === 'paste' || !foods.every(isGround)) return null;
  return nameOf(form === 'flour' ? ['flour', 'blend'] : ['nut', 'and', 'seed', 'butter'], lexicon);
}

function merged(first: Atom, last: Atom, meaning: Meaning): Atom {
  return { ...namedAs(first, meaning), end: last.end, key: `${first.key} ${last.key}` };
}

/** Index of the food after "of", as in "farine complète de seigle", "pasta de _praliné_"; -1 if there is no "of". */
function indexBehindOf(atoms: Atoms, word: number): number {
  if (!says(atoms[word + 1], 'of')) return -1;
  return atoms[word + 2]?.key === '_' ? word + 3 : word + 2;
}

/** "Noisettes 13 % (en pâte)": a bracket says that the nuts before it are ground. */
function isInBracketOfNuts(read: Atoms, next: Atom | undefined, lexicon: Lexicon): boolean {
  const [opening, joiner] = read.slice(-2);
  if (!isOpening(opening) || joiner?.kind !== 'joiner' || !isClosing(next)) return false;
  const food = read.slice(0, -2).findLast(({ kind }) => kind !== 'quantity');
  const isNut = food?.meaning?.entry?.ancestors.some((name) => NUTS.includes(name)) === true;
  return isNut && groundFrom(food, 'paste', true, lexicon) !== null;
}

/** What brackets say of what is ground: words for pastes in those of nuts name nothing. */
function withBrackets(atoms: Atoms, lexicon: Lexicon): Atoms {
  return atoms.map((atom, at) => {
    const form = groundFormOf(atom, lexicon);
    if (form === null) return atom;
    const before = atoms.slice(Math.max(0, at - SEEN), at);
    if (form === 'paste' && isInBracketOfNuts(before, atoms[at + 1], lexicon))
      return namingNothing(atom);
    const blend = groundInBracket(atoms.slice(at + 1, at + LONGEST_LIST), form, lexicon);
    return blend === null ? atom : { ...namedAs(atom, blend), key: '' };
  });
}

/** Flour beside the food it is made of is not wheat, butter or cream beside a nut is not milk: "lupini bean flour", "Mandelcreme". */
export function withFlours(written: Atoms, lexicon: Lexicon): Atoms {
  if (!written.some((atom) => groundFormOf(atom, lexicon) !== null)) return written;
  const atoms = withBrackets(written, lexicon);
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at] as Atom;
    const form = groundFormOf(atom, lexicon);
    const food = form === null ? -1 : indexBehindOf(atoms, at);
    const behind = form && groundFrom(atoms[food], form, true, lexicon);
    // In one word with it, the food is surely meant: "Nussmehl".
    const own = form && groundFrom(read.at(-1), form, !atom.spaced, lexicon);
    const isFamily = read.at(-1)?.meaning?.entry?.kind === 'family';
    const before = own ?? (form && isFamily ? groundFrom(read.at(-2), form, false, lexicon) : null);
    if (behind !== null) {
      read.push(merged(atom, atoms[food] as Atom, behind));
      at = food;
    } else if (before === null) read.push(atom);
    else read.push(merged(read.splice(own === null ? -2 : -1)[0] as Atom, atom, before));
  }
  return read;
}
