import { isFunctionWord } from './function-words.ts';
import type { Item } from '../list/parse-tree.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

/** Words that are no ingredient by themselves, whatever the vocabulary makes of them. */
const PART_OF_A_NAME = /^(?:syrups?|gums?|extracts?|concentrates?|isolates?|solids)$/i;

function meansNothing(text: string, vocabulary: Vocabulary): boolean {
  return PART_OF_A_NAME.test(text) || vocabulary.resolve(text) === null;
}

/** True where both together are an ingredient that neither is alone ("honey, organic" is only honey). */
function makesOneName(head: string, tail: string, vocabulary: Vocabulary): boolean {
  const entry = vocabulary.resolve(`${head} ${tail}`);
  return (
    entry?.kind === 'ingredient' &&
    (entry !== vocabulary.resolve(head) || PART_OF_A_NAME.test(tail)) &&
    (entry !== vocabulary.resolve(tail) || PART_OF_A_NAME.test(head))
  );
}

/**
 * The items of one level with the separators taken out that typing put into a name: "sweet, potato", "ascorbyl;
 * palmitate", "agave, syrup". Only where one part means nothing by itself and both together are one ingredient.
 */
export function joinSplitNames(items: readonly Item[], vocabulary: Vocabulary): readonly Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    const [head, tail] = [before?.pieces[0], item.pieces[0]];
    if (
      before?.pieces.length !== 1 ||
      head?.kind !== 'text' ||
      tail?.kind !== 'text' ||
      (item.after !== 'comma' && item.after !== 'semicolon') ||
      isFunctionWord(head.text) ||
      !(meansNothing(head.text, vocabulary) || meansNothing(tail.text, vocabulary)) ||
      !makesOneName(head.text, tail.text, vocabulary)
    ) {
      joined.push(item);
      continue;
    }
    const text = `${head.text} ${tail.text}`;
    const pieces = [{ kind: 'text' as const, text }, ...item.pieces.slice(1)];
    joined[joined.length - 1] = { ...item, pieces, after: before.after };
  }
  return joined;
}
