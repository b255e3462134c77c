import { type Atom, type Atoms, CROSSES, isClosing, isMark, isSeparator } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { findAllergicWarning } from './allergic-warning.ts';
import { findWholeDenial, denies, holdsDenial } from './denials.ts';
import { findFacilityStatement, type Warning } from './facility-statement.ts';
import { namesAllergen, sentenceFrom } from './sentences.ts';
import { NEARLY_ALL } from '../words/tokens.ts';

/** What can only be decided for a whole sentence, by indices of the text's atoms; null if it says no such thing. */
export interface WholeSentence {
  readonly start: number;
  /** A warning of allergens where the product is made, or for people with an allergy. */
  readonly warning: Warning | null;
  /** The index from which the sentence denies everything that it names. */
  readonly denied: number | null;
  /** Denials and claims that it reverses. */
  readonly negated: ReadonlySet<number>;
  /** Its answers about allergens that it asks for: "Milk: yes, soy: no". */
  readonly answers: ReadonlyMap<number, Answer>;
}

/**
 * Reads the sentence that begins at an atom; only `behind` the list is it denied as a whole. It may answer what the one
 * before `asked`.
 */
export function readWholeSentence(
  atoms: Atoms,
  start: number,
  behind: boolean,
  asked: WholeSentence['answers'],
  lexicon: Lexicon,
): WholeSentence {
  const sentence = [...sentenceFrom(atoms, start)];
  // "Contains gluten? No.": the answer is a separate sentence.
  const more = isMark(sentence.at(-1), '?') ? 2 : 0;
  const answered = atoms.slice(start, start + sentence.length + more);
  const warning =
    findFacilityStatement(sentence, lexicon) ?? findAllergicWarning(sentence, lexicon);
  const denied = behind ? findWholeDenial(sentence, lexicon) : null;
  const answers = new Map([...asked].filter(([index]) => index >= start));
  for (const [index, answer] of findAnswers(answered, lexicon)) answers.set(start + index, answer);
  return {
    start,
    warning: warning && { ...warning, start: start + warning.start, end: start + warning.end },
    denied: denied === null ? null : start + denied,
    negated: new Set(findNegatedDenials(sentence, lexicon).map((index) => start + index)),
    answers,
  };
}

/** What an answer says about its allergen: contained, or not. */
type Answer = 'declaration' | 'denial';

const YES = '✓✔✅☑';

function answerOf(atom: Atom | undefined, lexicon: Lexicon): Answer | null {
  if (atom === undefined) return null;
  if (isMark(atom, YES)) return 'declaration';
  if (isMark(atom, CROSSES)) return 'denial';
  if (lexicon.wordsThatSay.yes.has(atom.key)) return 'declaration';
  return lexicon.wordsThatSay.not.has(atom.key) ? 'denial' : null;
}

/** An answer is followed by the end, a separator, or the next allergen with its own answer. */
function endsAnswer(atoms: Atoms, at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (atom === undefined || isSeparator(atom) || isClosing(atom) || isMark(atom, './')) return true;
  return namesAllergen(atom) && isMark(next, `:=-–—|(${YES}${CROSSES}`);
}

/**
 * Index at which an answer to the allergen at `at` would be; -1 if there can be none. "✘ soy ✘ milk": before it, if
 * marks come first.
 */
function indexOfAnswer(atoms: Atoms, at: number, marksFirst: boolean): number {
  if (marksFirst) return isMark(atoms[at - 1], YES + CROSSES) ? at - 1 : -1;
  const behind = isMark(atoms[at + 1], YES + CROSSES) ? at + 1 : at + 2;
  const asked = isMark(atoms[at + 1], '?') && atoms[at - 1]?.meaning?.cue === 'declaration';
  if (behind === at + 2 && !asked && !isMark(atoms[at + 1], ':=-–—|(')) return -1;
  return endsAnswer(atoms, behind + 1) ? behind : -1;
}

/** Whether marks precede what they refer to: the first comes before any allergen, and not after a word of a list or claim. */
function beginsWithMark(sentence: Atoms): boolean {
  const mark = sentence.findIndex((atom) => isMark(atom, YES + CROSSES));
  const before = sentence[mark - 1];
  if (mark < 0 || sentence.slice(0, mark).some(namesAllergen)) return false;
  return before === undefined || before.kind === 'mark' || before.meaning?.cue === 'declaration';
}

