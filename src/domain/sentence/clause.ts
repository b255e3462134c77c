import { isUnknown, type Piece } from './piece.ts';
import { hasMeaning } from './read-figure.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** The part of a sentence between two separators. */
export class Clause {
  /** Names without a word that says they are wanted, by index. */
  readonly #names = new Map<number, Piece>();
  /** All names that it asks for, including protein types and flavors. */
  readonly #asked: Piece[] = [];
  /** Indexes of "gives me" and the like, which are understood once a harm is named. */
  #causes: number[] = [];
  /** Whether the last word is a name without a word that says it is wanted. */
  #endsInName = false;
  #isUnread = false;
  #isHarmless = false;

  /** After "does not cause", the harm that follows counts for nothing. */
  get isHarmless(): boolean {
    return this.#isHarmless;
  }

  addName(piece: Piece, at: number, isBare: boolean): void {
    this.#asked.push(piece);
    if (isBare) this.#names.set(at, piece);
    this.#endsInName = isBare;
  }

  /**
   * Adds a word that was not understood, except one that no filter can express ("cheap"); a word of denial that denies
   * nothing may be about any name beside it.
   */
  addUnread(piece: Piece): void {
    const isDenial = hasMeaning(piece, 'negate') || hasMeaning(piece, 'negate-after');
    if (!isDenial && !isUnknown(piece) && !hasMeaning(piece, 'unread', 'word')) return;
    this.doubt();
    this.#endsInName = false;
  }

  doubt(): void {
    this.#isUnread = true;
  }

  /** "Gives me", "causes": what is said about the names is unknown until a harm is named. */
  addCause(at: number, denied: boolean): void {
    this.doubt();
    this.#causes.push(at);
    this.#isHarmless ||= denied;
  }

  /** Avoids all names so far; false if there are none. */
  denyNames(wishes: SentenceWishes): boolean {
    const harmful = this.#asked.splice(0);
    this.#names.clear();
    if (harmful.length > 0) wishes.takeIn(this.#causes);
    for (const piece of harmful) wishes.turnDown(piece);
    return harmful.length > 0;
  }

  /** "Bothers" is a letter or two from "butter": beside a name as written it counts as unknown. */
  #isDoubted(): boolean {
    const repaired = [...this.#names.values()].filter((piece) => piece.repaired).length;
    return this.#isUnread || (repaired > 0 && repaired < this.#names.size);
  }

  /**
   * "Dairy bothers me": beside an unknown word, a name alone is not a wish. Begins the next clause, which is doubtful
   * too if it continues such a list ("zorb sucralose, aspartame").
   */
  end(wishes: SentenceWishes, goesOn = false): void {
    const isDoubted = this.#isDoubted();
    for (const [at, piece] of isDoubted ? this.#names : []) {
      const index = wishes.mustHave.indexOf(piece.term ?? '');
      if (index < 0) continue;
      wishes.mustHave.splice(index, 1);
      wishes.leaveOut(piece, at);
    }
    this.#names.clear();
    this.#asked.length = 0;
    this.#causes = [];
    this.#isUnread = isDoubted && goesOn && this.#endsInName;
    this.#endsInName = false;
    this.#isHarmless = false;
  }
}
