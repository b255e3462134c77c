import { insertEvents } from '#database/content/events.ts';
import type { Database } from '#database/connection/open-database.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { UnderstoodTerm } from '#domain/ingredients/wishes/understood-term.ts';
import { DIETARY_FLAG_LABELS } from '#domain/enumerations.ts';

/** The name of the event. Only the site itself records it; shoppers cannot send it. */
export const FRUITLESS_SEARCH = 'search_without_result';
/** The events for searches without a perfect match, and for unknown barcodes. */
export const IMPERFECT_SEARCH = 'search_without_perfect';
export const UNKNOWN_BARCODE = 'barcode_not_found';
/** The prefix of an unknown word in an event's label. */
export const UNKNOWN_WORD = 'unknown word: ';

/** The most distinct labels kept between two writes. More are dropped to bound the memory. */
const MAX_LABELS = 500;
const MAX_CHARACTERS = 200;

/** Unknown words are recorded only if they look like words, so that nothing personal is stored. */
const PLAIN_WORD = /^[\p{L}' -]{2,40}$/u;

const plainWord = (word: string) => (PLAIN_WORD.test(word) ? word.toLowerCase() : '(other words)');

function nameOf(term: UnderstoodTerm): string {
  return term.kind === 'literal' ? plainWord(term.term) : term.name;
}

/** Describes the wishes in words, without brand ids or anything personal. */
export function describeWishes(criteria: UnderstoodCriteria): string {
  const parts = [
    ...criteria.avoid.map((term) => `avoid ${nameOf(term)}`),
    ...criteria.mustHave.map((term) => `with ${nameOf(term)}`),
    ...criteria.proteinTypes,
    ...criteria.fitnessGoals,
    ...(criteria.brandIds.length > 0 ? ['chosen brands'] : []),
    ...criteria.flags.map((flag) => DIETARY_FLAG_LABELS[flag]),
  ];
  return parts.join(' · ').slice(0, MAX_CHARACTERS);
}

/**
 * Counts searches without results and unknown words for the operator, anonymously and in memory. `flush` writes them to
 * the events in batches.
 */
export class FruitlessSearches {
  /** Keyed by the event's name and label. */
  #counts = new Map<string, number>();

  note(criteria: UnderstoodCriteria): void {
    this.#count(describeWishes(criteria));
  }

  /** Counts a search with results but without a perfect match. */
  noteImperfect(criteria: UnderstoodCriteria): void {
    this.#count(describeWishes(criteria), IMPERFECT_SEARCH);
  }

  /** Counts an unknown barcode (GTIN-13). */
  noteBarcode(gtin: string): void {
    this.#count(gtin, UNKNOWN_BARCODE);
  }

  /** Counts the words of a search that the vocabulary does not know, and those of its sentence that were `unread`. */
  noteUnknownWords({ avoid, mustHave }: UnderstoodCriteria, unread: readonly string[]): void {
    const unknown = [...avoid, ...mustHave].filter(({ kind }) => kind === 'literal');
    for (const word of [...unknown.map(nameOf), ...unread.map(plainWord)])
      this.#count(`${UNKNOWN_WORD}${word}`);
  }

  #count(label: string, name = FRUITLESS_SEARCH): void {
    const key = `${name} ${label}`;
    if (label === '' || (this.#counts.size >= MAX_LABELS && !this.#counts.has(key))) return;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  /** Writes the counts since the last flush. Keeps them if the database fails. */
  async flush(database: Database, now: number): Promise<void> {
    const noted = this.#counts;
    if (noted.size === 0) return;
    this.#counts = new Map();
    try {
      const events = [...noted].map(([key, count]) => ({
        name: key.slice(0, key.indexOf(' ')),
        path: null,
        label: key.slice(key.indexOf(' ') + 1),
        value: count,
      }));
      await insertEvents(database, events, now);
    } catch (error) {
      for (const [key, count] of noted) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + count);
      }
      throw error;
    }
  }
}
