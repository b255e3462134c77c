import { withoutBullets } from './bullets.ts';
import { cutPieces } from './cut-pieces.ts';
import type { NameLookUp } from './piece.ts';
import { SentenceReader } from './sentence-reader.ts';
import type { SentenceReading } from './sentence-wishes.ts';
import type { SentenceWords } from './sentence-words.ts';

/**
 * Reads a sentence as the wishes of a search (docs/product.md section 5): phrases of the table, names of the vocabulary
 * and brands by the longest match, then a small grammar of denial, wanting and figures. A denial is never reversed. An
 * unknown word is avoided or wanted literally if a word says so, else shown as not understood.
 */
export function readSentence(
  sentence: string,
  words: SentenceWords,
  names: NameLookUp,
): SentenceReading {
  const pieces = cutPieces(withoutBullets(sentence, words), words, names);
  return new SentenceReader(pieces, names).readAll().toReading();
}
