import type { NameLookUp } from './cut-pieces.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** The last names of the wishes that a word behind them may still deny: "soy and dairy" of "soy and dairy free". */
export class RunOfNames {
  readonly #wishes: SentenceWishes;
  readonly #names: NameLookUp;
  #from = 0;
  /** Where the names begin that no sign or word parts from the last. */
  #besideFrom = 0;
  /** The last piece was an "and": the word behind the next name denies the whole run. */
  #joined = false;
  /** The last piece was an "or": the next name is one of those of the run that will do. */
  #either = false;

  constructor(wishes: SentenceWishes, names: NameLookUp) {
    this.#wishes = wishes;
    this.#names = names;
  }

  /** A comma goes on with the run, "and" joins it to what follows; anything else ends it. */
  separate(goesOn: boolean, joins: boolean, either: boolean): void {
    this.#joined = joins;
    this.#either = either;
    this.#besideFrom = this.#wishes.mustHave.length;
    if (!goesOn && !joins) this.end();
  }

  /** A name was asked for: "stevia or monk fruit", "pea, rice or soy protein". */
  addName(): void {
    if (this.#either) this.#wishes.chooseOne(this.#from);
    this.#either = false;
  }

  end(): void {
    this.#from = this.#wishes.mustHave.length;
    this.#besideFrom = this.#from;
  }

  /**
   * "Soy and dairy free", "milk is not ok": avoided, not wanted; and of what no word says to be wanted (`isBare`) the
   * allergens right before it, too: "milk egg soy free".
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
