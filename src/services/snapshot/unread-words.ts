import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';

/** Words that are counted; rarer ones that come later are not. */
const MOST_WORDS = 20_000;
/** Longer names are sentences or damage, which no table can hold. */
const MOST_CHARACTERS = 60;

export interface UnreadWord {
  readonly word: string;
  readonly products: readonly number[];
}

/** Names on labels that the vocabulary does not know, with the products that hold them; filled while the catalogue is loaded. */
export class UnreadWords {
  readonly products: Map<string, number[]>;

  readonly #keyOf: Vocabulary['keyOf'];

  constructor({ keyOf }: Pick<Vocabulary, 'keyOf'>, products: Map<string, number[]> = new Map()) {
    this.#keyOf = keyOf;
    this.products = products;
  }

  add({ id, ingredients }: Pick<Product, 'id' | 'ingredients'>): void {
    const words = ingredients.flatMap(({ name, known, heading }) =>
      known || heading ? [] : [this.#keyOf(name)],
    );
    for (const word of new Set(words)) {
      if (word === '' || word.length > MOST_CHARACTERS) continue;
      const list = this.products.get(word);
      if (list) list.push(id);
      else if (this.products.size < MOST_WORDS) this.products.set(word, [id]);
    }
  }

  /** How many different words. */
  get size(): number {
    return this.products.size;
  }

  /** The products that hold a word. */
  productsOf(word: string): readonly number[] {
    return this.products.get(this.#keyOf(word)) ?? [];
  }

  /** Those that most products hold. */
  most(limit: number): readonly UnreadWord[] {
    return [...this.products]
      .map(([word, products]) => ({ word, products }))
      .sort((a, b) => b.products.length - a.products.length || compareTexts(a.word, b.word))
      .slice(0, limit);
  }
}
