import {
  DIETARY_FLAGS,
  FITNESS_GOALS,
  PRODUCT_FORMATS,
  PROTEIN_TYPES,
  type DietaryFlag,
  type FitnessGoal,
  type ProductFormat,
  type ProteinType,
} from '../product/enumerations.ts';
import { distinct } from '../wording.ts';
import { cutPieces, type NameLookUp, type Piece } from './cut-pieces.ts';
import { means, readFigure, type Bounds } from './read-figure.ts';
import { isFlavorBehindAdditives, isVague } from './phrases.ts';
import { Reading, WISHES } from './reading.ts';
import type { SentenceWords } from './sentence-words.ts';

/** What a sentence was read as: the wishes and filters of a search, and every word that was not understood. */
export interface SentenceReading {
  /** The vocabulary's names; a word it does not know as written. "sweeteners except stevia" is one. */
  readonly avoid: readonly string[];
  readonly mustHave: readonly string[];
  readonly proteinTypes: readonly ProteinType[];
  readonly fitnessGoals: readonly FitnessGoal[];
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly flags: readonly DietaryFlag[];
  readonly formats: readonly ProductFormat[];
  readonly flavors: readonly string[];
  readonly bounds: Bounds;
  /** What was not understood, in its order, as written. Nothing is dropped but words that say nothing ("please"). */
  readonly remainder: readonly string[];
}

/** `fresh`: right behind the word that says so, with nothing named yet. */
type Mode = 'neutral' | 'avoid' | 'want';

/** Reads the pieces from left to right; what a word of denial governs goes on until another wish begins. */
class Walk {
  readonly out = new Reading();
  readonly #pieces: readonly Piece[];
  readonly #names: NameLookUp;
  #at = 0;
  #mode: Mode = 'neutral';
  #fresh = false;
  /** Behind "for": an unknown word says for whom or what, not what is avoided. */
  #purpose = false;
  /** Where the wanted terms begin that a following "free" would turn round ("soy and dairy free"). */
  #run = 0;
  #joined = false;

  constructor(pieces: readonly Piece[], names: NameLookUp) {
    this.#pieces = pieces;
    this.#names = names;
  }

  all(): Reading {
    while (this.#at < this.#pieces.length) this.#step();
    return this.out;
  }

  #turn(mode: Mode): void {
    this.#mode = mode;
    this.#fresh = mode !== 'neutral';
    this.#purpose = false;
  }

