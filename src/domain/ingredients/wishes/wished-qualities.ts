import { EMPTY_TERM, type UnderstoodTerm } from './understood-term.ts';
import { ORIGIN } from '../vocabulary/meanings.ts';
import { UNSWEETENED } from '../vocabulary/named-qualities.ts';
import { distinct } from '../../wording.ts';
import type { IngredientRole, Vocabulary } from '../vocabulary/vocabulary.ts';
import type { Guesses } from './guesses.ts';
import { namesThatBring, readyFoodsOf } from './general-names.ts';
import { understandTerm } from './understand-term.ts';

/** Most words of a quality. */
const LONGEST = 6;

const SWEET: readonly IngredientRole[] = ['intense sweetener', 'polyol', 'added sugar'];

/** A text without its qualities, and these. */
interface WishWithQualities {
  readonly name: string;
  readonly qualities: readonly string[];
}

/** Takes the qualities out of a must-have, longest phrases first, from the left. */
function splitQualities(written: string, vocabulary: Vocabulary): WishWithQualities {
  const words = written.split(/\s+/).filter((word) => word !== '');
  const rest: string[] = [];
  const qualities = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    const quality = (): string | undefined =>
      vocabulary.qualities.get(vocabulary.keyOf(words.slice(at, at + length).join(' ')));
    while (length > 0 && quality() === undefined) length -= 1;
    const named = length > 0 ? quality() : undefined;
    if (named === undefined) rest.push(words[at] as string);
    else qualities.add(named);
    at += Math.max(1, length);
  }
  return { name: rest.join(' '), qualities: [...qualities] };
}

/** Whether a name implies its origin: whey is from milk, and "suero de leche" is any whey. */
function tellsOrigin(called: string, quality: string, { resolve }: Vocabulary): boolean {
  const origin = quality.startsWith(ORIGIN) ? resolve(quality.slice(ORIGIN.length)) : null;
  return origin?.members.includes(called) === true;
}

/** "Sucre" is sugar in French, not "sucré" without its accent. */
function isForeignWord(written: string, { languageOf, names, keyOf }: Vocabulary): boolean {
  const isWord = /^\p{L}+$/u.test(written.trim());
  return isWord && (languageOf(written) ?? 'en') !== 'en' && names.has(keyOf(written));
}

/** The qualities that the name itself does not include: "vegetable oil" need not be "from plants" besides. */
function qualitiesBeside(
  { name, qualities }: WishWithQualities,
  written: string,
  called: string | null,
  vocabulary: Vocabulary,
): readonly string[] {
  if (called === null) return qualities;
  if (name === '' && isForeignWord(written, vocabulary)) return [];
  const own = [called, ...splitQualities(called, vocabulary).qualities];
  return qualities.filter(
    (quality) =>
      !(name !== '' && tellsOrigin(called, quality, vocabulary)) &&
      !own.some((each) => ` ${vocabulary.keyOf(each)} `.includes(` ${vocabulary.keyOf(quality)} `)),
  );
}

/** What a must-have requires besides the name it is understood as: "native" in "native whey". */
export function qualitiesOf(
  written: string,
  called: string,
  vocabulary: Vocabulary,
): readonly string[] {
  return qualitiesBeside(splitQualities(written, vocabulary), written, called, vocabulary);
}

/** The object of a wish that names only qualities. */
const ANYTHING: UnderstoodTerm = { ...EMPTY_TERM, kind: 'family', language: 'en' };

/** Everything that sweetens, as one thing to be without. */
function sweetThings(vocabulary: Vocabulary): UnderstoodTerm {
  const members = [...vocabulary.entries.values()]
    .filter(({ roles }) => SWEET.some((role) => roles.includes(role)))
    .map(({ canonical }) => canonical);
  const inside = new Set(members);
  const above = members.flatMap((name) => vocabulary.entries.get(name)?.ancestors ?? []);
  return {
    ...ANYTHING,
    term: UNSWEETENED,
    name: 'sweetener or added sugar',
    members,
    mayBe: [...new Set(above)].filter(
      (name) => !inside.has(name) && vocabulary.entries.get(name)?.kind === 'family',
    ),
    mayHold: [...readyFoodsOf(vocabulary).foods, ...namesThatBring(inside, vocabulary)].filter(
      (name) => !inside.has(name),
    ),
  };
}

/** "Low sugar" asks for less of it, and does not name sugar; "low fat milk" is a name, "low fat" a quality. */
export function asksForLittle(written: string, vocabulary: Vocabulary): boolean {
  if (!vocabulary.wishWords.little.test(written)) return false;
  const { name } = splitQualities(written, vocabulary);
  return vocabulary.wishWords.little.test(name) && !vocabulary.names.has(vocabulary.keyOf(written));
}

/**
 * Understands a must-have with all of its words (product.md section 2): "organic whey" is whey with the quality
 * organic, "unsweetened" alone a product without sweeteners and added sugars. A quality that is part of the
 * ingredient's own name ("hydrolyzed whey protein") is not required besides.
 */
export function understandWanted(written: string, guesses: Guesses): UnderstoodTerm {
  const { vocabulary } = guesses;
  const whole = understandTerm(written, vocabulary, guesses);
  const split = splitQualities(written.trim(), vocabulary);
  const { name, qualities: named } = split;
  const own = whole.kind === 'literal' ? null : whole.name;
  const qualities = qualitiesBeside(split, written, own, vocabulary);
  if (qualities.length === 0) return whole;
  const absent = qualities.includes(UNSWEETENED) ? sweetThings(vocabulary) : null;
  const isPartlyNamed = whole.kind !== 'literal' && qualities.length < named.length;
  const called = isPartlyNamed ? whole : understandTerm(name, vocabulary, guesses);
  const thing = name === '' ? ANYTHING : called;
  return {
    ...thing,
    term: written.trim(),
    name: `${qualities.join(' ')} ${thing.name}`.trim(),
    qualities,
    absent,
  };
}

/** Alternatives to offer: what a word may have meant, and a must-have without its qualities or as its wider kind. */
export function alternativesTo(
  term: UnderstoodTerm,
  list: 'avoid' | 'mustHave',
  vocabulary: Vocabulary,
): readonly string[] {
  if (list === 'avoid') return term.didYouMean;
  const plain = term.qualities.length > 0 ? splitQualities(term.term, vocabulary).name : '';
  const wider = vocabulary.entries.get(term.members[0] ?? '')?.parents ?? [];
  return distinct([...term.didYouMean, ...(plain === '' ? [] : [plain]), ...wider]);
}
