import { NAME_LANGUAGES } from '#contract/ingredient-page.ts';
import { readVocabularyNames } from '#importer/tables/read-vocabulary.ts';
import type { IngredientNames } from '#services/ingredients/ingredient-names.ts';

/** The most names shown per language. A table may list forty spellings. */
const OF_EACH_LANGUAGE = 4;

const LANGUAGES: ReadonlySet<string> = new Set(NAME_LANGUAGES);

/** The kinds of names shown. Misspellings and scanning errors are left out. */
const SHOWN: ReadonlySet<string> = new Set(['translation', 'synonym', 'brand name']);

/** Builds a map from each ingredient to its names by language and its E numbers, from the vocabulary's tables. */
export function* readIngredientNames(): Generator<undefined, ReadonlyMap<string, IngredientNames>> {
  const { names = [], synonyms } = readVocabularyNames();
  const byName = new Map<string, Map<string, Set<string>>>();
  const add = (canonical: string, language: string, name: string): void => {
    let languages = byName.get(canonical);
    if (languages === undefined) byName.set(canonical, (languages = new Map()));
    let known = languages.get(language);
    if (known === undefined) languages.set(language, (known = new Set()));
    known.add(name);
  };
  for (const { synonym, canonical, kind } of synonyms) {
    if (kind === 'e-number') add(canonical, 'e', synonym.toUpperCase());
    else if (SHOWN.has(kind)) add(canonical, 'en', synonym);
    yield;
  }
  for (const { name, canonical, language, kind } of names) {
    if (kind === 'e-number') add(canonical, 'e', name.toUpperCase());
    else if (SHOWN.has(kind) && LANGUAGES.has(language)) add(canonical, language, name);
    yield;
  }
  const shown = new Map<string, IngredientNames>();
  for (const [canonical, languages] of byName) {
    shown.set(canonical, {
      names: NAME_LANGUAGES.flatMap((language) => {
        const known = languages.get(language) ?? new Set();
        // The page's heading is the English name; other languages may have the same name.
        const own = language !== 'en' && known.has(canonical) ? [canonical] : [];
        const names = [...own, ...[...known].filter((name) => name !== canonical)];
        return names.length === 0 ? [] : { language, names: names.slice(0, OF_EACH_LANGUAGE) };
      }),
      eNumbers: [...(languages.get('e') ?? [])].filter((number) => /^E\d/.test(number)),
    });
    yield;
  }
  return shown;
}
