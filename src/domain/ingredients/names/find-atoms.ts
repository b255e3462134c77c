import { SHORTEST_WARNING } from '../vocabulary/lexicon.ts';
import { type Lexicon, type Meaning } from '../vocabulary/meanings.ts';
import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { differsInside } from '../words/spelling.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import { chosenMeaning } from './choose-meaning.ts';
import { withFlours } from './flours.ts';
import { type Found, localLanguages, SPOKEN, type Spoken } from './languages.ts';
import { type Match, PhraseMatcher, type Repair } from './match-phrase.ts';
import { splitCompounds } from './split-compound.ts';
import { withHeads } from './suspended-compounds.ts';
import { withVitaminLetters } from './vitamin-letters.ts';

/** The smallest piece of a text that means something: a phrase of the vocabulary, an amount, a mark, or an unread word. */
export interface Atom {
  readonly kind: Meaning['kind'] | 'quantity' | 'mark' | 'unread';
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** What it means; null for amounts, marks and unread words. */
  readonly meaning: Meaning | null;
  /** Entries that other languages of the text, or other repairs, give the same word. */
  readonly others: readonly VocabularyEntry[];
  /** The word as read, where letters were mended. */
  readonly repaired: string | null;
  /** Folded words, the mark itself. */
  readonly key: string;
  readonly spaced: boolean;
  readonly paragraph: boolean;
  readonly capital: boolean;
}

/** Unknown words that are looked for in one text; hostile texts have more. */
const MOST_REPAIRS = 40;
const SHORTEST_READ = 7;

interface Piece {
  readonly at: number;
  readonly match: Match | null;
}

/** What a piece costs where the tiling is chosen: unread words most, then words of languages not spoken here, repairs, every piece. */
const COST = { unread: 20, foreign: 15, repair: 6, piece: 1 } as const;

function costOf(match: Match, languages: ReadonlySet<string> | null): number {
  const foreign = languages !== null && !isSpoken(match, languages);
  return (foreign ? COST.foreign : COST.piece) + COST.repair * match.repaired.length;
}

/** For each token the match that the cheapest tiling from there on begins with; null for the token alone. */
function choicesOf(
  tokens: readonly Token[],
  matchesAt: readonly (readonly Match[])[],
  languages: ReadonlySet<string> | null,
): readonly (Match | null)[] {
  const costs = new Float64Array(tokens.length + 1);
  const choices: (Match | null)[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const alone = tokens[at]?.kind === 'word' ? COST.unread : COST.piece;
    let cost = alone + (costs[at + 1] ?? 0);
    let choice: Match | null = null;
    for (const match of matchesAt[at] ?? []) {
      const own = costOf(match, languages) + (costs[match.end] ?? 0);
      if (own > cost || (own === cost && match.end < (choice?.end ?? 0))) continue;
      [cost, choice] = [own, match];
    }
    costs[at] = cost;
    choices[at] = choice;
  }
  return choices;
}

/** The tiling of the tokens that leaves the fewest words unread, and of those the one with the fewest pieces. */
function piecesOf(
  tokens: readonly Token[],
  matchesAt: readonly (readonly Match[])[],
  languages: ReadonlySet<string> | null,
): readonly Piece[] {
  const choices = choicesOf(tokens, matchesAt, languages);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = choices[at] ?? null;
    pieces.push({ at, match });
    at = match?.end ?? at + 1;
  }
  return pieces;
}

function isSpoken({ meanings }: Match, languages: ReadonlySet<string>): boolean {
  return meanings.some(({ language, warns }) => warns || languages.has(language));
}

/** Looks for words near an unknown one in the languages of the text; each word once, and not without end. */
function repairIn(languages: readonly string[], lexicon: Lexicon): Repair {
  const answers = new Map<string, readonly string[]>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= MOST_REPAIRS) return [];
    const found = [...new Set(languages.flatMap((language) => lexicon.near(key, language)))];
    answers.set(key, found.slice(0, 6));
    return found.slice(0, 6);
  };
}

