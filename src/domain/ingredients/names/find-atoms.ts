import type { Lexicon } from '../vocabulary/meanings.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import type { Atoms } from './atom.ts';
import { withFlours } from './flours.ts';
import { joinBrokenWords } from './broken-words.ts';
import { type LanguageEvidence, languagesOfText, withDeclaring } from './languages.ts';
import { PhraseMatcher } from './match-phrase.ts';
import { readByNeighbors } from './neighbors.ts';
import { atomOf } from './read-atom.ts';
import type { Repair } from './read-word.ts';
import { partRunOnWords } from './run-on-words.ts';
import { splitCompounds } from './split-compound.ts';
import { completeSuspendedCompounds } from './suspended-compounds.ts';
import { type Tile, tilePhrases } from './tile-phrases.ts';

/** Most unknown words of a text that are repaired; hostile texts have more. */
const MAX_REPAIRS = 40;
/** Most known words that an unknown one may be. */
const MAX_CANDIDATES = 6;
/** Finds known words near an unknown one in the languages of the text; each word once, at most `MAX_REPAIRS` of them. */
function repairIn(languages: readonly string[], lexicon: Lexicon): Repair {
  const answers = new Map<string, readonly string[]>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= MAX_REPAIRS) return [];
    const near = new Set(languages.flatMap((language) => lexicon.near(key, language)));
    const found = [...near].slice(0, MAX_CANDIDATES);
    answers.set(key, found);
    return found;
  };
}

/** The atoms of a text, and how many phrases were tried. */
export interface AtomsOfText {
  readonly atoms: Atoms;
  readonly tried: number;
}

/** Splits a text into atoms in linear time: the longest phrase at each place in a language spoken there, then bounded repair. */
export function atomsOf(text: string, lexicon: Lexicon): AtomsOfText {
  const whole = joinBrokenWords(tokensOf(text, lexicon.formsOf), lexicon);
  const written = partRunOnWords(whole, text, lexicon);
  const headed = completeSuspendedCompounds(written, lexicon);
  const { tokens, known } = splitCompounds(headed, text, lexicon);
  const matcher = new PhraseMatcher({ tokens, known, lexicon });
  const found = tokens.map((_, at) => matcher.matchesAt(at));
  const spoken = languagesOfText(
    evidenceOf(tilePhrases(tokens, found, null), tokens),
    lexicon.share,
  );
  let pieces = tilePhrases(tokens, found, spoken.anywhere);
  const unknown = pieces.some(({ at, match }) => match === null && tokens[at]?.kind === 'word');
  if (unknown) {
    const repair = repairIn(spoken.all, lexicon);
    // A damaged text has more unknown words than are repaired, so these come first.
    for (const word of unknownBesideAllergens(pieces, tokens)) repair(word);
    const again = matcher.repairBy(repair);
    const corrected = found.map((known, at) => (again.has(at) ? matcher.matchesAt(at) : known));
    if (again.size > 0) pieces = tilePhrases(tokens, corrected, spoken.anywhere);
  }
  const evidence = evidenceOf(pieces, tokens);
  const languages = withDeclaring(evidence, languagesOfText(evidence, lexicon.share));
  const read = pieces.map((piece, index) => atomOf(piece, tokens, languages(index), lexicon));
  return { atoms: withFlours(readByNeighbors(read, lexicon), lexicon), tried: matcher.tried };
}

/** Distance in pieces within which words are beside each other. */
const BESIDE = 4;

/** Unknown words beside an allergen's: "soy; peahuts, nuts, fish". */
function unknownBesideAllergens(
  pieces: readonly Tile[],
  tokens: readonly Token[],
): readonly string[] {
  const isAllergen = pieces.map(
    ({ match }) => match?.meanings.some((each) => each.isAllergenWord) === true,
  );
  return pieces.flatMap(({ at, match }, index) => {
    const token = tokens[at];
    if (match !== null || token?.kind !== 'word') return [];
    const beside = isAllergen.slice(Math.max(0, index - BESIDE), index + BESIDE + 1);
    return beside.includes(true) ? [token.key] : [];
  });
}

/** Phrases as evidence of a language: by their exact spelling, if some language has it. */
function evidenceOf(
  pieces: readonly Tile[],
  tokens: readonly Token[],
): readonly LanguageEvidence[] {
  return pieces.map(({ at, match }) => {
    const token = tokens[at];
    const parts = token?.key === '.' || token?.paragraph === true;
    if (match === null) return { meanings: [], letters: 0, parts };
    const letters = (tokens[match.end - 1]?.end ?? 0) - (token?.start ?? 0);
    return { meanings: match.spelt.length > 0 ? match.spelt : match.meanings, letters, parts };
  });
}
