import { readFlavor } from '../../flavors/read-flavor.ts';
import { rightTaste, wholeTaste } from '../../flavors/flavor-spelling.ts';
import type { FlavorTable } from '../../flavors/flavor-table.ts';
import { capitalize } from '../../wording.ts';
import type { ProductWords } from '../../product-words/product-words.ts';
import { foldText } from '../../slug.ts';

interface Tables {
  readonly flavors: FlavorTable;
  readonly words: ProductWords;
}

/**
 * Corrects misspelled words of a name: those of the reviewed table, and tastes with one wrong letter. Removes the
 * number of pieces after its flavor, and a repetition of the flavor in another language.
 */
export function spellName(name: string, tables: Tables): string {
  const said = inRightRuns(name, tables);
  const right = withWholeTaste(inRightWords(said, tables), tables);
  return withoutFlavorAgain(withoutCount(right, tables), tables);
}

/** Words that are misspelled together with the next one ("Golf whey"), or contain a digit ("Protein0"). */
function inRightRuns(name: string, { words: { mistypedRuns } }: Tables): string {
  return mistypedRuns.reduce(
    (text, [wrong, right]) =>
      text.replace(wrong, (run) => (/^\p{Lu}/u.test(run) ? titled(right, run) : right)),
    name,
  );
}

/** In the case of the original: "Muß Cake", "Golf whey". */
function titled(right: string, run: string): string {
  const areAll = / \p{Lu}/u.test(run);
  return areAll ? right.split(' ').map(capitalize).join(' ') : capitalize(right);
}

function inRightWords(name: string, { flavors, words }: Tables): string {
  return name.replace(/[\p{L}\p{M}]{3,}/gu, (word) => {
    const folded = foldText(word);
    // "Čokoládové" is not a misspelling of its form without accents.
    const isPlain = /^[a-z]+$/i.test(word);
    const right = words.mistyped.get(folded) ?? (isPlain ? rightTaste(folded, flavors) : null);
    if (right === null) return word;
    return /^\p{Lu}/u.test(word) ? capitalize(right) : right;
  });
}

/** "Whey Wafer Bar Stracciatel" */
function withWholeTaste(name: string, { flavors }: Tables): string {
  return name.replace(/[a-z]+$/i, (word) => {
    const whole = wholeTaste(word.toLowerCase(), flavors);
    return whole === null ? word : word + whole.slice(word.length);
  });
}

/** "Carb Killa Bar Cookie Dough 12" */
function withoutCount(name: string, { flavors }: Tables): string {
  const bare = name.replace(/ \d{1,2}$/, '');
  if (bare === name) return name;
  const { written } = readFlavor(bare, flavors);
  return written !== null && foldText(bare).endsWith(foldText(written)) ? bare : name;
}

/** "32% Protein Bar Hazelnut, Haselnuss" */
function withoutFlavorAgain(name: string, { flavors }: Tables): string {
  const [, bare, again] = /^(.*[^\s,]), ([^,]+)$/.exec(name) ?? [];
  if (bare === undefined || again === undefined) return name;
  const { flavor, base } = readFlavor(again, flavors);
  return flavor !== null && base === again && readFlavor(bare, flavors).flavor === flavor
    ? bare
    : name;
}
