import { isUnknown, type Piece } from './cut-pieces.ts';
import { hasMeaning } from './read-figure.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** What stands between two signs of a sentence. */
export class Clause {
  /** Names that no word says to be wanted, by their places. */
  readonly #names = new Map<number, Piece>();
  /** All names that are asked for in it, protein types and flavors too. */
  readonly #asked: Piece[] = [];
  /** Places of "gives me" and the like: understood once a harm is named. */
  #causes: number[] = [];
  /** The last word is a name that no word says to be wanted. */
  #endsInName = false;
  #isUnread = false;
  #isHarmless = false;

  /** Behind "does not cause": what harm follows is none. */
  get isHarmless(): boolean {
    return this.#isHarmless;
  }

  addName(piece: Piece, at: number, isBare: boolean): void {
    this.#asked.push(piece);
    if (isBare) this.#names.set(at, piece);
    this.#endsInName = isBare;
  }

  /** A word that was not understood, unless it only has no answer ("cheap"). */
  addUnread(piece: Piece): void {
    if (!isUnknown(piece) && !hasMeaning(piece, 'unread', 'word')) return;
    this.doubt();
    this.#endsInName = false;
  }

  doubt(): void {
    this.#isUnread = true;
  }

  /** "Gives me", "causes": what is said of the names is not known until a harm is named. */
  addCause(at: number, denied: boolean): void {
    this.doubt();
    this.#causes.push(at);
    this.#isHarmless ||= denied;
  }

  /** Avoids all names so far; false where there are none. */
  denyNames(wishes: SentenceWishes): boolean {
    const harmful = this.#asked.splice(0);
    this.#names.clear();
    if (harmful.length > 0) wishes.takeIn(this.#causes);
    for (const piece of harmful) wishes.turnDown(piece);
    return harmful.length > 0;
  }

  /** "Bothers" is a letter or two from "butter": beside a name as written it is a word that nobody knows. */
  #isDoubted(): boolean {
    const repaired = [...this.#names.values()].filter((piece) => piece.repaired).length;
    return this.#isUnread || (repaired > 0 && repaired < this.#names.size);
  }

  /**
   * "Dairy bothers me": beside a word that nobody knows a bare name is no wish. Begins the next clause, which is doubted too
   * where it goes on with such a list ("zorb sucralose, aspartame").
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
