import type { Reader } from './entry-drafts.ts';
import { isFunctionWord } from './function-words.ts';
import type { Item } from './parse-tree.ts';
import { resolveName } from './resolve-name.ts';
import { splitName } from './split-name.ts';

/** True for what a protein blend may hold; the first other item ends a blend whose own end is not written. */
export function isProteinLike(item: Item, reader: Reader): boolean {
  const first = item.pieces[0];
  if (first?.kind !== 'text' || isFunctionWord(first.text)) return true;
  const entry =
    resolveName(splitName(first.text, reader.vocabulary)[0] ?? '', reader.vocabulary)?.entry ??
    null;
  return (
    entry !== null &&
    (entry.proteinSource !== null ||
      entry.roles.some(
        (role) => role === 'amino acid' || role === 'emulsifier' || role === 'enzyme',
      ) ||
      /peptide|glutamine|creatine/.test(entry.canonical))
  );
}

/** What bars are made of and coatings never hold: such an item stands outside a coating that nothing closes. */
const BODY =
  /^(?:humectants?|bulking agents?)\b|\b(?:collagen|gelatine?|glycerol|glycerine?|oligosaccharides?|polydextrose|protein blend)\b|^water$/i;

export function standsOutsideCoatings(item: Item): boolean {
  const first = item.pieces[0];
  return first?.kind === 'text' && BODY.test(first.text);
}
