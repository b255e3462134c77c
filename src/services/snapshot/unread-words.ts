import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Product } from '#domain/product/product.ts';
import { compareTexts } from '#domain/wording.ts';

/** The most distinct words counted. Later ones are ignored; they are usually rarer. */
const MAX_WORDS = 20_000;
/** Longer names are sentences or damaged text, which no table can contain. */
const MAX_CHARACTERS = 60;

export interface UnreadWord {
  readonly word: string;
  readonly products: readonly number[];
}

/** Label names unknown to the vocabulary, with the products that contain them. Filled while the catalogue loads. */
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
      if (word === '' || word.length > MAX_CHARACTERS) continue;
      const list = this.products.get(word);
      if (list) list.push(id);
      else if (this.products.size < MAX_WORDS) this.products.set(word, [id]);
    }
  }

  get size(): number {
    return this.products.size;
  }

  /** Returns the products that contain a word. */
  productsOf(word: string): readonly number[] {
    return this.products.get(this.#keyOf(word)) ?? [];
  }

  /** Returns the words that most products contain. */
  most(limit: number): readonly UnreadWord[] {
    return [...this.products]
      .map(([word, products]) => ({ word, products }))
      .sort((a, b) => b.products.length - a.products.length || compareTexts(a.word, b.word))
      .slice(0, limit);
  }
}
