import {
  bringsAllergens,
  type Lexicon,
  type Meaning,
  type Phrase,
} from '../vocabulary/meanings.ts';
import { type ReadText, type Repair, readWord, type WordReadings } from './read-word.ts';

/** A phrase of the vocabulary in a text. */
export interface PhraseMatch {
  /** Index of the token after it. */
  readonly end: number;
  readonly meanings: readonly Meaning[];
  /** The meanings of the words exactly as written: the best evidence of the language. */
  readonly spelt: readonly Meaning[];
  /** Words that are written differently from the vocabulary, with what they were read as. */
  readonly repaired: readonly { readonly from: string; readonly to: string }[];
}

const MAX_WORDS = 14;
/** Most pieces before an unknown word at which a repaired phrase may begin. */
const REACH = 6;
const INSIDE_NAMES = /^[-‐-―'’‘´`"“”„®™©*†‡°_#^~]$/u;
const INSIDE_STATEMENTS = /^[/:,]$/u;

function keepBetter(found: PhraseMatch[], match: PhraseMatch): void {
  const at = found.findIndex(({ end }) => end === match.end);
  const best = found[at];
  const fewer = (best?.repaired.length ?? 0) - match.repaired.length;
  if (best === undefined) found.push(match);
  else if (fewer > 0 || (fewer === 0 && isOfStatements(best) && !isOfStatements(match)))
    found[at] = match;
  else if (fewer === 0) {
    // Two readings of one name: in the singular and the plural, in two languages, or of damaged letters.
    const meanings = [...best.meanings, ...match.meanings];
    found[at] = { ...best, meanings, spelt: [...best.spelt, ...match.spelt] };
  }
}

/** The path to a word of a phrase: its repairs, and whether it crossed marks or took words in other forms. */
interface Path {
  readonly repaired: PhraseMatch['repaired'];
  readonly loose: boolean;
  /** Whether it crossed the full stop of an abbreviation. */
  readonly stopped: boolean;
  readonly formed: boolean;
  readonly depth: number;
}

const BEGINNING: Path = { repaired: [], loose: false, stopped: false, formed: false, depth: 1 };
/** From this many words on, a name may go on behind a longer abbreviation: "Bifidobacterium animalis subsp. lactis". */
const WITHIN_NAME = 3;
const NO_MEANINGS: readonly Meaning[] = [];

/** Finds phrases at any place of a text. */
export class PhraseMatcher {
  /** Phrases tried, to prove that reading is linear. */
  tried = 0;
  readonly #text: ReadText;
  /** Cached readings of each token, because many phrases contain the same word. */
  readonly #steps: (WordReadings | undefined)[] = [];
  /** Where searches began that met a word that may be damaged. */
  readonly #met = new Set<number>();
  #begin = 0;

  constructor(text: ReadText) {
    this.#text = text;
  }

  /** Repairs the words met so far; returns the places whose searches met one that can be repaired. */
  repairBy(repair: Repair): ReadonlySet<number> {
    const again = new Set<number>();
    for (const [index, steps] of this.#steps.entries()) {
      if (steps?.damaged !== true) continue;
      const from = this.#text.tokens[index]?.key ?? '';
      const mended = repair(from);
      if (mended.length === 0) continue;
      const repaired = mended.map((key) => ({ key, to: index + 1, repaired: { from, to: key } }));
      this.#steps[index] = { all: [...steps.all, ...repaired], damaged: true };
      for (let begin = Math.max(0, index - REACH); begin <= index; begin += 1)
        if (this.#met.has(begin)) again.add(begin);
    }
    return again;
  }

  /** The phrases that begin at a token, one for each end: the one with the fewest repairs. */
  matchesAt(at: number): readonly PhraseMatch[] {
    const found: PhraseMatch[] = [];
    this.#begin = at;
    this.#walk(this.#text.lexicon.phrases, at, BEGINNING, found);
    return found;
  }

  #walk(phrases: Lexicon['phrases'], index: number, path: Path, found: PhraseMatch[]): void {
    const steps = this.#stepsFrom(index);
    if (steps.damaged && index <= this.#begin + REACH) this.#met.add(this.#begin);
    for (const step of steps.all) {
      this.tried += 1;
      const phrase = phrases.get(step.key);
      if (phrase === undefined) continue;
      const repaired = step.repaired === null ? path.repaired : [...path.repaired, step.repaired];
      const meanings = meaningsOn(path, phrase);
      const formed = path.formed || step.key !== this.#text.tokens[index]?.key;
      if (meanings.length > 0) {
        const spelt = formed ? NO_MEANINGS : meanings;
        keepBetter(found, { end: step.to, meanings, spelt, repaired });
      }
      if (path.depth >= MAX_WORDS || phrase.longer === null) continue;
      const following = this.#following(step.to, phrase, path.depth);
      if (following === null) continue;
      const loose = path.loose || following.loose;
      const stopped = path.stopped || following.stopped;
      const further = { repaired, loose, stopped, formed, depth: path.depth + 1 };
      this.#walk(phrase.longer, following.index, further, found);
    }
  }

  #stepsFrom(index: number): WordReadings {
    return (this.#steps[index] ??= readWord(this.#text, index));
  }

  /**
   * A full stop after a short word, which has no meaning that abbreviations lack ("soy. Milk"); an allergen after it is
   * not part of a longer name ("keep cool and dry. Milk").
   */
  #endsAbbreviation(at: number, { meanings }: Phrase, depth: number): boolean {
    const { tokens } = this.#text;
    const [word, stop] = [tokens[at - 1], tokens[at]];
    const longest = depth >= WITHIN_NAME && meanings.length === 0 ? 5 : 3;
    if (stop?.key !== '.' || stop.spaced || word?.kind !== 'word' || word.key.length > longest)
      return false;
    return !meanings.some(isNoAbbreviation) && !this.#bringsAllergens(at + 1);
  }

  /** "Soy — milk powder": a dash between spaces separates a name from an allergen. */
  #partsAllergens(at: number, { meanings }: Phrase): boolean {
    const { tokens } = this.#text;
    const spaced = tokens[at]?.spaced === true && tokens[at + 1]?.spaced === true;
    return spaced && meanings.length > 0 && this.#bringsAllergens(at + 1);
  }

  #bringsAllergens(at: number): boolean {
    const { tokens, lexicon } = this.#text;
    const forms = tokens[at]?.forms ?? [];
    return forms.some((form) => lexicon.phrases.get(form)?.meanings.some(bringsAllergens));
  }

  /** The next word of a longer phrase than this, past marks that a phrase may contain. */
  #following(
    index: number,
    phrase: Phrase,
    depth: number,
  ): { readonly index: number; readonly loose: boolean; readonly stopped: boolean } | null {
    let loose = false;
    let stopped = false;
    for (let at = index; at < index + 3; at += 1) {
      const token = this.#text.tokens[at];
      if (token === undefined || token.paragraph) return null;
      if (token.kind !== 'mark') return { index: at, loose, stopped };
      // "OhYeah! blend": a mark of the brand, if the words before it mean nothing alone.
      if (token.key === '!' && phrase.meanings.length === 0) continue;
      if (INSIDE_NAMES.test(token.key)) {
        if (this.#partsAllergens(at, phrase)) return null;
        continue;
      }
      if (this.#endsAbbreviation(at, phrase, depth)) {
        // "Contém glúten? Não. Contém leite": no denial continues after it.
        stopped = true;
        continue;
      }
      if (!INSIDE_STATEMENTS.test(token.key)) return null;
      loose = true;
    }
    return null;
  }
}

/** "Soy", and "no", which denies nothing in the next sentence ("Milk: no. Gluten …"). */
function isNoAbbreviation(meaning: Meaning): boolean {
  return bringsAllergens(meaning) || meaning.cue === 'denial';
}

/** The meanings of a phrase that the marks on the path to it allow. */
function meaningsOn({ loose, stopped }: Path, { meanings }: Phrase): readonly Meaning[] {
  if (!loose && !stopped) return meanings;
  return meanings.filter(
    (each) => !(loose && !mayCrossMarks(each)) && !(stopped && each.cue === 'denial'),
  );
}

/** "Hergestellt, in dem …" is not an address; "milk: no, soy: yes" does not say "no soy"; "glucosamine, salt" is no salt of it. */
function mayCrossMarks({ kind, cue }: Meaning): boolean {
  if (cue === 'address' || cue === 'denial') return false;
  return !['name', 'function', 'quality', 'no ingredient'].includes(kind);
}

/** Known only as words with which statements name an allergen. */
function isOfStatements({ meanings }: PhraseMatch): boolean {
  return meanings.every(({ allergens }) => allergens.length > 0);
}
