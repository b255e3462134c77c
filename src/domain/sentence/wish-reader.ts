import type { Clause } from './clause.ts';
import { isUnknown, type NameLookUp, type Piece } from './piece.ts';
import type { GoverningWord } from './governing-word.ts';
import { continuesList, denialFrom, endsDenial, wantedBehind } from './phrases.ts';
import { hasMeaning } from './read-figure.ts';
import type { RunOfNames } from './run-of-names.ts';
import { type SentenceWishes, WISHES } from './sentence-wishes.ts';

/** The state of reading a sentence. */
interface SentenceSoFar {
  readonly pieces: readonly Piece[];
  readonly names: NameLookUp;
  readonly wishes: SentenceWishes;
  readonly word: GoverningWord;
  readonly run: RunOfNames;
  readonly clause: Clause;
}

/** Reads names, choices and unknown words as wishes, depending on the word that governs them. */
export class WishReader {
  readonly #pieces: readonly Piece[];
  readonly #names: NameLookUp;
  readonly #wishes: SentenceWishes;
  readonly #word: GoverningWord;
  readonly #run: RunOfNames;
  readonly #clause: Clause;

  constructor({ pieces, names, wishes, word, run, clause }: SentenceSoFar) {
    this.#pieces = pieces;
    this.#names = names;
    this.#wishes = wishes;
    this.#word = word;
    this.#run = run;
    this.#clause = clause;
  }

  /** Reads a piece that governs nothing; returns how many pieces after it were read with it. */
  read(at: number): number {
    const piece = this.#pieces[at] as Piece;
    return this.#word.mode === 'avoid' ? this.#readAvoided(piece, at) : this.#readWish(piece, at);
  }

  #readAvoided(piece: Piece, at: number): number {
    const taken = this.#word.fresh ? null : this.#endDenial(piece, at);
    if (taken !== null) return taken;
    if (piece.term !== null && (!hasMeaning(piece, 'filler') || this.#isJoined(at))) {
      this.#wishes.avoidTerm(this.#artificial(piece) ?? piece.term);
    } else if (isUnknown(piece)) {
      if (this.#word.purpose) this.#wishes.leaveOut(piece, at);
      else this.#wishes.avoid.push(piece.text.toLowerCase());
    } else if (hasMeaning(piece, 'filler') || hasMeaning(piece, 'unit')) {
      return 0;
    } else if (this.#word.fresh) {
      this.#denyFirst(piece, at);
      return 0;
    } else if (this.#isDeniedTaste(piece, at)) {
      if (!this.#avoidParts(piece)) this.#wishes.leaveOut(piece, at);
    } else {
      this.#word.end();
      return this.#readWish(piece, at);
    }
    this.#word.fresh = false;
    return 0;
  }

  /** Denies what follows the word of denial and is no name: a format, the names in it, or nothing. */
  #denyFirst(piece: Piece, at: number): void {
    if (!this.#deniesFormat(piece, at) && !this.#avoidParts(piece)) this.#leaveDenied(at);
  }

  /** Reads a wish, or what may be one, that ends a denial; null if the denial goes on. */
  #endDenial(piece: Piece, at: number): number | null {
    const isWish = endsDenial(this.#pieces, at, this.#wishes.avoid, this.#names);
    if (!isWish && wantedBehind(this.#pieces, at) !== 'doubt') return null;
    this.#word.end();
    if (isWish) return this.#readWish(piece, at);
    this.#wishes.leaveOutAll(this.#pieces, at, at + 2);
    return 1;
  }

  /** "No bars or shakes", "not a bar"; "no bars with palm oil" is about the oil. */
  #deniesFormat(piece: Piece, at: number): boolean {
    const format = piece.meanings.find(({ kind }) => kind === 'format');
    const [behind, further] = this.#pieces.slice(at + 1).filter(saysSomething);
    const isApart = ['sign', 'and', 'begin', 'clause', 'negate'].some((kind) =>
      hasMeaning(behind, kind),
    );
    if (format === undefined || (behind !== undefined && !isApart)) return false;
    this.#wishes.deniedFormats.push(format.value);
    const goesOn = continuesList(behind) || hasMeaning(behind, 'and');
    if (!goesOn || !hasMeaning(further, 'format')) this.#word.end();
    return true;
  }

  /** "No colors or flavor": words that otherwise say nothing are denied there. */
  #isJoined(at: number): boolean {
    return !this.#word.fresh && hasMeaning(this.#pieces[at - 1], 'and', 'or');
  }

  /** "No artificial colors or flavors": the second are artificial, too. */
  #artificial({ text }: Piece): string | null {
    const before = this.#wishes.avoid.at(-1) ?? '';
    return !this.#word.fresh && before.startsWith('artificial ')
      ? this.#names.term(`artificial ${text}`)
      : null;
  }

  /**
   * "No soy, whey and casein", "no soy or birthday cake", "no chocolate or vanilla flavor"; "sin soja sabor a
   * chocolate" states a wish.
   */
  #isDeniedTaste(piece: Piece, at: number): boolean {
    const isType = hasMeaning(piece, 'type') && piece.parts.length > 0;
    const isJoined = hasMeaning(piece, 'flavor') && this.#isJoined(at);
    return isType || isJoined || hasMeaning(piece, 'flavor', piece.text.toLowerCase());
  }

