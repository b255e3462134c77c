import type { Allergen } from '../../product/enumerations.ts';
import type { Atom, Atoms } from '../names/atom.ts';
import { findPhrase, type Lexicon } from '../vocabulary/meanings.ts';
import type { IngredientRole } from '../vocabulary/vocabulary.ts';
import { isMark, isOpening, isSeparator } from './marks.ts';
import type { OpenRegion } from './placed-atom.ts';
import { MOST_SEEN, namesAllergen } from './sentences.ts';

/** Roles of what claims deny as a group: "no artificial flavors". */
const DENIED_ROLES: readonly IngredientRole[] = ['flavor', 'color', 'preservative'];

/** Words behind which stands what is in the product, whatever was denied before them: "but", "with", "containing". */
const TURNS: readonly (string | null | undefined)[] = ['but', 'with', 'containing'];

/** Also "from" behind a comma or a dash: "sin soja, a base de leche". */
function turnsRound({ meaning }: Atom, before: Atom | undefined): boolean {
  return TURNS.includes(meaning?.value) || (meaning?.value === 'from' && isMark(before, ',-–—'));
}

/** A sentence up to such a word. */
function untilTurn(sentence: Iterable<Atom>): Atoms {
  const atoms = [...sentence];
  const turn = atoms.findIndex((atom, at) => turnsRound(atom, atoms[at - 1]));
  return turn < 0 ? atoms : atoms.slice(0, turn);
}

/** Nothing but plain allergens, with commas and "and" between them, and an end that is seen. */
function isOfAllergens(sentence: Atoms): boolean {
  if (sentence.length >= MOST_SEEN) return false;
  return sentence.every((atom, at) => {
    const joined = atom.kind === 'joiner' && !turnsRound(atom, sentence[at - 1]);
    return joined || namesAllergen(atom) || isMark(atom, ',.!');
  });
}

export function isDenial({ meaning }: Atom): boolean {
  return meaning?.cue === 'denial';
}

/** A group of foods or additives, or sugar: what claims deny, and lists hardly ever name. */
function isDeniedGroup({ kind, meaning }: Atom): boolean {
  if (kind === 'function' || kind === 'quality' || kind === 'no ingredient') return true;
  if (kind === 'cue') return meaning?.cue === 'denial' || meaning?.cue === 'claim';
  if (!meaning?.entry) return false;
  const { entry } = meaning;
  const group = entry.kind === 'family' || entry.canonical === 'sugar';
  return group || entry.roles.some((role) => DENIED_ROLES.includes(role));
}

/**
 * Allergens or classes of additives, and what else is `often` denied: the last of them behind "and", "or" or another denial, or
 * several allergens among them ("contains no wheat, soy, corn, yeast").
 */
function isLongDenial(rest: Atoms, often: Lexicon['oftenDenied']): boolean {
  const joined = rest.findLastIndex((atom) => atom.kind === 'joiner' || isDenial(atom));
  const ends = joined >= 0 && !rest.slice(joined).some((atom) => isMark(atom, ','));
  return (
    (ends || rest.filter(namesAllergen).length > 1) &&
    rest.some((atom) => namesAllergen(atom) || atom.kind === 'function') &&
    untilTurn(rest).length === rest.length &&
    rest.every(
      (atom) =>
        isDeniedGroup(atom) ||
        isOfAllergens([atom]) ||
        often.has(atom.meaning?.entry?.canonical ?? ''),
    )
  );
}

/** "no added sugar" denies what it names and no more. */
function isWholeDenial({ meaning }: Atom): boolean {
  return meaning?.value === 'whole';
}

/** "Chocolate without …" */
export function deniesOfFood(atoms: Atoms, at: number): boolean {
  const before = atoms[at - 1]?.kind === 'joiner' ? at - 2 : at - 1;
  return atoms[before]?.kind === 'name';
}

