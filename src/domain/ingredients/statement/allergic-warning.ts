import { type Atom, type Atoms, namedAs, isMark } from '../names/atom.ts';
import { bringsAllergens, findPhrase, type Lexicon, type Meaning } from '../vocabulary/meanings.ts';
import { isFacilityWord, type Warning } from './facility-statement.ts';
import { isOfList, namesAllergen, namesAllergenOrSource } from './sentences.ts';

/** Cues that a warning to allergic people may contain ("ce produit ne convient pas"); others decide about their names themselves. */
const CUES_BESIDE: readonly unknown[] = ['direction', 'claim', 'quantity', 'address'];

/** "Sojaallergiker": the part before the word for allergic people, if it names an allergen. */
function allergenOfAllergyWord(
  { kind, key }: Atom,
  { wordsThatSay, phrases }: Lexicon,
): Meaning | null {
  const words = kind === 'unread' ? [...wordsThatSay.allergic] : [];
  const foods = words
    .filter((word) => key.endsWith(word))
    .flatMap((word) => phrases.get(key.slice(0, -word.length))?.meanings ?? []);
  return foods.find(bringsAllergens) ?? null;
}

/** The allergen that all words but the last name: "nut free", "peanut flavor". */
export function withoutLastWord(atom: Atom, lexicon: Lexicon): Atom | null {
  const food = findPhrase(atom.key.split(' ').slice(0, -1), lexicon);
  const named = food?.meanings.find(bringsAllergens);
  return named === undefined ? null : namedAs(atom, named);
}

/**
 * The meaning of a word in a warning about what is made in the same place (`placed`): "plant" is not an ingredient,
 * "soy flavor" names soy.
 */
export function atomOfWarning(atom: Atom, placed: boolean, lexicon: Lexicon): Atom {
  if (placed && atom.kind === 'name' && isFacilityWord(atom, lexicon))
    return { ...atom, kind: 'cue', meaning: null };
  // "Processes tree nuts and peanut flavor": a warning of a flavor means what the flavor is named after.
  const flavor = atom.meaning?.entry?.canonical.endsWith(' flavor') === true;
  const meaning = allergenOfAllergyWord(atom, lexicon);
  if (meaning !== null) return namedAs(atom, meaning);
  return (flavor ? withoutLastWord(atom, lexicon) : null) ?? atom;
}

function speaksOfAllergy(atom: Atom, lexicon: Lexicon): boolean {
  return (
    lexicon.wordsThatSay.allergic.has(atom.key) || allergenOfAllergyWord(atom, lexicon) !== null
  );
}

/** Where the words that lead to the one at `allergic` begin: after a separator, if it separates more than allergens. */
function beginningOf(sentence: Atoms, allergic: number): number {
  let worded = false;
  const before = sentence.slice(0, allergic).findLastIndex((atom) => {
    if (isOfList(atom) || isMark(atom, worded ? '()[]:,;' : '()[]:')) return true;
    worded ||= atom.kind === 'unread' || atom.kind === 'cue';
    return false;
  });
  return before + 1;
}

/** "Not", as a separate word, or a word that includes it ("unsuitable"). */
function isNot({ key }: Atom, lexicon: Lexicon): boolean {
  return key
    .split(' ')
    .some((word) => lexicon.wordsThatSay.unfit.has(word) || lexicon.wordsThatSay.not.has(word));
}

/** "Allergie: Milch" declares, "avec une allergie au lait" does not: it has no colon. Dutch "die" (who) also opens warnings. */
function isBeside(atom: Atom, next: Atom | undefined, lexicon: Lexicon): boolean {
  if (atom.kind !== 'cue' || CUES_BESIDE.includes(atom.meaning?.cue)) return true;
  const { wordsThatSay, facilityWords } = lexicon;
  const small = facilityWords.get(atom.key)?.has('small') === true;
  return (small || wordsThatSay.allergic.has(atom.key)) && !isMark(next, ':');
}

/** "Suitable for people with a milk allergy." */
function saysSuitable(words: Atoms, lexicon: Lexicon): boolean {
  const isSuitable = ({ key }: Atom): boolean =>
    key.split(' ').some((word) => lexicon.wordsThatSay.fit.has(word));
  return words.some(isSuitable) && !words.some((atom) => isNot(atom, lexicon));
}

/**
 * The part of a sentence that names an allergen and allergic people ("nicht für Personen mit Sojaallergie geeignet",
 * "déconseillé aux personnes allergiques au lait"): the product may contain it, whatever the words between. Null if the
 * sentence has no such part.
 */
export function findAllergicWarning(sentence: Atoms, lexicon: Lexicon): Warning | null {
  const isOther = sentence.map((atom, at) => !isBeside(atom, sentence[at + 1], lexicon));
  // "Allergens: people who are allergic to shellfish …": no allergen between the heading and the allergic people.
  const headed = isOther[0] === true && isMark(sentence[1], ':');
  const allergic = sentence.findIndex(
    (atom, at) => !(headed && at === 0) && speaksOfAllergy(atom, lexicon),
  );
  if (allergic === -1 || isOther.includes(true, headed ? 1 : 0)) return null;
  if (headed && sentence.slice(0, allergic).some(namesAllergen)) return null;
  const start = beginningOf(sentence, allergic);
  const other = sentence.findIndex((atom, at) => at > allergic && isOfList(atom));
  const end = other === -1 ? sentence.length : other;
  const words = sentence.slice(start, end);
  const named = words.some(
    (atom) => namesAllergenOrSource(atom, lexicon) || allergenOfAllergyWord(atom, lexicon) !== null,
  );
  if (!named) return null;
  return { start, end, warns: !saysSuitable(words, lexicon), basis: 'may contain' };
}
