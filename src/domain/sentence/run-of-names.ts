import type { NameLookUp } from './piece.ts';
import type { SentenceWishes } from './sentence-wishes.ts';

/** The last names of the wishes, which a later word may deny: "soy and dairy" in "soy and dairy free". */
export class RunOfNames {
  readonly #wishes: SentenceWishes;
  readonly #names: NameLookUp;
  #from = 0;
  /** The index of the first name before a diet in the run: "dairy" in "dairy vegetarian and soy free". */
  #beforeDiet = 0;
  /** Where the names of the run are in the sentence. */
  #places: number[] = [];
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
  addName(at: number): void {
    this.#places.push(at);
    if (this.#either) this.#wishes.chooseOne(this.#from);
    this.#either = false;
  }

  end(): void {
    this.#endNames();
    this.#beforeDiet = this.#from;
  }

  /** A diet ends the run, but an allergen right before it may still be denied; a name that is said to be wanted may not. */
  interrupt(isBare: boolean): void {
    if (isBare) this.#endNames();
    else this.end();
  }

  #endNames(): void {
    this.#from = this.#wishes.mustHave.length;
    this.#besideFrom = this.#from;
    this.#places = [];
  }

  /** "Milk, egg and soy are ok": where the names are that are joined to what is put up with, which are no wishes either. */
  acceptJoined(): readonly number[] {
    const places = this.#joined ? this.#places : [];
    if (this.#joined) this.#wishes.mustHave.splice(this.#from);
    return places;
  }

  /**
   * "Soy and dairy free", "milk is not ok": avoids the names; if no word says they are wanted (`isBare`), also the
   * allergens right before: "milk egg soy free".
   */
  deny(isBare = false): void {
    const { mustHave } = this.#wishes;
    const from = this.#joined ? this.#from : mustHave.length - 1;
    for (const term of mustHave.splice(from)) this.#wishes.avoidTerm(term);
    if (this.#joined) this.#avoidAllergens(this.#beforeDiet);
    if (isBare) this.#avoidAllergens(this.#besideFrom);
  }

  /** "Dairy, soy and gluten free" denies all three; "pea protein and gluten free" asks for the first. */
  denyAllergens(isBare = false): void {
    if (this.#joined) this.#avoidAllergens(this.#beforeDiet);
    else if (isBare) this.#avoidAllergens(this.#besideFrom);
  }

  #avoidAllergens(from: number): void {
    const { mustHave } = this.#wishes;
    for (const term of mustHave.splice(from))
      if (this.#names.isAllergen(term)) this.#wishes.avoidTerm(term);
      else mustHave.push(term);
  }
}