  /** "No strawberry banana", "no whey and casein" deny both; false if a word is not a name. */
  #avoidParts({ parts }: Piece): boolean {
    for (const part of parts) this.#wishes.avoidTerm(part);
    if (parts.length > 0) this.#word.fresh = false;
    return parts.length > 0;
  }

  /**
   * "Not vegan" cannot be asked for; "no bars with palm oil" still denies the oil, "no birthday cake or chocolate" the chocolate,
   * "no cheap soy" the soy.
   */
  #leaveDenied(at: number): void {
    this.#wishes.leaveOutAll(this.#pieces, at - 1, at + 1);
    const behind = this.#pieces.slice(at + 1).find(saysSomething);
    const goesOn = hasMeaning(behind, 'want') || hasMeaning(behind, 'and', 'or');
    const isTaste = hasMeaning(this.#pieces[at], 'flavor');
    if (!isTaste && !goesOn && !this.#denies(behind, at)) this.#word.end();
  }

  /** Not the milk in "not lactose free milk", or the whey in "zero carb whey"; after "not a bar" only a possible allergy. */
  #denies(behind: Piece | undefined, at: number): boolean {
    const piece = this.#pieces[at];
    if (behind?.term == null || piece?.denies !== null || hasMeaning(piece, 'figure')) return false;
    return !hasMeaning(piece, 'format') || this.#names.isAllergen(behind.term);
  }

  #readWish(piece: Piece, at: number): number {
    let taken = 0;
    if (piece.denies === 'before' && hasMeaning(this.#pieces[at + 1], 'negate-after')) {
      // "No sugar-free products" is a double denial.
      this.#wishes.leaveOutAll(this.#pieces, at, at + 2);
      taken = 1;
    } else if (piece.denied && piece.term !== null) {
      this.#run.denyAllergens(this.#word.mode === 'neutral');
      this.#wishes.avoidTerm(piece.term);
    } else {
      const known =
        this.#readDiet(piece) ??
        this.#readQuality(piece, at) ??
        this.#readDeniedTerm(piece, at) ??
        this.#readDeniedParts(piece, at);
      if (known !== null) return known;
      if (this.#readChoice(piece, at)) return 0;
      if (!this.#readName(piece, at)) {
        if (this.#isWantedUnknown(piece, at)) this.#wishes.mustHave.push(piece.text.toLowerCase());
        else if (hasMeaning(piece, 'filler') || hasMeaning(piece, 'figure')) return 0;
        else taken = this.#readUnknown(piece, at);
      }
    }
    this.#word.fresh = false;
    return taken;
  }

  #isWantedUnknown(piece: Piece, at: number): boolean {
    const isWanted =
      this.#word.mode === 'want' && this.#word.fresh && denialFrom(this.#pieces, at + 1) === 0;
    return isWanted && isUnknown(piece) && piece.term === null;
  }

  #canBeWanted(term: string): boolean {
    return !this.#names.isOnlyAvoided(term) && !this.#names.isInProductNames(term);
  }

  #readName(piece: Piece, at: number): boolean {
    const { term, brand } = piece;
    // "Für Kinder" names persons, though it is a letter from a binder.
    if (this.#word.purpose && piece.repaired) return false;
    // "Grenade" is a brand, and a fruit in French: "with grenade" asks for the fruit.
    if (brand !== null && (term === null || this.#word.mode === 'neutral'))
      this.#wishes.brands.push(brand);
    else if (term === null || hasMeaning(piece, 'filler') || !this.#canBeWanted(term)) return false;
    else {
      const isAllSaid = this.#names.isAllSaidBy(term, piece.text);
      this.#wishes.askFor(term, isAllSaid ? term : piece.text.toLowerCase());
      this.#run.addName(at);
      this.#clause.addName(piece, at, this.#word.mode === 'neutral');
    }
    return true;
  }

  #readUnknown(piece: Piece, at: number): number {
    const denial = denialFrom(this.#pieces, at + 1);
    if (denial > 0 && piece.number === null) {
      this.#wishes.avoid.push(piece.text.toLowerCase());
      return denial;
    }
    const isTaste = piece.term !== null && this.#names.isInProductNames(piece.term);
    if (!this.#word.purpose && !isTaste) this.#clause.addUnread(piece);
    this.#wishes.leaveOut(piece, at);
    return 0;
  }

  /** "soy free", "soy and dairy free". */
  #readDeniedTerm(piece: Piece, at: number): number | null {
    const denial = denialFrom(this.#pieces, at + 1);
    if (piece.term === null || hasMeaning(piece, 'filler') || denial === 0) return null;
    this.#wishes.mustHave.push(piece.term);
    this.#run.deny(this.#word.mode === 'neutral');
    return denial;
  }

  /** "Strawberry banana free", "casein and whey free" */
  #readDeniedParts(piece: Piece, at: number): number | null {
    const denial = denialFrom(this.#pieces, at + 1);
    const isWhole = hasMeaning(piece, 'flavor') || piece.parts.length > 0;
    if (denial === 0 || piece.term !== null || !isWhole) return null;
    this.#run.denyAllergens(this.#word.mode === 'neutral');
    if (!this.#avoidParts(piece)) this.#wishes.leaveOutAll(this.#pieces, at, at + denial + 1);
    return denial;
  }

  #readChoice(piece: Piece, at: number): boolean {
    for (const kind of WISHES) {
      const said = piece.meanings.find((each) => each.kind === kind);
      if (said === undefined) continue;
      if (piece.denies === 'behind') this.#run.denyAllergens(this.#word.mode === 'neutral');
      if (kind === 'type' || kind === 'flavor') this.#clause.addName(piece, at, false);
      this.#wishes.chosen[kind].push(...said.value.split('|'));
      if (kind === 'flag') this.#run.interrupt(this.#word.mode === 'neutral');
      else this.#run.end();
      this.#word.end();
      this.#word.deniesOn = piece.denies === 'before';
      return true;
    }
    return false;
  }

  /** "Vegetarian" states what is avoided. */
  #readDiet({ meanings }: Piece): number | null {
    const diet = meanings.find(({ kind }) => kind === 'avoid');
    if (diet === undefined) return null;
    this.#wishes.avoidTerm(diet.value);
    this.#run.interrupt(this.#word.mode === 'neutral');
    return 0;
  }

  /** "grass-fed whey", "unsweetened": wanted together with what follows. */
  #readQuality(piece: Piece, at: number): number | null {
    const quality = piece.meanings.find(({ kind }) => kind === 'quality')?.value;
    if (quality === undefined) return null;
    const term = this.#pieces[at + 1]?.term ?? null;
    const isSaid = term === null || term.startsWith(`${quality} `);
    this.#wishes.mustHave.push(isSaid ? (term ?? quality) : `${quality} ${term}`);
    return term === null ? 0 : 1;
  }
}

const saysSomething = ({ meanings }: Piece): boolean =>
  meanings.length === 0 || meanings.some(({ kind }) => kind !== 'filler');
