import type { Atom, Atoms } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { findAllergicWarning } from './allergic-warning.ts';
import { findWholeDenial } from './denials.ts';
import { findFacilityStatement, type Warning } from './facility-statement.ts';
import { CROSSES, isClosing, isMark, isSeparator } from '../names/marks.ts';
import { findNegatedDenials } from './negated-denials.ts';
import { namesAllergen, sentenceFrom } from './sentences.ts';

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
  return namesAllergen(atom) && isMark(next, `:-–—|(${YES}${CROSSES}`);
}

/**
 * Index at which an answer to the allergen at `at` would be; -1 if there can be none. "✘ soy ✘ milk": before it, if
 * marks come first.
 */
function placeOfAnswer(atoms: Atoms, at: number, marksFirst: boolean): number {
  if (marksFirst) return isMark(atoms[at - 1], YES + CROSSES) ? at - 1 : -1;
  const behind = isMark(atoms[at + 1], YES + CROSSES) ? at + 1 : at + 2;
  const asked = isMark(atoms[at + 1], '?') && atoms[at - 1]?.meaning?.cue === 'declaration';
  if (behind === at + 2 && !asked && !isMark(atoms[at + 1], ':-–—|(')) return -1;
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
    const place = placeOfAnswer(sentence, at, marksFirst);
    const answer = answerOf(sentence[place], lexicon);
    if (answer === null) continue;
    answers.set(at, answer);
    answers.set(place, answer);
  }
  return answers;
}
