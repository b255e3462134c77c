import type { NameLookUp } from './piece.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** The last names of the wishes, which a later word may deny: "soy and dairy" in "soy and dairy free". */
export class RunOfNames {
  readonly #wishes: SentenceWishes;
  readonly #names: NameLookUp;
  #from = 0;
  /** The index from which no sign or word separates the names. */
  #besideFrom = 0;
  /** The last piece was an "and": the word after the next name denies the whole run. */
  #joined = false;
  /** The last piece was an "or": any of the names in the run suffices. */
  #either = false;

  constructor(wishes: SentenceWishes, names: NameLookUp) {
    this.#wishes = wishes;
    this.#names = names;
  }

  /** A comma continues the run, "and" joins it to what follows; anything else ends it. */
  separate(goesOn: boolean, joins: boolean, either: boolean): void {
    this.#joined = joins;
    this.#either = either;
    this.#besideFrom = this.#wishes.mustHave.length;
    if (!goesOn && !joins) this.end();
  }

  /** Adds a wanted name: "stevia or monk fruit", "pea, rice or soy protein". */
  addName(): void {
    if (this.#either) this.#wishes.chooseOne(this.#from);
    this.#either = false;
  }

  end(): void {
    this.#from = this.#wishes.mustHave.length;
    this.#besideFrom = this.#from;
  }

  /**
   * "Soy and dairy free", "milk is not ok": avoids the names; if no word says they are wanted (`isBare`), also the
   * allergens right before: "milk egg soy free".
   */
  deny(isBare = false): void {
    const { mustHave } = this.#wishes;
    const from = this.#joined ? this.#from : mustHave.length - 1;
    for (const term of mustHave.splice(from)) this.#wishes.avoidTerm(term);
    if (isBare) this.#avoidAllergens(this.#besideFrom);
  }

  /** "Dairy, soy and gluten free" denies all three; "pea protein and gluten free" asks for the first. */
  denyAllergens(isBare = false): void {
    if (this.#joined) this.#avoidAllergens(this.#from);
    else if (isBare) this.#avoidAllergens(this.#besideFrom);
  }

  #avoidAllergens(from: number): void {
    const { mustHave } = this.#wishes;
    for (const term of mustHave.splice(from))
      if (this.#names.isAllergen(term)) this.#wishes.avoidTerm(term);
      else mustHave.push(term);
  }
}
