import { isAllergenWord } from '../statement/allergen-words.ts';
import { CARRIED } from './bracket-notes.ts';
import { isFunctionWord, withoutFunctionPrefix } from '../names/function-words.ts';
import { normalizeName } from '../words/normalize-name.ts';
import type { Item } from './parse-tree.ts';
import { resolveName } from '../vocabulary/resolve-name.ts';
import { groupText } from './segments.ts';
import type { IngredientRole, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Roles that nothing has which only lends its taste to a flavor. */
const NO_TASTES: ReadonlySet<IngredientRole> = new Set([
  'added sugar',
  'sugar',
  'salt',
  'acid',
  'starch',
  'fiber',
  'gum',
  'emulsifier',
  'intense sweetener',
  'polyol',
  'color',
  'preservative',
  'protein source',
]);

function textOnly(item: Item): boolean {
  return item.pieces.every((piece) => piece.kind === 'text');
}

function entryOf(text: string, vocabulary: Vocabulary): VocabularyEntry | null {
  return resolveName(text, vocabulary)?.entry ?? null;
}

/**
 * True for a bracket that looks like a note and lists all the same: "(contains emulsifier sunflower lecithin)" names
 * what is mixed in, "(contains milk)" declares; "(yielding whey isolate, casein, milk protein)" is the list itself.
 */
export function listsAfterAll(items: readonly Item[], vocabulary: Vocabulary): boolean {
  const whole = groupText(items);
  if (/^(?:yielding|providing|supplying)\b/i.test(whole))
    return items.slice(1).filter((item) => entryOf(groupText([item]), vocabulary)).length > 1;
  const said = /^(?:contains?|containing|contajns) (.+)/i.exec(whole)?.[1];
  if (said === undefined || items.length > 1 || isAllergenWord(whole)) return false;
  const letters = said.replace(/(?<=\p{L})\/(?=\p{L})/gu, 'l');
  const entry = entryOf(withoutFunctionPrefix(letters), vocabulary);
  return entry?.kind === 'ingredient' && entry.roles.some((role) => CARRIED.has(role));
}

/**
 * The fuller name that a name and its bracket make together: "root fiber (chicory)" is chicory root fiber, "lecithin
 * (soy)" soy lecithin, "starch (corn)" corn starch, "vitamin A (palmitate)" its palmitate, "pumpkin (seed)" pumpkin seed. Null where the bracket adds nothing to the name.
 */
export function nameWithBracket(
  text: string,
  items: readonly Item[],
  vocabulary: Vocabulary,
): string | null {
  const [item] = items;
  if (item === undefined || items.length > 1 || !textOnly(item) || isFunctionWord(text))
    return null;
  const inner = groupText([item]).replace(/^(?:from|of) /i, '');
  if (inner.length > 25) return null;
  const plain = resolveName(text, vocabulary)?.entry;
  if (/^seeds?$/i.test(inner)) {
    const seed = vocabulary.resolve(`${text} seed`);
    return seed !== null && seed.canonical.endsWith(' seed') ? seed.canonical : null;
  }
  if (/^(?:palmitate|acetate)$/i.test(inner)) {
    const salt = vocabulary.resolve(`${text} ${inner}`);
    return salt !== null && salt !== plain ? salt.canonical : null;
  }
  const whole = `${inner} ${text}`;
  const entry = vocabulary.resolve(whole);
  if (entry === null || entry.kind === 'family') return null;
  if (plain === undefined) return /^(?:milk|soya?|eggs?|wheat)$/i.test(inner) ? null : whole;
  const general = plain.kind === 'family' || plain.canonical === 'lecithin';
  const named = normalizeName(entry.canonical).endsWith(` ${normalizeName(text)}`);
  return general && named && entry.ancestors.includes(plain.canonical) ? whole : null;
}

/** "artificial flavors (vanilla, cream, cookie)": the bracket says what it tastes of, and nothing of it is inside. */
export function onlyTastes(
  outer: VocabularyEntry | null,
  items: readonly Item[],
  vocabulary: Vocabulary,
): boolean {
  if (outer === null || !/\bflavor$/.test(outer.canonical)) return false;
  return items.every((item) => {
    if (!textOnly(item) || item.minor) return false;
    const text = groupText([item]);
    if (isFunctionWord(text) || /\bflavou?r/i.test(text)) return false;
    const roles = entryOf(text, vocabulary)?.roles ?? [];
    return !roles.some((role) => NO_TASTES.has(role));
  });
}
