import { isAllergenWord } from '../statement/allergen-words.ts';
import {
  isExplanation,
  isFiberLabel,
  isFunctionWord,
  tellsOfMaking,
  withoutFunctionSuffix,
} from '../names/function-words.ts';
import { isHeadingName } from '../names/heading-names.ts';
import type { Item } from './parse-tree.ts';
import { resolveName } from '../vocabulary/resolve-name.ts';
import { groupText } from './segments.ts';
import { sharing, splitName } from '../names/split-name.ts';
import type { IngredientRole, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';

/** Things that are made of others: what stands in brackets after them is a list. */
const COMPOUND =
  /\b(?:butter|chips?|chunks?|crisps?|coating|chocolate|cookies?|oils?|fats?|flour|granola|seeds?|paste|powder|creamer|caramel|layer|filling|pieces?|crumbs?|cheese|yogurt|yoghurt|cereal|crackers?|spices?|juices?|fruits?|syrup|mix|blend|base|topping|puree|nuts?|jam|wafer|biscuits?|pretzels?)$/i;

/** True for a name that what follows in brackets makes up ("chocolate coating"). */
export function isCompound(text: string): boolean {
  return COMPOUND.test(text.trim());
}

/** Roles of what is carried along inside another ingredient and therefore listed in its bracket. */
export const CARRIED: ReadonlySet<IngredientRole> = new Set([
  'emulsifier',
  'added sugar',
  'fat',
  'starch',
  'protein source',
  'salt',
  'acid',
  'polyol',
]);
/** Two of one role in "A (B)": one thing under two names. */
const NAMESAKES = [
  'vitamin',
  'mineral',
  'intense sweetener',
  'gum',
  'preservative',
  'color',
  'probiotic',
  'enzyme',
  'amino acid',
  'herb or extract',
  'flavor',
] as const;

/** "vegetable oils (palm)", "fruit juice (grape)": the bracket names what it is made of. */
function isPlainClass(text: string): boolean {
  return /^(?:non-?hydrogenated |partially hydrogenated |fully hydrogenated |organic |modified )*(?:vegetable|fruit|tropical) (?:oils?|fats?|juices?|shortening)(?: blend)?$/i.test(
    text,
  );
}

function sameThing(inner: VocabularyEntry, outer: VocabularyEntry): boolean {
  if (inner.canonical === outer.canonical) return true;
  if (NAMESAKES.some((role) => inner.roles.includes(role) && outer.roles.includes(role)))
    return true;
  return (
    outer.roles.includes('fiber') &&
    inner.roles.some((role) => role === 'fiber' || role === 'fruit or vegetable')
  );
}

/** "stevia leaf extract (reb A, reb M)": every name in the bracket is a form of the same sweetener or vitamin. */
function isOtherName(part: string, text: string, vocabulary: Vocabulary): boolean {
  const inner = vocabulary.resolve(part);
  const outer = vocabulary.resolve(text);
  if (inner === null || outer === null || outer.kind === 'family') return false;
  return outer.roles.includes('intense sweetener') && inner.roles.includes('intense sweetener');
}

/** "cultured whey and cultured skim milk", "sugar palm oil salt": one item, several known ingredients. */
function namesSeveral(part: string, vocabulary: Vocabulary): boolean {
  const names = splitName(withoutFunctionSuffix(part), vocabulary);
  return (
    names.length > 1 &&
    names.every(
      (name) => vocabulary.resolve(name) !== null || sharing(name, names, vocabulary) !== null,
    )
  );
}

/**
 * "Vitamin blend (vitamin C, vitamin B6)", "nuts (peanuts, almonds)", "peanut butter (peanuts)": what explains behind
 * a vitamin or declares behind an ingredient is the list behind what is made of such.
 */
function listsItsMembers(text: string, parts: readonly string[], vocabulary: Vocabulary): boolean {
  const made = /\bbutter\W*$/i.test(text);
  const several =
    parts.length > 1 && (isHeadingName(text) || vocabulary.resolve(text)?.kind === 'family');
  return (made || several) && parts.every((part) => vocabulary.resolve(part) !== null);
}

/**
 * True for a bracket that explains instead of listing: every part of it explains ("for color", "leaf", "milk"), or it
 * is another name for the same thing ("niacinamide (vitamin B3)"). "almond butter (almonds)" lists.
 */
export function isNote(
  text: string,
  items: readonly Item[],
  cut: boolean,
  vocabulary: Vocabulary,
): boolean {
  const parts = items.map((item) => groupText([item]));
  if (tellsOfMaking(parts[0] ?? '')) return true;
  const flat = items.every((item) => item.pieces.every((piece) => piece.kind === 'text'));
  const served = isFunctionWord(text) || isFiberLabel(text);
  if (!flat && !served) return parts.every((part) => isExplanation(part) && !part.includes(':'));
  if (served || text === '') return parts.every((part) => !/\p{L}|\d{3}/u.test(part));
  if (parts.every((part) => isExplanation(part) || isAllergenWord(part)))
    return !isPlainClass(text) && !listsItsMembers(text, parts, vocabulary);
  const [part] = parts;
  if (part === undefined) return true;
  if (cut) return false;
  if (items.length === 1 && namesSeveral(part, vocabulary)) return false;
  if (items.length > 1) return parts.every((other) => isOtherName(other, text, vocabulary));
  const inner = resolveName(part, vocabulary)?.entry ?? null;
  const outer = resolveName(text, vocabulary)?.entry ?? null;
  if (inner === null)
    return (
      !isHeadingName(text) && !isPlainClass(text) && (outer !== null || part.split(' ').length < 4)
    );
  if (outer === null || /^(?:probiotics?|enzymes?|vitamins?|minerals?)$/i.test(text.trim()))
    return false;
  if (outer.kind === 'family') return false;
  if (sameThing(inner, outer)) return true;
  if (isHeadingName(text) || COMPOUND.test(text.trim()) || isPlainClass(text)) return false;
  return !inner.roles.some((role) => CARRIED.has(role)) || inner.members.includes(outer.canonical);
}
