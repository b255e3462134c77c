import { isUnknown, type NameLookUp, type Piece } from './cut-pieces.ts';
import { Clause } from './clause.ts';
import { exceptionOf } from './exceptions.ts';
import { GoverningWord } from './governing-word.ts';
import { hasMeaning, readFigure } from './read-figure.ts';
import { ingredientOfAmount, limitBehind, limitUntil } from './read-limit.ts';
import { RunOfNames } from './run-of-names.ts';
import {
  acceptedUntil,
  begins,
  beginsClause,
  denialFrom,
  endsDenial,
  isOfUnknown,
  isSeparator,
  isVague,
  negates,
} from './phrases.ts';
import { SentenceWishes, WISHES } from './sentence-wishes.ts';

/** Reads the pieces of a sentence from left to right; what a word of denial governs goes on until another wish begins. */
export class SentenceReader {
  readonly wishes = new SentenceWishes();
  readonly #pieces: readonly Piece[];
  readonly #names: NameLookUp;
  #at = 0;
  readonly #word = new GoverningWord();
  readonly #run: RunOfNames;
  readonly #clause = new Clause();

  constructor(pieces: readonly Piece[], names: NameLookUp) {
    this.#pieces = pieces;
    this.#names = names;
    this.#run = new RunOfNames(this.wishes, names);
  }

