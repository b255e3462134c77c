import type { VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isVitaminOrMineral } from './brackets.ts';
import type { Item } from './items.ts';

/** "Farinha de trigo enriquecida com ferro", "Milch mit Calcium": with vitamins or minerals nothing is called. */
export function enriches({ pieces, brackets }: Item, at: number, inner: VocabularyEntry): boolean {
  const listed = brackets.some(({ after, items }) => after > at && items.length > 1);
  const { key, meaning } = pieces[at]?.atom ?? {};
  // "titré à 25 % en vitamine C"
  return (
    isVitaminOrMineral(inner) &&
    !listed &&
    meaning?.value === 'with' &&
    key !== 'en' &&
    key !== 'in'
  );
}

function isOfNutrients({ pieces, brackets, colon }: Item): boolean {
  const named = pieces.flatMap(({ atom }) => atom.meaning?.entry ?? []);
  return named.length === 1 && named.every(isVitaminOrMineral) && brackets.length === 0 && !colon;
}

/** Whether what `start` begins enriches the food before it. */
export function isEnriched(item: Item, start: number): boolean {
  const nutrient = item.pieces[start]?.atom.meaning?.entry;
  return start > 0 && nutrient != null && enriches(item, start - 1, nutrient);
}

/** "Flour enriched with iron and folic acid": two and more of them stand below the flour. */
export function withNutrients(split: readonly Item[], from: number): readonly Item[] {
  const [food, items] = [split[from - 1], split.slice(from)];
  if (food === undefined || items.length < 2 || !items.every(isOfNutrients)) return split;
  const after = food.pieces.length;
  const bracket = { after, items, closed: true, paired: true, partly: false };
  const closes = items.at(-1)?.closes ?? false;
  return [...split.slice(0, from - 1), { ...food, brackets: [...food.brackets, bracket], closes }];
}
