import type { NameLookUp, Piece } from './piece.ts';
import { Clause } from './clause.ts';
import { exceptionOf } from './exceptions.ts';
import { GoverningWord } from './governing-word.ts';
import { hasMeaning, readFigure } from './read-figure.ts';
import { doubtfulUntil, ingredientOfAmount, limitBehind, limitUntil } from './read-limit.ts';
import { RunOfNames } from './run-of-names.ts';
import {
  acceptedUntil,
  begins,
  beginsClause,
  continuesList,
  deniesLessLiked,
  denialFrom,
  isCall,
  isOfUnknown,
  isSeparator,
  leadsToExample,
  negates,
  takesOutOfAll,
  vagueUntil,
} from './phrases.ts';
import { SentenceWishes } from './sentence-wishes.ts';
import { WishReader } from './wish-reader.ts';

/** Reads the pieces of a sentence from left to right; what a word of denial governs continues until another wish begins. */
export class SentenceReader {
  readonly wishes = new SentenceWishes();
  readonly #pieces: readonly Piece[];
  readonly #names: NameLookUp;
  #at = 0;
  readonly #word = new GoverningWord();
  /** A list of what is denied continues in the open bracket, and may continue after it. */
  #listsInBrackets = false;
  readonly #run: RunOfNames;
  readonly #clause = new Clause();
  readonly #wishReader: WishReader;