  #step(): void {
    const piece = this.#pieces[this.#at] as Piece;
    if (this.#figure() || this.#operator(piece)) return;
    if (means(piece, 'purpose')) this.#purpose = !this.#fresh;
    else if (this.#mode === 'avoid') this.#denied(piece);
    else this.#wished(piece);
    this.#at++;
  }

  #figure(): boolean {
    const figure = readFigure(this.#pieces, this.#at);
    if (figure === null) return false;
    this.out.bounds = { ...this.out.bounds, ...figure.bounds };
    figure.unused.forEach((piece, index) => this.out.leave(piece, this.#at + index));
    this.#at += figure.length;
    this.#turn('neutral');
    return true;
  }

  /** Words that govern others: denial, wanting, exceptions, vague amounts, conjunctions. */
  #operator(piece: Piece): boolean {
    const next = this.#pieces[this.#at + 1];
    if (means(piece, 'negate')) {
      if (next === undefined) this.out.leave(piece, this.#at);
      this.#turn('avoid');
    } else if (means(piece, 'want') && next !== undefined) {
      this.#turn('want');
    } else if (means(piece, 'taste')) {
      this.#taste();
    } else if (means(piece, 'except') || means(piece, 'but-not')) {
      this.#exception(means(piece, 'but-not'));
    } else if (isVague(piece, next)) {
      this.out.leave(piece, this.#at);
      this.out.leave(next as Piece, this.#at + 1);
      this.#at++;
    } else if (!means(piece, 'sign') && !means(piece, 'and')) {
      return false;
    }
    this.#separate(piece);
    this.#at++;
    return true;
  }

  /** "sans sucralose saveur vanille" ends what is denied, "sans saveur vanille" does not. */
  #taste(): void {
    if (!this.#fresh) this.#turn('neutral');
  }

  /** A comma or "and" goes on with a list; anything else ends it, and a full stop ends what a denial governs. */
  #separate(piece: Piece): void {
    const comma = means(piece, 'sign', ',');
    if (means(piece, 'sign') && !comma) this.#turn('neutral');
    this.#purpose = false;
    this.#joined = means(piece, 'and');
    if (!this.#joined && !comma) this.#run = this.out.mustHave.length;
  }

  /**
   * "… except stevia": the next term is taken out of the last; "pea protein but not rice", "dairy free but not soy": what is no
   * kind of it is avoided.
   */
  #exception(contrast: boolean): void {
    const list =
      this.#mode === 'avoid' || this.out.mustHave.length === 0 ? this.out.avoid : this.out.mustHave;
    const taken = this.#pieces[this.#at + 1];
    const last = list.at(-1);
    if (taken !== undefined && last === undefined) {
      // "powder except casein": nothing that it could be taken out of.
      this.#turn('avoid');
      return;
    }
    if (taken?.term == null || last === undefined) {
      this.out.leave(this.#pieces[this.#at] as Piece, this.#at);
      return;
    }
    const covered = this.#names.covers(last, taken.term);
    if ((contrast || list === this.out.mustHave) && !covered) {
      this.#turn('avoid');
      return;
    }
    list[list.length - 1] = `${last} except ${taken.term}`;
    this.#at++;
    if (list === this.out.mustHave && this.#denialFollows(this.#at + 1)) this.#turnRound();
  }

  #denied(piece: Piece): void {
    const accepted = means(piece, 'filler') ? null : this.#acceptedHere();
    if (accepted !== null) {
      for (let at = this.#at; at < accepted; at++) this.out.leave(this.#pieces[at] as Piece, at);
      this.#at = accepted - 1;
      return;
    }
    if (
      !this.#fresh &&
      (means(piece, 'format') || isFlavorBehindAdditives(this.#pieces, this.#at))
    ) {
      this.#turn('neutral');
      this.#wished(piece);
    } else if (piece.term !== null && !means(piece, 'filler')) {
      this.out.avoidTerm(piece.term);
    } else if (means(piece, 'figure', 'sugar')) {
      this.out.avoidTerm('sugar');
    } else if (piece.meanings.length === 0 && piece.brand === null && piece.number === null) {
      this.#unknownDenied(piece);
    } else if (means(piece, 'filler')) {
      return;
    } else if (this.#fresh) {
      this.out.leave(this.#pieces[this.#at - 1] as Piece, this.#at - 1);
      this.out.leave(piece, this.#at);
      this.#turn('neutral');
    } else {
      this.#turn('neutral');
      this.#wished(piece);
    }
    this.#fresh = false;
  }

  /** "soy is fine": where what is said to be accepted ends, so that it is not turned round; null where nothing is. */
  #acceptedHere(): number | null {
    if (this.#fresh) return null;
    for (let at = this.#at + 1; at < this.#pieces.length && at <= this.#at + 2; at++) {
      if (means(this.#pieces[at], 'accept')) return at + 1;
      if (means(this.#pieces[at], 'sign')) return null;
    }
    return null;
  }

  #wished(piece: Piece): void {
    if (piece.denied && piece.term !== null) this.out.avoidTerm(piece.term);
    else if (this.#quality(piece) || this.#termThatIsDenied(piece) || this.#choice(piece)) return;
    else if (piece.brand !== null) this.out.brands.push(piece.brand);
    else if (piece.term !== null && !means(piece, 'filler')) this.out.mustHave.push(piece.term);
    else if (
      this.#mode === 'want' &&
      this.#fresh &&
      piece.meanings.length === 0 &&
      piece.number === null
    )
      this.#unknownWanted(piece);
    else if (means(piece, 'filler') || means(piece, 'figure')) return;
    else this.#unknown(piece);
    this.#fresh = false;
  }

  #unknownDenied(piece: Piece): void {
    if (this.#purpose) this.out.leave(piece, this.#at);
    else this.out.avoid.push(piece.text.toLowerCase());
  }

  #unknownWanted(piece: Piece): void {
    if (this.#denialFollows(this.#at + 1)) this.#unknown(piece);
    else this.out.mustHave.push(piece.text.toLowerCase());
  }

  #unknown(piece: Piece): void {
    if (this.#denialFollows(this.#at + 1) && piece.number === null) {
      this.out.avoid.push(piece.text.toLowerCase());
      this.#at++;
    } else this.out.leave(piece, this.#at);
  }

  #denialFollows(at: number): boolean {
    return means(this.#pieces[at], 'negate-after');
  }

  /** "soy free", "soy and dairy free". */
  #termThatIsDenied(piece: Piece): boolean {
    if (piece.term === null || means(piece, 'filler') || !this.#denialFollows(this.#at + 1))
      return false;
    this.out.mustHave.push(piece.term);
    this.#turnRound();
    return true;
  }

  /** Terms of the run before a word such as "free" or "are not ok" are avoided, not wanted. */
  #turnRound(): void {
    const from = this.#joined ? this.#run : this.out.mustHave.length - 1;
    for (const term of this.out.mustHave.splice(from)) this.out.avoidTerm(term);
    this.#at++;
  }

  #choice(piece: Piece): boolean {
    for (const kind of WISHES) {
      const said = piece.meanings.find((each) => each.kind === kind);
      if (said === undefined) continue;
      this.out.chosen[kind].push(...said.value.split('|'));
      this.#run = this.out.mustHave.length;
      this.#turn('neutral');
      return true;
    }
    return false;
  }

  /** "grass-fed whey", "unsweetened": asked for together with what follows. */
  #quality(piece: Piece): boolean {
    const quality = piece.meanings.find(({ kind }) => kind === 'quality')?.value;
    if (quality === undefined) return false;
    const next = this.#pieces[this.#at + 1];
    const term = next?.term ?? null;
    this.out.mustHave.push(term === null ? quality : `${quality} ${term}`);
    if (term !== null) this.#at++;
    return true;
  }
}

/**
 * Reads a sentence as the wishes of a search (docs/product.md section 5): phrases of the table, names of the vocabulary and
 * brands by the longest match, then a small grammar of denial, wanting and figures. A denial is never turned round; a word
 * that is not known is avoided or wanted literally where a word says so, and shown as not understood elsewhere.
 */
export function readSentence(
  sentence: string,
  words: SentenceWords,
  names: NameLookUp,
): SentenceReading {
  const { avoid, mustHave, chosen, brands, bounds, remainder } = new Walk(
    cutPieces(sentence, words, names),
    names,
  ).all();
  const of = <T extends string>(all: readonly T[], values: readonly string[]): T[] =>
    all.filter((each) => values.includes(each));
  return {
    avoid: distinct(avoid),
    mustHave: distinct(mustHave),
    proteinTypes: of(PROTEIN_TYPES, chosen.type),
    fitnessGoals: of(FITNESS_GOALS, chosen.goal),
    brands,
    flags: of(DIETARY_FLAGS, chosen.flag),
    formats: of(PRODUCT_FORMATS, chosen.format),
    flavors: distinct(chosen.flavor),
    bounds,
    remainder: remainder.map((texts) => texts.join(' ')),
  };
}
