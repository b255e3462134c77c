import type { Atom } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { findAllergicWarning } from './allergic-warning.ts';
import { type Answer, findAnswers } from './answers.ts';
import { findWholeDenial } from './denials.ts';
import { findFacilityStatement, type Warning } from './facility-statement.ts';
import { isMark } from './marks.ts';
import { findNegatedDenials } from './negated-denials.ts';
import { sentenceFrom } from './sentences.ts';

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

/**
 * Looks at the sentence that starts at an atom; `behind` the list it may be a denial as a whole, and what the one
 * before it `asked` is answered in it.
 */
export function readWholeSentence(
  atoms: readonly Atom[],
  start: number,
  behind: boolean,
  asked: WholeSentence['answers'],
  lexicon: Lexicon,
): WholeSentence {
  const sentence = [...sentenceFrom(atoms, start)];
  // "Contains gluten? No.": the answer is a sentence of its own.
  const more = isMark(sentence.at(-1), '?') ? 2 : 0;
  const answered = atoms.slice(start, start + sentence.length + more);
  const inText = (index: number | null): number | null => (index === null ? null : start + index);
  const warning =
    findFacilityStatement(sentence, lexicon) ?? findAllergicWarning(sentence, lexicon);
  return {
    start,
    warning: warning && { ...warning, start: start + warning.start, end: start + warning.end },
    denied: behind ? inText(findWholeDenial(sentence, lexicon)) : null,
    negated: new Set(findNegatedDenials(sentence, lexicon).map((index) => start + index)),
    answers: new Map([
      ...[...asked].filter(([index]) => index >= start),
      ...[...findAnswers(answered, lexicon)].map(
        ([index, answer]) => [start + index, answer] as const,
      ),
    ]),
  };
}
