import { type Bits, orInto } from '../columns/bits.ts';
import type { Columns } from '../columns/columns.ts';
import { phraseOf } from '#domain/matching/literal-words.ts';
import { addProductsWith } from './find-literal.ts';
import { addPostings } from '../columns/posting-table.ts';

/** Finds products by the names on their labels. The caller owns the returned sets. */
export class LabelSearch {
  readonly #columns: Columns;

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Products with an ingredient of any of these canonical names. */
  membersFound(members: readonly string[]): Bits {
    const { rowsOf } = this.#columns.ingredients;
    return this.withRows(members.flatMap((member) => rowsOf.get(member) ?? []));
  }

  /** Products with an ingredient of any of these dictionary rows. */
  withRows(rows: readonly number[]): Bits {
    const { ingredients, all } = this.#columns;
    const found = new Int32Array(all.length);
    for (const row of rows) addPostings(ingredients.postings, row, found);
    return found;
  }

  /** Dictionary rows whose label name or canonical name contains a text as whole words. */
  literalRows(written: string): readonly number[] {
    const phrase = phraseOf(written);
    if (phrase === '') return [];
    const [first = ''] = phrase.trim().split(' ');
    const { phrases, rowsOfWord } = this.#columns.ingredients;
    return (rowsOfWord.get(first) ?? []).filter((row) => phrases[row]?.includes(phrase));
  }

  /** Adds the products whose label contains a term literally. */
  addLiteral(written: string, into: Bits): void {
    orInto(into, this.withRows(this.literalRows(written)));
    addProductsWith(this.#columns.texts, phraseOf(written), into);
  }
}
