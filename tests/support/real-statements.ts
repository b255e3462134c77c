import type { ExplainedLabel } from '#contract/api.ts';
import type { Product } from '#domain/product/product.ts';

/** Languages of labels, as the page calls them, by their code in the vocabulary, and how many statements of each are taken. */
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

/** Letters that labels print; odd signs of records are no signs of packs. */
const PRINTED = /^[\p{L}\p{N} .,;:()%[\]'’&/*+-]{90,420}$/u;
const PAGES = 45;

/** The language of most of its names; null where that is not clear. */
async function languageOf(origin: string, statement: string): Promise<string | null> {
  const answer = await fetch(`${origin}/api/labels/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ statement }),
  });
  const { spans, contains, complete } = (await answer.json()) as ExplainedLabel;
  if (!complete || contains.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { language } of spans)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first !== undefined && first[1] > 2 * (second?.[1] ?? 0) ? first[0] : null;
}

/** Thirty statements of the catalogue that bear an allergen and are read to their last word: the same at each run. */
export async function realStatements(origin: string): Promise<readonly RealStatement[]> {
  const taken: RealStatement[] = [];
  const wanted = (code: string | null) => {
    const language = LANGUAGES.find((each) => each.code === code);
    const have = taken.filter((each) => each.language === language?.name).length;
    return language !== undefined && have < language.count ? language : null;
  };
  const complete = () => taken.length === LANGUAGES.reduce((sum, { count }) => sum + count, 0);
  for (let page = 0; page < PAGES && !complete(); page += 1) {
    const offset = page * 100;
    const answer = await fetch(
      `${origin}/api/proteins?limit=100&offset=${offset}&fields=ingredientsStatement,ingredientsComplete`,
    );
    for (const product of (await answer.json()) as Product[]) {
      const statement = product.ingredientsStatement?.replace(/\s+/g, ' ').trim() ?? '';
      if (!product.ingredientsComplete || !PRINTED.test(statement)) continue;
      if (taken.some((each) => each.statement === statement)) continue;
      const language = wanted(await languageOf(origin, statement));
      if (language !== null) taken.push({ statement, language: language.name });
    }
  }
  return taken;
}