function allergensOf(atom: Atom | undefined): readonly Allergen[] {
  return [...(atom?.meaning?.allergens ?? []), ...(atom?.meaning?.entry?.allergens ?? [])];
}

/** "… without palm oil (milk powder, cocoa)" lists the food that it is of, "… without milk (casein)" what is denied. */
function listsFood(atoms: Atoms, at: number): boolean {
  const listed = allergensOf(atoms[at + 1]);
  return isOpening(atoms[at]) && !allergensOf(atoms[at - 1]).some((each) => listed.includes(each));
}

/** "… without added sugar 30 % (": the whole claim denies nothing of the list. */
export function standsBeforeList(atoms: Atoms, at: number): boolean {
  const [claim, next] = atoms.slice(at, at + 3).filter(({ kind }) => kind !== 'quantity');
  return claim !== undefined && isWholeDenial(claim) && isOpening(next);
}

/** Codes of languages and countries have no more letters. */
const LONGEST_CODE = 2;

/** "NO: milk", not "NO: melk": allergens in the language of the word before the colon, which is no code of a country then. */
function isInLanguageOf({ meaning }: Atom, [, ...names]: Atoms): boolean {
  return (
    names.every(
      ({ kind, meaning: named }) => kind === 'mark' || named?.language === meaning?.language,
    ) && isOfAllergens(names)
  );
}

/**
 * How far a denial reaches: "Free from soy, gluten and dairy." denies its sentence, where it `begins` one and nothing else follows;
 * "…, sans sel, farine …" one item; null for nothing. Behind a list (`often` is given) also what is often denied with allergens.
 */
export function reachOfDenial(
  denial: Atom,
  following: Iterable<Atom>,
  begins: boolean,
  often: Lexicon['oftenDenied'] | null,
): 'sentence' | 'item' | null {
  const rest = untilTurn(following);
  // "… soy or sesame ingredients."
  const named = rest.filter(
    ({ meaning }, at) => meaning?.cue !== 'heading' || at < rest.length - 2,
  );
  // "Free from: artificial colors, gluten and soy."
  const opens = isMark(rest[0], ':') && !isWholeDenial(denial);
  const denied = isOfAllergens(named) || (often !== null && isLongDenial(named, often));
  const all = begins && (opens || denied);
  // "DK/NO/SE:", "NO: ingredienser" deny nothing, "free from:", "NO: milk, soy" and "no gluten, soy or sugar" do.
  const code = denial.key.length <= LONGEST_CODE && !(all && isInLanguageOf(denial, rest));
  const goesOn = all && isMark(rest[0], ',') && rest.some(({ meaning }) => meaning?.value === 'or');
  if (!goesOn && isMark(rest[0], code ? '/:,;.' : '/,;.')) return null;
  return all ? 'sentence' : 'item';
}

/** Marks that part no names: before what is denied, too, or what is denied more closely. */
const WITHIN_DENIALS = ',/&+([{:"\'‘’“”„«»';

/** A name is not denied behind a dash or a whole claim, `inList` also behind another name or a mark such as "✔" or "*". */
function beginsAnew({ kind }: Atom, before: Atom | undefined, inList: boolean): boolean {
  if (kind !== 'name' || before === undefined) return false;
  if (isWholeDenial(before) || isMark(before, '-–—')) return true;
  const parted = before.kind === 'mark' && !isMark(before, WITHIN_DENIALS);
  return inList && (parted || before.kind === 'name' || before.kind === 'function');
}

/**
 * Whether a denial ends before an atom: "Free from milk and soya but packed where …", "ohne Soja mit Milch", "ohne Zuckerzusatz
 * Milchpulver"; one inside a list also with its item, and where nobody knows what it speaks of.
 */
export function endsDenial(
  atoms: Atoms,
  at: number,
  { untilSeparator, ofFood }: Pick<OpenRegion, 'untilSeparator' | 'ofFood'>,
): boolean {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  if (atom === undefined || turnsRound(atom, before)) return true;
  const ends = atom.kind === 'unread' || isSeparator(atom) || isMark(atom, ':');
  if (untilSeparator && ends) return true;
  return beginsAnew(atom, before, untilSeparator) || (ofFood && listsFood(atoms, at));
}

