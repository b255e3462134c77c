import type { FlavorTable } from '../../flavors/flavor-table.ts';
import { readFlavor } from '../../flavors/read-flavor.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

/**
 * The first name; but if it does not say what the product is and another record's does, in other words, that one: a
 * barcode has one product, and "Doppel Munich" is where somebody bought "100% Whey Gold Standard".
 */
export function firstMeaningfulName(
  names: readonly (string | null)[],
  { flavors, words }: { readonly flavors: FlavorTable; readonly words: ProductWords },
): { readonly value: string | null; readonly index: number } {
  const saysKind = (folded: string) =>
    /prot/.test(folded) ||
    [words.powder, words.bar, words.collagen].some((kind) => kind.test(folded));
  const index = Math.max(
    0,
    names.findIndex((name) => name !== null),
  );
  const first = names[index] ?? null;
  if (first === null) return { value: null, index: 0 };
  const said = foldText(first);
  if (saysKind(said) || readFlavor(first, flavors).flavor !== null) return { value: first, index };
  const better = names.findIndex((name) => {
    const list = foldText(name ?? '').split(' ');
    const isOther = !list.some((word) => said.split(' ').includes(word));
    return (
      saysKind(list.join(' ')) &&
      isOther &&
      list.some((word) => /\p{L}{3}/u.test(word) && !words.idle.has(word))
    );
  });
  return better < 0 ? { value: first, index } : { value: names[better] ?? null, index: better };
}