  readAll(): SentenceWishes {
    while (this.#at < this.#pieces.length) this.#readNext();
    this.#clause.end(this.wishes);
    this.#endSentence();
    return this.wishes;
  }

  /** "No flavor.": a denial of what cannot be denied is shown, not dropped. */
  #endSentence(): void {
    if (this.#word.deniesNothingYet)
      this.wishes.leaveOut(this.#pieces[this.#word.deniesFrom] as Piece, this.#word.deniesFrom);
    this.#word.end();
  }

  #readNext(): void {
    if (this.#readBound() || this.#readLimit()) return;
    const piece = this.#pieces[this.#at] as Piece;
    if (this.#readHarm(piece) || this.#readOperator(piece)) return;
    if (hasMeaning(piece, 'purpose')) this.#word.purpose = !this.#word.fresh;
    else if (this.#readAccepted(piece)) return;
    else if (this.#word.mode === 'avoid') this.#readAvoided(piece);
    else this.#readWish(piece);
    this.#at++;
  }

  /**
   * "Soy gives me hives" denies the names before it in its clause, "migraines from soy" those behind it. "Whey for acne" and
   * "no bloating" deny nothing; they are not understood.
   */
  #readHarm(piece: Piece): boolean {
    if (hasMeaning(piece, 'cause')) {
      this.#clause.addCause(this.#at, hasMeaning(piece, 'cause', 'not'));
      this.wishes.leaveOut(piece, this.#at);
    } else if (!hasMeaning(piece, 'harm')) return false;
    else if (this.#word.purpose || this.#clause.isHarmless || this.#word.deniesNothingYet) {
      this.wishes.leaveOut(piece, this.#at);
      this.#endSentence();
    } else {
      if (this.#clause.denyNames(this.wishes)) this.#word.end();
      else this.#word.deny(this.#at);
      this.#run.end();
    }
    this.#at++;
    return true;
  }

  #readBound(): boolean {
    const figure = readFigure(this.#pieces, this.#at);
    if (figure === null) return false;
    this.wishes.bounds = { ...this.wishes.bounds, ...figure.bounds };
    figure.unused.forEach((piece, index) => this.wishes.leaveOut(piece, this.#at + index));
    this.#at += figure.length;
    this.#word.end();
    return true;
  }

  /** "Less than 1 g of lactose" neither asks for it nor denies it; "no 2 % milk" denies all of it. */
  #readLimit(): boolean {
    if (this.#word.deniesNothingYet) {
      this.#at = ingredientOfAmount(this.#pieces, this.#at) ?? this.#at;
      return false;
    }
    const until =
      limitUntil(this.#pieces, this.#at) ??
      (this.#word.mode === 'avoid' ? null : limitBehind(this.#pieces, this.#at));
    if (until === null) return false;
    this.wishes.leaveOutAll(this.#pieces, this.#at, until);
    this.#at = until;
    this.#word.end();
    return true;
  }

  /** Words that govern others: denial, wanting, exceptions, vague amounts, conjunctions. */
  #readOperator(piece: Piece): boolean {
    const next = this.#pieces[this.#at + 1];
    if (
      negates(piece, next, this.#names) &&
      (piece.term === null || !this.#word.deniesNothingYet)
    ) {
      this.#word.deny(this.#at);
    } else if (hasMeaning(piece, 'want') && next !== undefined && !hasMeaning(next, 'sign')) {
      this.#readWanting(piece);
    } else if (hasMeaning(piece, 'taste') || begins(piece, this.#pieces[this.#word.deniesFrom])) {
      // "Sans sucralose saveur vanille" ends what is denied, "sans saveur vanille" does not.
      if (!this.#word.fresh) this.#word.end();
    } else if (hasMeaning(piece, 'except') || hasMeaning(piece, 'but-not')) {
      this.#readException(hasMeaning(piece, 'but-not'));
    } else if (isVague(piece, next)) {
      this.wishes.leaveOutAll(this.#pieces, this.#at, this.#at + 2);
      this.#at++;
    } else if (!isSeparator(piece)) {
      return false;
    }
    if (beginsClause(piece, next)) this.#clause.end(this.wishes);
    this.#separate(piece);
    this.#at++;
    return true;
  }

  /**
   * "Avoid anything with sucralose" says of what is denied what it holds; "but with" begins anew. "A zorb with soy": what comes with
   * a word that nobody knows is no wish.
   */
  #readWanting(piece: Piece): void {
    if (isOfUnknown(this.#pieces, this.#at)) {
      this.#clause.doubt();
      this.wishes.leaveOut(piece, this.#at);
      this.#word.end();
    } else if (!this.#word.deniesNothingYet || hasMeaning(piece, 'want', 'instead')) {
      this.#word.want();
    }
  }

  /** A comma, a slash or "and" goes on with a list; anything else ends it, and a full stop ends what a denial governs. */
  #separate(piece: Piece): void {
    if (hasMeaning(piece, 'sign', '!') && this.#word.deniesNothingYet) return;
    const goesOn = [',', ';', '/'].some((sign) => hasMeaning(piece, 'sign', sign));
    if (hasMeaning(piece, 'sign')) this.#clause.end(this.wishes, goesOn);
    if (hasMeaning(piece, 'sign') && !goesOn) this.#endSentence();
    this.#word.purpose = false;
    if (this.#word.deniesOn && hasMeaning(piece, 'and')) this.#word.deny(this.#at, false);
    this.#run.separate(goesOn, hasMeaning(piece, 'and') || hasMeaning(piece, 'sign', '/'));
  }

  #readException(contrast: boolean): void {
    const { avoid, mustHave } = this.wishes;
    const list = this.#word.mode === 'avoid' || mustHave.length === 0 ? avoid : mustHave;
    const taken = this.#pieces[this.#at + 1];
    const last = list.at(-1);
    const isStrict = contrast || list === mustHave;
    const { takesOut, denies, isLeft } = exceptionOf(last, taken, contrast, isStrict, this.#names);
    if (isLeft) this.wishes.leaveOut(this.#pieces[this.#at] as Piece, this.#at);
    if (denies) this.#word.deny(this.#at);
    if (!takesOut) return;
    list[list.length - 1] = `${last} except ${taken?.term}`;
    this.#at++;
    const denial = denialFrom(this.#pieces, this.#at + 1);
    if (list === mustHave && denial > 0) {
      this.#run.deny();
      this.#at += denial;
    }
  }

  #readAvoided(piece: Piece): void {
    const { avoid } = this.wishes;
    if (!this.#word.fresh && endsDenial(this.#pieces, this.#at, avoid, this.#names)) {
      this.#word.end();
      this.#readWish(piece);
    } else if (piece.term !== null && !hasMeaning(piece, 'filler')) {
      this.wishes.avoidTerm(this.#artificial(piece) ?? piece.term);
    } else if (hasMeaning(piece, 'figure', 'sugar')) {
      this.wishes.avoidTerm('sugar');
    } else if (isUnknown(piece)) {
      if (this.#word.purpose) this.wishes.leaveOut(piece, this.#at);
      else this.wishes.avoid.push(piece.text.toLowerCase());
    } else if (hasMeaning(piece, 'filler')) {
      return;
    } else if (this.#word.fresh) {
      this.#leaveDenied();
      return;
    } else {
      this.#word.end();
      this.#readWish(piece);
    }
    this.#word.fresh = false;
  }

  /** "No artificial colors or flavors": the second are artificial, too. */
  #artificial({ text }: Piece): string | null {
    const before = this.wishes.avoid.at(-1) ?? '';
    return !this.#word.fresh && before.startsWith('artificial ')
      ? this.#names.term(`artificial ${text}`)
      : null;
  }

  /** "Not vegan" cannot be asked for; "no bars with palm oil" still denies the oil. */
  #leaveDenied(): void {
    this.wishes.leaveOutAll(this.#pieces, this.#at - 1, this.#at + 1);
    if (!hasMeaning(this.#pieces[this.#at + 1], 'want')) this.#word.end();
  }

  /** "Milk is ok" is no wish, nor is it denied. */
  #readAccepted(piece: Piece): boolean {
    const named = !hasMeaning(piece, 'filler') && !this.#word.deniesNothingYet;
    const until = named ? acceptedUntil(this.#pieces, this.#at, this.#word.mode === 'avoid') : null;
    if (until === null) return false;
    this.wishes.leaveOutAll(this.#pieces, this.#at, until);
    this.#at = until;
    return true;
  }

  #readWish(piece: Piece): void {
    if (piece.denied && piece.term !== null) {
      this.#run.denyAllergens();
      this.wishes.avoidTerm(piece.term);
    } else if (this.#readQuality(piece) || this.#readDeniedTerm(piece) || this.#readChoice(piece))
      return;
    else if (!this.#readName(piece)) {
      if (this.#isWantedUnknown(piece)) this.wishes.mustHave.push(piece.text.toLowerCase());
      else if (hasMeaning(piece, 'filler') || hasMeaning(piece, 'figure')) return;
      else this.#readUnknown(piece);
    }
    this.#word.fresh = false;
  }

  #isWantedUnknown(piece: Piece): boolean {
    const isWanted =
      this.#word.mode === 'want' &&
      this.#word.fresh &&
      denialFrom(this.#pieces, this.#at + 1) === 0;
    return isWanted && isUnknown(piece) && piece.term === null;
  }

  #readName(piece: Piece): boolean {
    const { term, brand } = piece;
    // "Für Kinder" says for whom, though it is a letter from a binder.
    if (this.#word.purpose && piece.repaired) return false;
    if (brand !== null) this.wishes.brands.push(brand);
    else if (term === null || hasMeaning(piece, 'filler') || this.#names.isOnlyAvoided(term))
      return false;
    else {
      this.wishes.mustHave.push(term);
      this.#clause.addName(piece, this.#at, this.#word.mode === 'neutral');
    }
    return true;
  }

  #readUnknown(piece: Piece): void {
    const denial = denialFrom(this.#pieces, this.#at + 1);
    if (denial > 0 && piece.number === null) {
      this.wishes.avoid.push(piece.text.toLowerCase());
      this.#at += denial;
      return;
    }
    if (!this.#word.purpose) this.#clause.addUnread(piece);
    this.wishes.leaveOut(piece, this.#at);
  }

  /** "soy free", "soy and dairy free". */
  #readDeniedTerm(piece: Piece): boolean {
    const denial = denialFrom(this.#pieces, this.#at + 1);
    if (piece.term === null || hasMeaning(piece, 'filler') || denial === 0) return false;
    this.wishes.mustHave.push(piece.term);
    this.#run.deny();
    this.#at += denial;
    return true;
  }

  #readChoice(piece: Piece): boolean {
    for (const kind of WISHES) {
      const said = piece.meanings.find((each) => each.kind === kind);
      if (said === undefined) continue;
      if (piece.denies === 'behind') this.#run.denyAllergens();
      if (kind === 'type' || kind === 'flavor') this.#clause.addName(piece, this.#at, false);
      this.wishes.chosen[kind].push(...said.value.split('|'));
      this.#run.end();
      this.#word.end();
      this.#word.deniesOn = piece.denies === 'before';
      return true;
    }
    return false;
  }

  /** "grass-fed whey", "unsweetened": asked for together with what follows. */
  #readQuality(piece: Piece): boolean {
    const quality = piece.meanings.find(({ kind }) => kind === 'quality')?.value;
    if (quality === undefined) return false;
    const next = this.#pieces[this.#at + 1];
    const term = next?.term ?? null;
    const isSaid = term === null || term.startsWith(`${quality} `);
    this.wishes.mustHave.push(isSaid ? (term ?? quality) : `${quality} ${term}`);
    if (term !== null) this.#at++;
    return true;
  }
}
