import type { UnderstoodCriteria, UnderstoodTerm } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';
import { CountedEvents } from '../counted-events.ts';

/** Name of the event; shoppers cannot send it, the site notes it itself. */
export const FRUITLESS_SEARCH = 'search_without_result';

const MOST_CHARACTERS = 200;

/** A word the vocabulary does not know is noted only if it looks like a word: nothing personal is kept. */
const PLAIN_WORD = /^[\p{L}' -]{2,40}$/u;

function nameOf(term: UnderstoodTerm): string {
  if (term.kind !== 'literal') return term.name;
  return PLAIN_WORD.test(term.term) ? term.term.toLowerCase() : '(other words)';
}

/** What was wished for, in words, without brands' numbers and without anything that names a person. */
export function describeWishes(criteria: UnderstoodCriteria): string {
  const parts = [
    ...criteria.avoid.map((term) => `avoid ${nameOf(term)}`),
    ...criteria.mustHave.map((term) => `with ${nameOf(term)}`),
    ...criteria.proteinTypes,
    ...criteria.fitnessGoals,
    ...(criteria.brandIds.length > 0 ? ['chosen brands'] : []),
    ...criteria.flags.map((flag) => DIETARY_FLAG_LABELS[flag]),
  ];
  return parts.join(' · ').slice(0, MOST_CHARACTERS);
}

/** Counts searches that list nothing, and words that are not known, for the operator. */
export class FruitlessSearches extends CountedEvents {
  constructor() {
    super(FRUITLESS_SEARCH);
  }

  note(criteria: UnderstoodCriteria): void {
    this.count(describeWishes(criteria));
  }

  /** Counts the words of a search that the vocabulary does not know, whatever else the search gave. */
  noteUnknownWords({ avoid, mustHave }: UnderstoodCriteria): void {
    const unknown = [...avoid, ...mustHave].filter(({ kind }) => kind === 'literal');
    for (const term of unknown) this.count(`unknown word: ${nameOf(term)}`);
  }
}
