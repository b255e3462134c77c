import { insertEvents } from '#database/events.ts';
import type { Database } from '#database/open-database.ts';
import type { UnderstoodCriteria, UnderstoodTerm } from '#domain/matching/criteria.ts';
import { DIETARY_FLAG_LABELS } from '#domain/product/enumerations.ts';

/** Name of the event; shoppers cannot send it, the site notes it itself. */
export const FRUITLESS_SEARCH = 'search_without_result';

/** Different wishes noted between two writes; more are dropped, so that nobody can fill the memory. */
const MOST_LABELS = 500;
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

/**
 * Counts searches that list nothing, and words that are not known, for the operator: in memory, written to the events in batches by
 * `flush`, without a trace of who searched.
 */
export class FruitlessSearches {
  #counts = new Map<string, number>();

  note(criteria: UnderstoodCriteria): void {
    this.#count(describeWishes(criteria));
  }

  /** Counts the words of a search that the vocabulary does not know, whatever else the search gave. */
  noteUnknownWords({ avoid, mustHave }: UnderstoodCriteria): void {
    const unknown = [...avoid, ...mustHave].filter(({ kind }) => kind === 'literal');
    for (const term of unknown) this.#count(`unknown word: ${nameOf(term)}`);
  }

  #count(label: string): void {
    if (label === '' || (this.#counts.size >= MOST_LABELS && !this.#counts.has(label))) return;
    this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
  }

  /** Writes what was noted since the last time; keeps it where the database is away. */
  async flush(database: Database, now: number): Promise<void> {
    const noted = this.#counts;
    if (noted.size === 0) return;
    this.#counts = new Map();
    try {
      const events = [...noted].map(([label, count]) => ({
        name: FRUITLESS_SEARCH,
        path: null,
        label,
        value: count,
      }));
      await insertEvents(database, events, now);
    } catch (error) {
      for (const [label, count] of noted) {
        this.#counts.set(label, (this.#counts.get(label) ?? 0) + count);
      }
      throw error;
    }
  }
}
