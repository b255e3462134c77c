import { foldText } from '../../slug.ts';
import { capitalize } from '../../wording.ts';
import { proteinsInName } from '../classify/named-proteins.ts';
import type { Product } from '../product.ts';
import { KINDS } from '../name/unstated-name.ts';

/** A row of a table of words, with its English word if it has one. */
interface WordsRow {
  readonly words: string;
  readonly language: string;
  readonly english: string;
}

const wordsIn = (text: string): readonly string[] => foldText(text).split(' ');

/** Words of other languages than English that no row has in English, folded; single letters are none. */
export function foreignWords(rows: readonly WordsRow[]): ReadonlySet<string> {
  const isEnglish = ({ language }: WordsRow) => language === 'en' || language === 'xx';
  const english = new Set(
    rows.flatMap((row) => [...wordsIn(row.english), ...(isEnglish(row) ? wordsIn(row.words) : [])]),
  );
  const foreign = rows.filter((row) => !isEnglish(row)).flatMap(({ words }) => wordsIn(words));
  return new Set(foreign.filter((word) => word.length > 1 && !english.has(word)));
}

/**
 * What a product is called in English if its name is not (product.md section 3), made of the protein that it names or
 * of its type, its form and its flavor: "Hemp Protein Powder, Chocolate". Null for a name without foreign words.
 */
export function nameInEnglish(
  {
    name,
    format,
    flavor,
    proteinType,
  }: Pick<Product, 'name' | 'format' | 'flavor' | 'proteinType'>,
  foreign: ReadonlySet<string>,
): string | null {
  if (!wordsIn(name).some((word) => foreign.has(word))) return null;
  const [named, another] = proteinsInName(name);
  const protein = another === undefined ? (named?.canonical ?? '') : '';
  // A type says more than "whey"; a "Plant Protein" may be named after hemp.
  const isType = protein === '' || proteinType?.toLowerCase().includes(protein) === true;
  const what = ((isType ? proteinType : protein) ?? '').replace(/ ?protein$/i, '');
  const called = `${what.replace(/(?<![\p{L}\p{N}])\p{Ll}/gu, capitalize)} ${KINDS[format]}`.trim();
  return flavor === null ? called : `${called}, ${flavor}`;
}
