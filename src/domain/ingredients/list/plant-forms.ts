import { type Piece, isHeadFirst } from '../statement/placed-atom.ts';
import type { IngredientRole, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { combineNames } from './combine-names.ts';
import type { Item } from './items.ts';

type Entry = VocabularyEntry | null | undefined;

/** Roles and families of edible plants. */
const ROLES: readonly IngredientRole[] = ['fruit or vegetable', 'cereal', 'herb or extract'];
const FAMILIES: readonly string[] = ['tree nuts', 'seeds', 'legumes'];

function isPlant({ roles, ancestors }: VocabularyEntry): boolean {
  if (roles.some((role) => ROLES.includes(role))) return true;
  // Not what is made from them: soy protein, canola oil.
  return roles.includes('other') && FAMILIES.some((family) => ancestors.includes(family));
}

/**
 * "Peach" and "fiber", "kiwi" and "seeds": the name of both together, if the second is a form of the plant that no
 * table has; else null.
 */
function formOfPlant(plant: Entry, head: Entry, vocabulary: Vocabulary): string | null {
  if (!plant || !head || !isPlant(plant)) return null;
  const { plantForms } = vocabulary.wordClasses;
  const form = plantForms.find((word) => vocabulary.resolve(word) === head);
  return form === undefined ? null : `${plant.canonical} ${form}`;
}

/** The same for an item that names nothing else. */
export function formOfPlantIn({ pieces }: Item, vocabulary: Vocabulary): string | null {
  const names = pieces.filter(({ span }) => span === 'name');
  if (names.length !== 2) return null;
  const [first, second] = names.map(({ meaning }) => meaning?.entry);
  return pieces.some(isHeadFirst)
    ? formOfPlant(second, first, vocabulary)
    : formOfPlant(first, second, vocabulary);
}

/** Whether two names without a mark between them are one: parts of one word, "arôme vanille", or a form of a plant. */
export function areOneName(
  before: Piece,
  piece: Piece,
  text: string,
  vocabulary: Vocabulary,
): boolean {
  const [first, second] = [before.meaning?.entry, piece.meaning?.entry];
  if (!first || !second) return false;
  const between = text.slice(before.end, piece.start);
  const glued = /^-?$/u.test(between);
  if (!glued && isHeadFirst(before)) return combineNames(second, first, vocabulary) !== null;
  if (formOfPlant(first, second, vocabulary) !== null) return true;
  return glued && combineNames(first, second, vocabulary) !== null;
}
