import { isUnknown, type Piece } from './cut-pieces.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** What stands between two signs of a sentence. */
export class Clause {
  /** Names that no word says to be wanted, by their places. */
  readonly #names = new Map<number, Piece>();
  #isUnread = false;

  addName(piece: Piece, at: number): void {
    this.#names.set(at, piece);
  }

  /** A word that was not understood, unless it only has no answer ("cheap"). */
  addUnread(piece: Piece): void {
    if (isUnknown(piece)) this.#isUnread = true;
  }

  /** "Bothers" is a letter or two from "butter": beside a name as written it is a word that nobody knows. */
  #isDoubted(): boolean {
    const repaired = [...this.#names.values()].filter((piece) => piece.repaired).length;
    return this.#isUnread || (repaired > 0 && repaired < this.#names.size);
  }

  /** "Dairy bothers me": beside a word that nobody knows a bare name is no wish. Begins the next clause. */
  end(wishes: SentenceWishes): void {
    for (const [at, piece] of this.#isDoubted() ? this.#names : []) {
      const index = wishes.mustHave.indexOf(piece.term ?? '');
      if (index < 0) continue;
      wishes.mustHave.splice(index, 1);
      wishes.leaveOut(piece, at);
    }
    this.#names.clear();
    this.#isUnread = false;
  }
}
