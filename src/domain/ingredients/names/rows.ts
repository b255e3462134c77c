import { isMark, type Atom, type Atoms, namedAs, namingNothing } from './atom.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';

/** A series of words that share one that only the first has: "vitamins A, C and E", "yellow 5 & 6", "preservatives 211, 202". */
interface Row {
  /** The word that an atom shares with what follows; null if it shares none. */
  shared(atom: Atom): string | null;
  /** Whether the series continues after an atom that shares nothing. */
  goesOn(atom: Atom): boolean;
  /** What an atom of the series is with the shared word; null if it does not belong to the series. */
  read(shared: string, atom: Atom, atoms: Atoms, at: number): Atom | null;
}

function withRow(atoms: Atoms, row: Row): Atoms {
  let shared: string | null = null;
  return atoms.map((atom, at): Atom => {
    const read = shared === null ? null : row.read(shared, atom, atoms, at);
    if (read === null) shared = row.shared(atom) ?? (row.goesOn(atom) ? shared : null);
    return read ?? atom;
  });
}

function namedWith(word: string, atom: Atom, lexicon: Lexicon): Atom | null {
  const meaning = nameOf([word, atom.key], lexicon);
  return meaning && namedAs(atom, meaning);
}

/** "Vitamins", "vitamin blend", "vitamins and minerals". */
const VITAMINS = /^vitamins?(?:$| \w{3,}.)/u;
const LETTER = /^(?:[abcdehk]|pp|[dk][123])$/u;

function isVitamin({ meaning }: Atom): boolean {
  return meaning?.entry?.roles.includes('vitamin') === true;
}

/**
 * "A e D" is "A and D" in Italian: a small word between two letters, after a bracket, "(B9) e B12", or part of what
 * follows, "d'acérola".
 */
function joins(atoms: Atoms, at: number): boolean {
  const [before, atom, behind] = [atoms[at - 1], atoms[at], atoms[at + 1]];
  const parts = before?.kind === 'mark' && before.key !== ')';
  const ends = behind?.kind === 'mark' && !isMark(behind, "'’");
  return atom?.kind === 'joiner' && !parts && !ends;
}

/** "D-delta-tocopherol" is a form of E; in "A-C-E-B1" each is a vitamin. */
function isOfForm(atoms: Atoms, at: number): boolean {
  const next = atoms[at + 2];
  return isMark(atoms[at + 1], '-') && next?.kind === 'name' && /\p{L}{3}/u.test(next.key);
}

/** "Vitamins (A, C and E)", "vitamines : E, C, B1": single letters after vitamins. */
function vitaminLetters(lexicon: Lexicon): Row {
  return {
    shared: (atom) =>
      VITAMINS.test(atom.meaning?.entry?.canonical ?? '') ||
      (isVitamin(atom) && /^\p{L}+ \w{1,3}$/u.test(atom.key))
        ? 'vitamin'
        : null,
    goesOn: (atom) =>
      atom.kind === 'mark'
        ? !';.'.includes(atom.key)
        : isVitamin(atom) || atom.kind === 'joiner' || atom.kind === 'quantity',
    read(vitamin, atom, atoms, at) {
      const letter = LETTER.test(atom.key) && !joins(atoms, at) && !isOfForm(atoms, at);
      return letter ? namedWith(vitamin, atom, lexicon) : null;
    },
  };
}

const COLOR = /^(?:fd (?:and )?c )?(blue|green|red|yellow) /u;

/** "Yellow 5 & 6", "FD&C Blue #1 and #2": a number after a color's is another of that color. */
function colorNumbers(lexicon: Lexicon): Row {
  return {
    shared: ({ kind, key }) => (kind === 'name' ? (COLOR.exec(key)?.[1] ?? null) : null),
    goesOn: (atom) => atom.kind === 'joiner' || isMark(atom, '#&/'),
    read: (color, atom) => (atom.kind === 'quantity' ? namedWith(color, atom, lexicon) : null),
  };
}

const ADDITIVE = /^\d{3,4}[a-f]?(?:i{1,3}|iv|v)?$/u;

/**
 * "Preservatives (211, 202)", "raising agents [503(ii), 500(ii)]": numbers of additives after their function, or after
 * a code ("E102, 110").
 */
function additiveNumbers(lexicon: Lexicon): Row {
  return {
    shared: ({ kind, key }) => (kind === 'function' || /^e\d{3}/u.test(key) ? 'e' : null),
    goesOn: (atom) => atom.kind === 'joiner' || isMark(atom, ',&([:/-'),
    read(e, atom) {
      if (!ADDITIVE.test(atom.key)) return null;
      const codes = lexicon.formsOf(`${e}${atom.key}`).map((code) => nameOf([code], lexicon));
      const meaning = codes.find((each) => each !== null);
      return meaning == null ? null : namedAs(atom, meaning);
    },
  };
}

const NUMERAL = /(?:^| )(?:i{1,3}|iv|vi{0,3}|ix|xi{0,3})$/u;

/** "Collagen types I, V and X": the numerals after the first name other types. */
const TYPE_NUMERALS: Row = {
  shared: ({ kind, key }) =>
    (kind === 'quality' || kind === 'name') && / /u.test(key) && NUMERAL.test(key) ? 'type' : null,
  goesOn: (atom) => atom.kind === 'joiner' || isMark(atom, ',&/+'),
  read: (_, atom) => (NUMERAL.test(atom.key) ? namingNothing(atom) : null),
};

/** Reads words, letters and numbers with the word that they share with what precedes them. */
export function withRows(atoms: Atoms, lexicon: Lexicon): Atoms {
  const rows = [
    vitaminLetters(lexicon),
    colorNumbers(lexicon),
    additiveNumbers(lexicon),
    TYPE_NUMERALS,
  ];
  return rows.reduce(withRow, atoms);
}
