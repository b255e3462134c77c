import type { Atom, Atoms } from '../names/atom.ts';
import type { Lexicon } from '../vocabulary/meanings.ts';
import { NEARLY_ALL } from '../words/tokens.ts';
import { denies, holdsDenial } from './denials.ts';
import { isMark } from '../names/marks.ts';

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
export function findNegatedDenials(sentence: Atoms, lexicon: Lexicon): readonly number[] {
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