  constructor(pieces: readonly Piece[], names: NameLookUp) {
    this.#pieces = pieces;
    this.#names = names;
    this.#run = new RunOfNames(this.wishes, names);
    this.#wishReader = new WishReader({
      pieces,
      names,
      wishes: this.wishes,
      word: this.#word,
      run: this.#run,
      clause: this.#clause,
    });
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
    if (this.#readBound()) return;
    if (this.#word.deniesNothingYet) this.#skipAmount();
    else if (this.#readLimit()) return;
    const piece = this.#pieces[this.#at] as Piece;
    if (this.#readHarm(piece) || this.#readContrast(piece) || this.#readOperator(piece)) return;
    if (hasMeaning(piece, 'purpose')) this.#word.purpose = !this.#word.fresh;
    else if (this.#readAccepted(piece)) return;
    else this.#at += this.#wishReader.read(this.#at);
    this.#at++;
  }

  /**
   * "Soy gives me hives" denies the names before it in its clause, "migraines from soy" those after it. "Whey for acne"
   * and "no bloating" deny nothing; they are not understood.
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

  /** "No 2 % milk" denies all of it. */
  #skipAmount(): void {
    this.#at = ingredientOfAmount(this.#pieces, this.#at) ?? this.#at;
  }

  /** "Less than 1 g of lactose" neither asks for it nor denies it. */
  #readLimit(): boolean {
    const more = this.#word.mode === 'avoid' ? doubtfulUntil : limitBehind;
    const until = limitUntil(this.#pieces, this.#at) ?? more(this.#pieces, this.#at);
    if (!this.#leaveOutUntil(until)) return false;
    this.#word.end();
    return true;
  }

  /** Words that govern others: denial, wanting, exceptions, vague amounts, conjunctions. */
  #readOperator(piece: Piece): boolean {
    const next = this.#pieces[this.#at + 1];
    if (this.#denies(piece, next)) {
      this.#word.deny(this.#at);
    } else if (hasMeaning(piece, 'want') && next !== undefined && !hasMeaning(next, 'sign')) {
      this.#readWanting(piece);
    } else if (hasMeaning(piece, 'taste') || begins(piece, this.#pieces[this.#word.deniesFrom])) {
      // "Sans sucralose saveur vanille" ends what is denied, "sans saveur vanille" does not.
      if (!this.#word.fresh) this.#word.end();
    } else if (hasMeaning(piece, 'except') || hasMeaning(piece, 'but-not')) {
      this.#readException(hasMeaning(piece, 'but-not'));
    } else if (this.#leaveOutUntil(vagueUntil(this.#pieces, this.#at))) {
      return true;
    } else if (leadsToExample(this.#pieces, this.#at, this.#names)) {
      this.#run.separate(true, true, false);
      this.#at++;
      return true;
    } else if (!isSeparator(piece)) {
      return false;
    }
    if (beginsClause(piece, next)) this.#clause.end(this.wishes);
    this.#separate(piece);
    this.#at++;
    return true;
  }

  #denies(piece: Piece, next: Piece | undefined): boolean {
    const isDenial = negates(piece, next, this.#names) || deniesLessLiked(this.#pieces, this.#at);
    return isDenial && (piece.term === null || !this.#word.deniesNothingYet);
  }

  /**
   * "Avoid anything with sucralose" names an ingredient of what is denied; "but with" begins a wish. "A zorb with soy":
   * a name beside an unknown word is not a wish.
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

  /** A comma, a slash or "and" continues a list; anything else ends it, and a full stop ends what a denial governs. */
  #separate(piece: Piece): void {
    if (this.#word.deniesNothingYet && isCall(this.#pieces, this.#at)) return;
    const goesOn = continuesList(piece) || this.#readBracket(piece);
    if (hasMeaning(piece, 'sign') && !this.#joinsNames(piece))
      this.#clause.end(this.wishes, goesOn);
    if (hasMeaning(piece, 'sign') && !goesOn) this.#endSentence();
    this.#word.purpose = false;
    if (this.#word.deniesOn && (hasMeaning(piece, 'and') || (goesOn && this.#isAllergenNext())))
      this.#word.deny(this.#at, false);
    const joins = hasMeaning(piece, 'and') || hasMeaning(piece, 'sign', '/');
    this.#run.separate(goesOn, joins, hasMeaning(piece, 'and', 'or'));
  }

  /** "No nuts (almonds, cashews), soy": the denied list continues in the bracket, and after it if a comma or "and" follows. */
  #readBracket(piece: Piece): boolean {
    if (hasMeaning(piece, 'sign', '(')) {
      this.#listsInBrackets = this.#word.mode === 'avoid' && !this.#word.fresh;
      return this.#listsInBrackets || this.#explainsDenied();
    }
    const next = this.#pieces[this.#at + 1];
    const joins = continuesList(next) || hasMeaning(next, 'and');
    const goesOn = hasMeaning(piece, 'sign', ')') && this.#listsInBrackets && joins;
    if (hasMeaning(piece, 'sign', ')')) this.#listsInBrackets = false;
    if (!goesOn) return false;
    this.#endSentence();
    this.#word.deny(this.#at, false);
    return true;
  }

  /** "Dairy free (milk, whey)": the bracket names kinds of what is denied before it. */
  #explainsDenied(): boolean {
    const [last, term] = [this.wishes.avoid.at(-1), this.#pieces[this.#at + 1]?.term];
    if (last === undefined || term == null || !this.#names.covers(last, term)) return false;
    this.#word.deny(this.#at, false);
    return true;
  }

  /** "No sugar, milk and soy": a possible allergy is denied, too; not "no sugar, whey isolate". */
  #isAllergenNext(): boolean {
    const term = this.#pieces[this.#at + 1]?.term;
    return term != null && this.#names.isAllergen(term);
  }

  /** "Milk/soy bother me", "milk, and soy bothers me": what is said about one name applies to both. */
  #joinsNames(piece: Piece): boolean {
    const [before, next] = [this.#pieces[this.#at - 1], this.#pieces[this.#at + 1]];
    if (hasMeaning(piece, 'sign', '/')) return before?.term != null && next?.term != null;
    return hasMeaning(piece, 'sign', ',') && hasMeaning(next, 'and');
  }

  #readException(contrast: boolean): void {
    const { avoid, mustHave } = this.wishes;
    const list = this.#word.mode === 'avoid' || mustHave.length === 0 ? avoid : mustHave;
    const taken = this.#pieces[this.#at + 1];
    const last = list.at(-1);
    // "No sugar except honey": nothing can be taken out of a flag.
    const ofFlag = !contrast && this.#pieces[this.#at - 1]?.denies != null;
    if (ofFlag && taken !== undefined) {
      this.wishes.leaveOutAll(this.#pieces, this.#at, this.#at + 2);
      this.#at++;
      return;
    }
    const denial = denialFrom(this.#pieces, this.#at + 2);
    // "Sweeteners except stevia are not ok" denies them in the end.
    const isWanted = list === mustHave && denial === 0;
    const { takesOut, denies, isLeft } = exceptionOf(last, taken, contrast, isWanted, this.#names);
    if (isLeft) this.wishes.leaveOut(this.#pieces[this.#at] as Piece, this.#at);
    if (denies) this.#word.deny(this.#at);
    if (!takesOut) return;
    list[list.length - 1] = `${last} except ${taken?.term}`;
    this.#at++;
    if (list !== mustHave) return;
    this.#run.deny();
    this.#at += denial;
  }

  /**
   * "Not soy but pea" asks for the second, "no sweeteners but stevia" takes it out. If both readings are possible ("no
   * milk but nuts"), neither applies. "Any protein but soy" denies it.
   */
  #readContrast(piece: Piece): boolean {
    const term = this.#pieces[this.#at + 1]?.term;
    if (!hasMeaning(piece, 'contrast') || term == null) return false;
    if (this.#word.mode !== 'avoid') {
      if (!takesOutOfAll(this.#pieces, this.#at)) return false;
      this.#word.deny(this.#at++);
      return true;
    }
    if (this.#word.fresh || denialFrom(this.#pieces, this.#at + 2) > 0) return false;
    const isAccepted = hasMeaning(this.#pieces[this.#at + 2], 'accept');
    const last = this.wishes.avoid.at(-1) ?? '';
    if (last !== term && this.#names.covers(last, term)) {
      this.#readException(false);
      if (isAccepted) this.#at++;
    } else if (isAccepted) {
      return false;
    } else {
      if (this.#names.isAllergen(term)) {
        this.wishes.leaveOutAll(this.#pieces, this.#at, this.#at + 2);
        this.#at++;
      }
      this.#word.end();
    }
    this.#at++;
    return true;
  }

  /** Skips the pieces before the index `until`; false if it is null. */
  #leaveOutUntil(until: number | null): boolean {
    if (until === null) return false;
    this.wishes.leaveOutAll(this.#pieces, this.#at, until);
    this.#at = until;
    return true;
  }

  /** "Milk is ok" is neither a wish nor a denial. */
  #readAccepted(piece: Piece): boolean {
    const named = !hasMeaning(piece, 'filler') && !this.#word.deniesNothingYet;
    const avoids = this.#word.mode === 'avoid';
    const until = named ? acceptedUntil(this.#pieces, this.#at, avoids) : null;
    if (until !== null && !avoids)
      for (const at of this.#run.acceptJoined())
        this.wishes.leaveOut(this.#pieces[at] as Piece, at);
    return this.#leaveOutUntil(until);
  }
}