/** What a text was taken apart into, and how many phrases were tried for it. */
export interface AtomsOfText {
  readonly atoms: readonly Atom[];
  readonly tried: number;
}

/**
 * Takes a text apart: the longest phrase of the vocabulary at each place, then, for words that no phrase has, bounded
 * repair. A phrase counts only in a language that is spoken around it. Linear in the length of the text.
 */
export function atomsOf(text: string, lexicon: Lexicon): AtomsOfText {
  const { tokens, known } = splitCompounds(
    withHeads(tokensOf(text, lexicon.formsOf), lexicon),
    text,
    lexicon,
  );
  const matcher = new PhraseMatcher(tokens, known, lexicon);
  const found = tokens.map((_, at) => matcher.matchesAt(at));
  const anyhow = piecesOf(tokens, found, null);
  const spoken = languagesOf(anyhow, tokens, lexicon);
  let pieces = piecesOf(tokens, found, spoken.anywhere);
  const unknown = pieces.some(({ at, match }) => match === null && tokens[at]?.kind === 'word');
  if (unknown) {
    const repair = repairIn(spoken.all, lexicon);
    // A damaged text has more unknown words than are looked for.
    for (const word of unknownBesideAllergens(pieces, tokens)) repair(word);
    const again = matcher.repairBy(repair);
    const mended = found.map((known, at) => (again.has(at) ? matcher.matchesAt(at) : known));
    if (again.size > 0) pieces = piecesOf(tokens, mended, spoken.anywhere);
  }
  const { around } = areSame(pieces, anyhow) ? spoken : languagesOf(pieces, tokens, lexicon);
  const atoms = pieces.map((piece, index) => atomOf(piece, tokens, around(index), lexicon));
  return { atoms: withFlours(withVitaminLetters(atoms, lexicon), lexicon), tried: matcher.tried };
}

/** Pieces within which a word stands beside another. */
const BESIDE = 4;

/** Unknown words that stand beside an allergen's: "soy; peahuts, nuts, fish". */
function unknownBesideAllergens(
  pieces: readonly Piece[],
  tokens: readonly Token[],
): readonly string[] {
  const warns = pieces.map(({ match }) => match?.meanings.some((each) => each.warns) === true);
  return pieces.flatMap(({ at, match }, index) => {
    const token = tokens[at];
    if (match !== null || token?.kind !== 'word') return [];
    const beside = warns.slice(Math.max(0, index - BESIDE), index + BESIDE + 1);
    return beside.includes(true) ? [token.key] : [];
  });
}

function languagesOf(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  { share }: Lexicon,
): Spoken {
  return localLanguages(
    pieces.map((piece) => foundAt(piece, tokens)),
    share,
  );
}

function areSame(pieces: readonly Piece[], others: readonly Piece[]): boolean {
  return (
    pieces.length === others.length &&
    pieces.every(({ match }, index) => match === (others[index]?.match ?? null))
  );
}

/** What a phrase says of the language: as it is written, if some language writes it so. */
function foundAt({ at, match }: Piece, tokens: readonly Token[]): Found {
  if (match === null) return { meanings: [], letters: 0 };
  const letters = (tokens[match.end - 1]?.end ?? 0) - (tokens[at]?.start ?? 0);
  return { meanings: match.spelt.length > 0 ? match.spelt : match.meanings, letters };
}

/** What an atom was read as. */
type Reading = Pick<Atom, 'kind' | 'meaning' | 'others' | 'repaired' | 'key'>;

function atomOf(
  { at, match }: Piece,
  tokens: readonly Token[],
  languages: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): Atom {
  const token = tokens[at];
  const last = tokens[(match?.end ?? at + 1) - 1];
  if (token === undefined || last === undefined) throw new Error('No token');
  const { kind, meaning, others, repaired, key } =
    match === null
      ? withoutMatch(token, lexicon)
      : readingOf(tokens.slice(at, match.end), token, match, languages, lexicon);
  return {
    kind,
    start: token.start,
    end: last.end,
    meaning,
    others,
    repaired,
    key,
    spaced: token.spaced,
    paragraph: token.paragraph,
    capital: token.capital,
  };
}

