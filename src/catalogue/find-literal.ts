import { type Bits, andInto, forEachBit, wordsFor } from './bits.ts';
import type { TextWords } from './columns.ts';
import { addPostings } from './posting-table.ts';

/** Adds the products on one of whose texts a phrase (of `phraseOf`) stands as whole words in sequence. */
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
    if (others.length === 0 || inSequence(texts, text, numbers)) {
      addPostings(texts.products, text, products);
    }
  });
}

function inSequence(
  { starts, sequence }: TextWords,
  text: number,
  numbers: readonly number[],
): boolean {
  const last = (starts[text + 1] as number) - numbers.length;
  for (let at = starts[text] as number; at <= last; at++) {
    if (numbers.every((number, part) => sequence[at + part] === number)) return true;
  }
  return false;
}
