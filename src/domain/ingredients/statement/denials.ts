import type { Allergen } from '../../enumerations.ts';
import { type Atom, type Atoms, isMark, isOpening, isSeparator, says } from '../names/atom.ts';
import { findPhrase, type Lexicon } from '../vocabulary/meanings.ts';
import type { IngredientRole } from '../vocabulary/vocabulary.ts';
import type { OpenRegion } from './placed-atom.ts';
import { MAX_SEEN, namesAllergen, restBehind } from './sentences.ts';
import { beginsSentence } from './declarations.ts';

/** Roles of the groups that claims deny: "no artificial flavors". */
const DENIED_ROLES: readonly IngredientRole[] = ['flavor', 'color', 'preservative'];

/** Words before what the product does contain, whatever was denied before them: "sin soja, a base de leche". */
function turnsRound(atom: Atom): boolean {
  return says(atom, 'but', 'with', 'containing', 'from');
}

/** Whether the last of several names is joined by "and", "or" or another denial. */
function endsInJoined(names: Atoms): boolean {
  const joined = names.findLastIndex((atom) => atom.kind === 'joiner' || isDenial(atom));
  return joined >= 0 && !names.slice(joined).some((atom) => isMark(atom, ','));
}

/** "No soy, almond butter, milk powder": ingredients, where a denial names allergens by their words. */
function listsIngredients(names: Atoms): boolean {
  const allergens = names.filter(namesAllergen);
  return !endsInJoined(names) && allergens.some(({ meaning }) => meaning?.isAllergenWord !== true);
}

/** Only plain allergens, with commas and "and" between them, to a visible end. */
function isOfAllergens(sentence: Atoms): boolean {
  if (sentence.length >= MAX_SEEN || listsIngredients(sentence)) return false;
  return sentence.every((atom) => {
    const joined = atom.kind === 'joiner' && !turnsRound(atom);
    return joined || namesAllergen(atom) || isMark(atom, ',.!');
  });
}

export function isDenial({ meaning }: Atom): boolean {
  return meaning?.cue === 'denial';
}

/** A group of foods or additives, which claims deny and lists rarely name. */
function isDeniedGroup({ kind, meaning }: Atom): boolean {
  if (kind === 'function' || kind === 'quality' || kind === 'no ingredient') return true;
  if (kind === 'cue') return meaning?.cue === 'denial' || meaning?.cue === 'claim';
  const { kind: sort, roles = [] } = meaning?.entry ?? {};
  return sort === 'family' || roles.some((role) => DENIED_ROLES.includes(role));
}

/**
 * Allergens or classes of additives, and what is also `often` denied: with the last after "and", "or" or another
 * denial, or with several allergens ("contains no wheat, soy, corn, yeast").
 */
function isLongDenial(rest: Atoms, often: Lexicon['oftenDenied']): boolean {
  return (
    (endsInJoined(rest) || (rest.filter(namesAllergen).length > 1 && !listsIngredients(rest))) &&
    rest.some((atom) => namesAllergen(atom) || atom.kind === 'function') &&
    rest.every(
      (atom) =>
        isDeniedGroup(atom) ||
        isOfAllergens([atom]) ||
        often.has(atom.meaning?.entry?.canonical ?? ''),
    )
  );
}

/** "no added sugar" denies only what it names. */
function isWholeDenial(atom: Atom): boolean {
  return says(atom, 'whole');
}

/** What is denied, before another name: a name, a function, or what nobody wants ("no hormones whey protein"). */
function namesDenied(atom: Atom): boolean {
  return atom.kind === 'name' || atom.kind === 'function' || says(atom, 'whole', 'unwanted');
}

/** "Chocolate without …" */
function deniesOfFood(atoms: Atoms, at: number): boolean {
  const before = atoms[at - 1]?.kind === 'joiner' ? at - 2 : at - 1;
  return atoms[before]?.kind === 'name';
}

function allergensOf(atom: Atom | undefined): readonly Allergen[] {
  return [...(atom?.meaning?.allergens ?? []), ...(atom?.meaning?.entry?.allergens ?? [])];
}

