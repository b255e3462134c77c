import type { Atom, Atoms } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { findAllergicWarning } from './allergic-warning.ts';
import { findWholeDenial } from './denials.ts';
import { findFacilityStatement, type Warning } from './facility-statement.ts';
import { CROSSES, isClosing, isMark, isSeparator } from '../names/marks.ts';
import { findNegatedDenials } from './negated-denials.ts';
import { isWordFor, namesAllergen, sentenceFrom } from './sentences.ts';

/** What only a look at a whole sentence tells, by indices of the text's atoms; null where it says no such thing. */
export interface WholeSentence {
  readonly start: number;
  /** Allergens where the product is made, or for people with an allergy. */
  readonly warning: Warning | null;
  /** From here on the sentence denies all that it names. */
  readonly denied: number | null;
  /** Denials and claims that it negates. */
  readonly negated: ReadonlySet<number>;
  /** What it says of allergens that it asks for: "Milk: yes, soy: no". */
  readonly answers: ReadonlyMap<number, Answer>;
}

/** Looks at the sentence from an atom on; only `behind` the list it denies as a whole. What the one before `asked` it answers. */
export function readWholeSentence(
  atoms: Atoms,
  start: number,
  behind: boolean,
  asked: WholeSentence['answers'],
  lexicon: Lexicon,
): WholeSentence {
  const sentence = [...sentenceFrom(atoms, start)];
  // "Contains gluten? No.": the answer is a sentence of its own.
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

/** What an answer says of the allergen that it stands at: that it is in the product, or that it is not. */
type Answer = 'declaration' | 'denial';

const YES = '✓✔✅☑';

function answerOf(atom: Atom | undefined, lexicon: Lexicon): Answer | null {
  if (atom === undefined) return null;
  if (isMark(atom, YES)) return 'declaration';
  if (isMark(atom, CROSSES)) return 'denial';
  if (isWordFor('yes', atom.key, lexicon)) return 'declaration';
  return isWordFor('not', atom.key, lexicon) ? 'denial' : null;
}

/** Behind an answer stands the end, what parts names, or the next allergen with its own answer. */
function endsAnswer(atoms: Atoms, at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (atom === undefined || isSeparator(atom) || isClosing(atom) || isMark(atom, './')) return true;
  return namesAllergen(atom) && isMark(next, `:-–—|(${YES}${CROSSES}`);
}

/** Where an answer to the allergen at `at` would stand; -1 where none can. "✘ soy ✘ milk": before it, if marks come first. */
function placeOfAnswer(atoms: Atoms, at: number, marksFirst: boolean): number {
  if (marksFirst) return isMark(atoms[at - 1], YES + CROSSES) ? at - 1 : -1;
  const behind = isMark(atoms[at + 1], YES + CROSSES) ? at + 1 : at + 2;
  const asked = isMark(atoms[at + 1], '?') && atoms[at - 1]?.meaning?.cue === 'declaration';
  if (behind === at + 2 && !asked && !isMark(atoms[at + 1], ':-–—|(')) return -1;
  return endsAnswer(atoms, behind + 1) ? behind : -1;
}

/** Whether marks stand before what they speak of: the first before any allergen, and behind no word of a list or claim. */
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
