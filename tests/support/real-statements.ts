import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import type { Product } from '#domain/product/product.ts';
import { vocabulary } from './shipped-vocabulary.ts';

/** Languages of labels: code in the vocabulary, name on the page, and number of statements to take. */
export const LANGUAGES = [
  { code: 'en', name: 'English', count: 14 },
  { code: 'de', name: 'German', count: 4 },
  { code: 'fr', name: 'French', count: 4 },
  { code: 'es', name: 'Spanish', count: 4 },
  { code: 'it', name: 'Italian', count: 4 },
] as const;
type LanguageName = (typeof LANGUAGES)[number]['name'];

export interface RealStatement {
  readonly statement: string;
  readonly language: LanguageName;
}

/** Characters that labels print. Other characters in records are not on packs. */
const PRINTED = /^[\p{L}\p{N} .,;:()%[\]'’&/*+-]{90,420}$/u;

/**
 * Returns the language of most names in a statement. Null if it is ambiguous, or if the statement has no allergen or
 * was not read completely.
 */
function languageOf(statement: string): string | null {
  const { spans, contains, complete } = explainLabel({ statement }, vocabulary);
  if (!complete || contains.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { language } of spans)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** Returns thirty completely read statements of the catalogue that contain an allergen, the same on every run. */
export async function realStatements(origin: string): Promise<readonly RealStatement[]> {
  const answer = await fetch(`${origin}/api/proteins?fields=ingredientsStatement`);
  const products = (await answer.json()) as Pick<Product, 'ingredientsStatement'>[];
  const all = new Set(
    products.map(({ ingredientsStatement }) =>
      (ingredientsStatement ?? '').replace(/\s+/g, ' ').trim(),
    ),
  );
  const taken: RealStatement[] = [];
  // The catalogue has few completely read Italian labels, so English ones replace them.
  const more: RealStatement[] = [];
  for (const statement of all) {
    if (!PRINTED.test(statement)) continue;
    const code = languageOf(statement);
    const language = LANGUAGES.find((each) => each.code === code);
    const have = taken.filter((each) => each.language === language?.name).length;
    if (language === undefined) continue;
    (have < language.count ? taken : more).push({ statement, language: language.name });
  }
  return [...taken, ...more.filter(({ language }) => language === 'English')].slice(0, 30);
}