/** "… without palm oil (milk powder, cocoa)" lists the ingredients of the food, "… without milk (casein)" what is denied. */
function listsFood(atoms: Atoms, at: number): boolean {
  const listed = allergensOf(atoms[at + 1]);
  return isOpening(atoms[at]) && !allergensOf(atoms[at - 1]).some((each) => listed.includes(each));
}

/** "… without added sugar 30 % (": it denies nothing in the list. */
function standsBeforeList(atoms: Atoms, at: number): boolean {
  return isOpening(atoms.slice(at + 1, at + 3).find(({ kind }) => kind !== 'quantity'));
}

/** Most letters of the codes of languages and countries. */
const LONGEST_CODE = 2;

/** "NO: milk", not "NO: melk": in the language of the word before the colon, which then is not a country's code. */
function isInLanguageOf({ meaning }: Atom, names: Atoms): boolean {
  return names.every(
    ({ kind, meaning: named }) => kind === 'mark' || named?.language === meaning?.language,
  );
}

/**
 * How far a denial reaches: "Free from soy, gluten and dairy." denies its sentence, if it `begins` one and nothing else
 * follows; "…, sans sel, farine …" one item; null for nothing. After a list (`often` is given) also what is often
 * denied together with allergens.
 */
function reachOfDenial(
  denial: Atom,
  following: Iterable<Atom>,
  begins: boolean,
  often: Lexicon['oftenDenied'] | null,
): 'sentence' | 'item' | null {
  const sentence = [...following];
  const turn = sentence.findIndex(turnsRound);
  const rest = sentence.slice(0, turn < 0 ? undefined : turn);
  // "… soy or sesame ingredients."
  const named = rest.filter(
    ({ meaning }, at) => meaning?.cue !== 'heading' || at < rest.length - 2,
  );
  // "Free from: artificial colors, gluten and soy."
  const opens = isMark(rest[0], ':') && !isWholeDenial(denial);
  const areDenied = (names: Atoms): boolean =>
    isOfAllergens(names) || (often !== null && isLongDenial(names, often));
  const all = begins && (opens || areDenied(named));
  // "DK/NO/SE:", "NO: ingredienser" deny nothing, "free from:", "NO: milk, soy" do.
  const code =
    denial.key.length <= LONGEST_CODE &&
    !(all && isInLanguageOf(denial, named.slice(1)) && areDenied(named.slice(1)));
  // "No 1 milk protein" counts.
  if (isMark(rest[0], code ? '/:,;.' : '/,;.') || (code && rest[0]?.kind === 'quantity'))
    return null;
  return all ? 'sentence' : 'item';
}

/** After a list, before the heading of one, or all of the text: a sentence that is not a list itself. */
function standsApart(atoms: Atoms, at: number, start: number): boolean {
  if (start > 0) return true;
  const next = at + 1 + [...restBehind(atoms, at)].length;
  const heading = atoms[next]?.kind === 'cue' && atoms[next].meaning?.cue === 'heading';
  return atoms[next] === undefined || (heading && isMark(atoms[next + 1], ':'));
}

/** How a denial opens a region, in the sentence that begins at `start`, inside `depth` brackets; null if it denies nothing. */
export function openDenial(
  atoms: Atoms,
  at: number,
  { start, depth }: { readonly start: number; readonly depth: number },
  { oftenDenied }: Lexicon,
): Pick<OpenRegion, 'untilSeparator' | 'ofFood'> | null {
  const ofFood = deniesOfFood(atoms, at);
  if (ofFood && standsBeforeList(atoms, at)) return null;
  const begins = beginsSentence(atoms, at, start) && depth === 0;
  const often = standsApart(atoms, at, start) ? oftenDenied : null;
  const reach = reachOfDenial(atoms[at] as Atom, restBehind(atoms, at), begins, often);
  return reach === null ? null : { untilSeparator: reach === 'item', ofFood };
}

/** Marks that do not separate names from a denial: before what is denied, or what is denied in more detail. */
const WITHIN_DENIALS = ',/&+([{:"\'‘’“”„«»';

/**
 * Whether a denial ends before an atom: "Free from milk and soya but packed where …", "ohne Soja mit Milch", and before
 * a name after a complete claim, a dash, another name or a mark such as "✔" ("ohne Zuckerzusatz Milchpulver"). A denial
 * inside a list also ends with its item, and if it is unclear what it refers to.
 */
