import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isVitaminOrMineral } from './brackets.ts';
import { bracketOf, type Item, type Items } from './items.ts';
import { entriesIn } from './parts.ts';

/** "Farinha de trigo enriquecida com ferro", "Milch mit Calcium": with vitamins or minerals nothing is called. */
export function enriches({ pieces }: Item, at: number, inner: VocabularyEntry): boolean {
  const { key, meaning } = pieces[at]?.atom ?? {};
  // "titré à 25 % en vitamine C"
  return isVitaminOrMineral(inner) && meaning?.value === 'with' && key !== 'en';
}

/** What stands behind a food that is enriched stands below it: "Flour enriched with iron and folic acid". */
export function withNutrients(item: Item, split: Items, starts: readonly number[]): Items {
  const from = starts.findIndex((start) => {
    const [nutrient] = entriesIn(item.pieces.slice(start, start + 1));
    return nutrient !== undefined && enriches(item, start - 1, nutrient);
  });
  const food = split[from - 1];
  if (food === undefined || split.length - from < 2) return split;
  const bracket = bracketOf(food.pieces.length, split.slice(from));
  const closes = split.at(-1)?.closes ?? false;
  return [...split.slice(0, from - 1), { ...food, brackets: [...food.brackets, bracket], closes }];
}
