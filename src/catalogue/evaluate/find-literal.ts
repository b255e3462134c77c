import { type Bits, andInto, forEachBit, wordsFor } from '../columns/bits.ts';
import type { TextWords } from '../columns/columns.ts';
import { holdsRun } from '../columns/holds-run.ts';
import { addPostings } from '../columns/posting-table.ts';

/** Adds the products with a text that contains a phrase (of `phraseOf`) as consecutive whole words. */
export function addProductsWith(texts: TextWords, phrase: string, products: Bits): void {
  const words = phrase.trim().split(' ');
  const numbers = words.map((word) => texts.numbers.get(word));
  if (!numbers.every((number) => number !== undefined)) return;
  const found: Bits = new Int32Array(wordsFor(texts.count));
  const [first = 0, ...others] = numbers;
  addPostings(texts.postings, first, found);
  for (const other of others) {
    const also: Bits = new Int32Array(found.length);
    addPostings(texts.postings, other, also);
    andInto(found, also);
  }
  forEachBit(found, (text) => {
    if (
      others.length === 0 ||
      holdsRun(texts, text, numbers.length, (word, at) => word === numbers[at])
    ) {
      addPostings(texts.products, text, products);
    }
  });
}