export function endsDenial(
  atoms: Atoms,
  at: number,
  { untilSeparator, ofFood }: Pick<OpenRegion, 'untilSeparator' | 'ofFood'>,
): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  if (atom === undefined || turnsRound(atom)) return true;
  const parts = atom.kind === 'unread' || isSeparator(atom) || isMark(atom, ':');
  if ((untilSeparator && parts) || (ofFood && listsFood(atoms, at))) return true;
  if (atom.kind !== 'name' || before === undefined) return false;
  const parted = before.kind === 'mark' && !isMark(before, WITHIN_DENIALS);
  // "Zero carb, 100% whey protein"
  const denied = before.kind === 'quantity' ? atoms[at - 2] : before;
  return parted || (denied !== undefined && namesDenied(denied));
}

/** After a name, a comma, a semicolon or "but": independent of the words before it. */
export function isSetAgainst(before: Atom | undefined): boolean {
  return says(before, 'but') || before?.kind === 'name' || isMark(before, ',;');
}

/** Whether a claim in a warning is denied by it: "we cannot guarantee that it is nut free". */
export function isDoubtedClaim(atom: Atom, before: Atom | undefined, lexicon: Lexicon): boolean {
  return isDenyingClaim(atom, lexicon) && !isSetAgainst(before);
}

/** "Free from" names what it denies, "nut free" is a complete claim. */
export function deniesNames(atom: Atom): boolean {
  return isDenial(atom) && !isWholeDenial(atom);
}

/** "Nut-free": no name follows it. */
export function isDenyingClaim(atom: Atom, lexicon: Lexicon): boolean {
  return denies(atom, lexicon) && !deniesNames(atom);
}

/** "senza glutine" is one claim, but begins like a denial. */
function opensAsDenial(atom: Atom, lexicon: Lexicon): boolean {
  const words = atom.key.split(' ').slice(0, -1);
  return words.some((_, last) =>
    findPhrase(words.slice(0, last + 1), lexicon)?.meanings.some(
      ({ kind, cue }) => kind === 'cue' && cue === 'denial',
    ),
  );
}

/** "laktosefrei" */
function endsAsDenial(word: string, { denyingSuffixes }: Lexicon): boolean {
  return denyingSuffixes.some((end) => word.endsWith(end));
}

/** "free from", "dairy-free", "sans gluten". */
export function denies(atom: Atom, lexicon: Lexicon): boolean {
  if (isDenial(atom)) return true;
  const claims = atom.kind === 'cue' || atom.kind === 'quality';
  return claims && (endsAsDenial(atom.key, lexicon) || opensAsDenial(atom, lexicon));
}

/** "made in a nut free facility": a claim that contains a denial. */
export function holdsDenial(atom: Atom, lexicon: Lexicon): boolean {
  return atom.key.split(' ').some((word) => endsAsDenial(word, lexicon));
}

/** "and dairy free", "und laktosefrei", "und soja" followed by "frei". */
function closesAsDenial(atoms: Atoms, lexicon: Lexicon): boolean {
  const last = atoms.at(-1);
  if (last?.kind === 'cue behind') return isDenial(last) && atoms.at(-3)?.kind === 'joiner';
  return atoms.at(-2)?.kind === 'joiner' && endsAsDenial(last?.key ?? '', lexicon);
}

/** Index from which a sentence denies all that it names: 1 in "Senza glutine, soia e lattosio.", 0 in "Gluten, soy & dairy free." */
export function findWholeDenial(sentence: Atoms, lexicon: Lexicon): number | null {
  const [first, ...rest] = sentence.filter((atom) => !isMark(atom, '.!'));
  if (first === undefined || rest.length === 0) return null;
  if (opensAsDenial(first, lexicon) && isLongDenial(rest, lexicon.oftenDenied)) return 1;
  // "Milk-, soy- and egg-free."
  const words = [first, ...rest].filter((atom) => !isMark(atom, '-'));
  return isOfAllergens(words.slice(0, -1)) && closesAsDenial(words, lexicon) ? 0 : null;
}

/** Makes a negated claim unread: "not gluten free" leaves open what the product contains. A denial of names stays a denial. */
export function asUnreadClaim(atom: Atom): Atom {
  return deniesNames(atom) ? atom : { ...atom, kind: 'unread', meaning: null };
}