/** "Milk: yes, soy: no", "Contains gluten? No.": what the atoms say, by their indices in the sentence. */
function findAnswers(sentence: Atoms, lexicon: Lexicon): ReadonlyMap<number, Answer> {
  const answers = new Map<number, Answer>();
  const marksFirst = beginsWithMark(sentence);
  for (const [at, atom] of sentence.entries()) {
    if (!namesAllergen(atom)) continue;
    const index = indexOfAnswer(sentence, at, marksFirst);
    const answer = answerOf(sentence[index], lexicon);
    if (answer === null) continue;
    // What stands between a name and its answer belongs to them.
    const [first, last] = [Math.min(at, index), Math.max(at, index)];
    for (let place = first; place <= last; place += 1) answers.set(place, answer);
  }
  return answers;
}

/** "not", "this product is not", "n'est pas". */
function endsInNegation({ kind, key }: Atom, lexicon: Lexicon): boolean {
  return kind !== 'mark' && lexicon.wordsThatSay.not.has(key.split(' ').at(-1) ?? '');
}

/** Small words between a negation and what it negates: "not a", "no está". */
const MAX_BETWEEN = 2;

/** "No soy and no nuts" denies both, "nicht sojafrei" reverses one. */
function endsNegation(atom: Atom, negation: Atom | undefined): boolean {
  return (atom.kind === 'name' && negation?.meaning?.cue === 'denial') || isMark(atom, ',;:');
}

/** "Soy free: no." A negation that answers what precedes it, with nothing after it. */
function isAnsweredNo(sentence: Atoms, at: number, lexicon: Lexicon): boolean {
  const [sign, answer, behind] = sentence.slice(at + 1, at + 4);
  const answers = isMark(sign, ':-–—?') && answer !== undefined && endsInNegation(answer, lexicon);
  return answers && (behind === undefined || behind.kind === 'mark');
}

/** "Does not contain only milk" */
function deniesOnly(sentence: Atoms, at: number, lexicon: Lexicon): boolean {
  return lexicon.wordsThatSay.only.has(sentence[at + 1]?.key ?? '');
}

/** "99% dairy free", "99 % soy free" */
function isOfNearlyAll(sentence: Atoms, at: number): boolean {
  const [first, second] = [sentence[at - 2], sentence[at - 1]];
  return second?.key === NEARLY_ALL || (second?.kind === 'name' && first?.key === NEARLY_ALL);
}

/** Most pieces after a denial at which a bracket restricts it. */
const NARROWED_WITHIN = 10;

/** "Free of soy (vanilla only)": a bracket restricts what is denied. */
function isNarrowed(sentence: Atoms, at: number, lexicon: Lexicon): boolean {
  const following = sentence.slice(at + 1, at + 1 + NARROWED_WITHIN);
  const opening = following.findIndex((atom) => isMark(atom, '([,;.'));
  if (!isMark(following[opening], '([')) return false;
  const words = following.slice(opening + 1);
  const closing = words.findIndex((atom) => isMark(atom, ')].'));
  return words
    .slice(0, closing < 0 ? undefined : closing)
    .some(({ key }) => key.split(' ').some((word) => lexicon.wordsThatSay.only.has(word)));
}

/** Denials and claims that a sentence reverses: "not free from soy", "does not contain only milk", "soy free: no", "99% dairy free", "ni sans lait". */
function findNegatedDenials(sentence: Atoms, lexicon: Lexicon): readonly number[] {
  const found: number[] = [];
  let [negation, stands] = [Number.NEGATIVE_INFINITY, false];
  for (const [at, atom] of sentence.entries()) {
    if (endsNegation(atom, sentence[negation])) negation = Number.NEGATIVE_INFINITY;
    const denial = denies(atom, lexicon) || holdsDenial(atom, lexicon);
    const nor = !stands && lexicon.wordsThatSay.nor.has(sentence[at - 1]?.key ?? '');
    const negated = at - negation <= MAX_BETWEEN + 1 || nor;
    const turned = (): boolean =>
      isOfNearlyAll(sentence, at) ||
      deniesOnly(sentence, at, lexicon) ||
      isAnsweredNo(sentence, at, lexicon) ||
      isNarrowed(sentence, at, lexicon);
    if (denial && (negated || turned())) {
      found.push(at);
      negation = Number.NEGATIVE_INFINITY;
    } else {
      stands ||= denial && !lexicon.wordsThatSay.nor.has(atom.key);
      if (endsInNegation(atom, lexicon)) negation = at;
    }
  }
  return found;
}