const NO_ENTRIES: readonly VocabularyEntry[] = [];

function withoutMatch({ kind, key }: Token, lexicon: Lexicon): Reading {
  const nothing = { meaning: null, others: NO_ENTRIES, repaired: null, key };
  if (kind !== 'word') return { ...nothing, kind: kind === 'mark' ? 'mark' : 'quantity' };
  const warning = lexicon.statementWords.has(key) ? {} : warningIn(key, lexicon);
  return { ...nothing, kind: 'unread', ...warning };
}

function readingOf(
  matched: readonly Token[],
  first: Token,
  match: Match,
  languages: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): Reading {
  const meaning = chosenMeaning(first.key, match.meanings, languages, lexicon);
  if (meaning === null) {
    const suspects = suspectsOf(match, languages);
    // A name of several words is there in whatever language it stands.
    const repaired = matched.length > 1 && suspects.length > 0 ? first.key : null;
    return { kind: 'unread', meaning, others: suspects, repaired, key: first.key };
  }
  const { kind } = meaning;
  const key = matched.length === 1 ? first.key : matched.map((each) => each.key).join(' ');
  const spoken = match.meanings.filter(({ language }) => (languages.get(language) ?? 0) >= SPOKEN);
  const others = namesIn(spoken).filter((entry) => entry !== meaning.entry);
  if (match.repaired.length === 0) return { kind, meaning, others, repaired: null, key };
  const repaired = match.repaired.map(({ to }) => to).join(' ');
  const read =
    others.length === 0 &&
    match.repaired.every(({ from, to }) => from.length >= SHORTEST_READ && differsInside(from, to));
  if (read) return { kind, meaning, others, repaired, key };
  const suspects = kind === 'function' ? NO_ENTRIES : namesIn(match.meanings);
  return { kind: 'unread', meaning: beforeName(meaning), others: suspects, repaired, key };
}

/** "de sojaj" is not read, and is evidence of soy; "sweeterer thaumatin" introduces the ingredient. */
function beforeName(meaning: Meaning): Meaning | null {
  return meaning.kind === 'quality' || meaning.kind === 'function' ? meaning : null;
}

const CERTAIN_WARNING = 5;

/** "milkprot", "etdesesame": an allergen's word at an end of a word that nobody knows. */
function warningIn(
  key: string,
  { warningWords, beheadedWarnings }: Lexicon,
): Pick<Atom, 'others' | 'repaired'> {
  for (let length = key.length - 1; length >= SHORTEST_WARNING; length -= 1)
    for (const part of [key.slice(0, length), key.slice(-length)]) {
      const entry = warningWords.get(part);
      if (entry !== undefined)
        return { others: [entry], repaired: length >= CERTAIN_WARNING ? part : null };
    }
  // "uctoserum"
  for (const tail of [key, key.slice(1)]) {
    const beheaded = beheadedWarnings.get(tail);
    if (beheaded !== undefined) return { others: beheaded, repaired: tail };
  }
  return { others: [], repaired: null };
}

/** What a phrase may name; a mended word only what the languages around it have by that word, if any has. */
function suspectsOf(
  { meanings, repaired }: Match,
  languages: ReadonlyMap<string, number>,
): readonly VocabularyEntry[] {
  if (repaired.length === 0) return namesIn(meanings);
  const around = namesIn(meanings.filter(({ language }) => languages.has(language)));
  return around.length > 0 ? around : namesIn(meanings);
}

function namesIn(meanings: readonly Meaning[]): readonly VocabularyEntry[] {
  const names: VocabularyEntry[] = [];
  for (const { entry } of meanings) if (entry !== null && !names.includes(entry)) names.push(entry);
  return names;
}
