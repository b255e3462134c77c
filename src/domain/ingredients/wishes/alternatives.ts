import type { UnderstoodTerm } from '../../matching/criteria.ts';
import { distinct } from '../../wording.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { splitQualities } from './wished-qualities.ts';

/**
 * What may be asked in place of one word: what it may have meant; of a must-have also the thing without its qualities, and
 * what it is a kind of.
 */
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