/** Behind a name, a comma, a semicolon or "but": not what words before it say. */
export function isSetAgainst(before: Atom | undefined): boolean {
  return before?.meaning?.value === 'but' || before?.kind === 'name' || isMark(before, ',;');
}

/** Whether a claim in a warning is what is warned against: "we cannot guarantee that it is nut free". */
export function isDoubtedClaim(atom: Atom, before: Atom | undefined, lexicon: Lexicon): boolean {
  return isDenyingClaim(atom, lexicon) && !isSetAgainst(before);
}

/** "Free from" names what it denies, "nut free" is one claim. */
export function deniesNames(atom: Atom): boolean {
  return isDenial(atom) && !isWholeDenial(atom);
}

/** "Nut-free": nothing is named behind it. */
export function isDenyingClaim(atom: Atom, lexicon: Lexicon): boolean {
  return denies(atom, lexicon) && !deniesNames(atom);
}

function isClaim({ kind }: Atom): boolean {
  return kind === 'cue' || kind === 'quality';
}

/** "senza glutine" is one claim, and begins as denials do. */
function opensAsDenial(atom: Atom, lexicon: Lexicon): boolean {
  const words = atom.key.split(' ').slice(0, -1);
  const opens = words.some((_, last) =>
    findPhrase(words.slice(0, last + 1), lexicon)?.meanings.some(
      ({ kind, cue }) => kind === 'cue' && cue === 'denial',
    ),
  );
  return isClaim(atom) && opens;
}

/** "laktosefrei" */
function endsAsDenial(word: string, { denyingSuffixes }: Lexicon): boolean {
  return denyingSuffixes.some((end) => word.endsWith(end));
}

/** "free from", "dairy-free", "sans gluten". */
export function denies(atom: Atom, lexicon: Lexicon): boolean {
  const ends = isClaim(atom) && endsAsDenial(atom.key, lexicon);
  return isDenial(atom) || ends || opensAsDenial(atom, lexicon);
}

/** "made in a nut free facility": a claim with a denial within. */
export function holdsDenial(atom: Atom, lexicon: Lexicon): boolean {
  return isClaim(atom) && atom.key.split(' ').some((word) => endsAsDenial(word, lexicon));
}

/** "and dairy free", "und laktosefrei", "und soja" with "frei" behind it. */
function closesAsDenial(atoms: Atoms, lexicon: Lexicon): boolean {
  const last = atoms.at(-1);
  if (last?.kind === 'cue behind') return isDenial(last) && atoms.at(-3)?.kind === 'joiner';
  const closes = last !== undefined && isClaim(last) && endsAsDenial(last.key, lexicon);
  return closes && atoms.at(-2)?.kind === 'joiner';
}

/** From where on a sentence denies all it names: 1 of "Senza glutine, soia e lattosio.", 0 of "Gluten, soy & dairy free." */
export function findWholeDenial(sentence: Atoms, lexicon: Lexicon): number | null {
  const [first, ...rest] = sentence.filter((atom) => !isMark(atom, '.!'));
  if (first === undefined || rest.length === 0) return null;
  if (opensAsDenial(first, lexicon) && isLongDenial(rest, lexicon.oftenDenied)) return 1;
  // "Milk-, soy- and egg-free."
  const words = [first, ...rest].filter((atom) => !isMark(atom, '-'));
  return isOfAllergens(words.slice(0, -1)) && closesAsDenial(words, lexicon) ? 0 : null;
}

/** A negated claim is not read: "not gluten free" leaves open what is in the product. A denial of names stays what it is. */
export function asUnreadClaim(atom: Atom): Atom {
  return deniesNames(atom) ? atom : { ...atom, kind: 'unread', meaning: null };
}
