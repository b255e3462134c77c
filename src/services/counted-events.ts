import { insertEvents } from '#database/events.ts';
import type { Database } from '#database/open-database.ts';

/** Different labels noted between two writes; more are dropped, so that nobody can fill the memory. */
const MOST_LABELS = 500;

/**
 * Counts what the site notes for its operator under one event name: in memory, written to the events in batches by `flush`,
 * without a trace of who caused it.
 */
export class CountedEvents {
  readonly #name: string;
  #counts = new Map<string, number>();

  constructor(name: string) {
    this.#name = name;
  }

  count(label: string): void {
    if (label === '' || (this.#counts.size >= MOST_LABELS && !this.#counts.has(label))) return;
    this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
  }

  /** Writes what was counted since the last time; keeps it where the database is away. `now` in milliseconds. */
  async flush(database: Database, now: number): Promise<void> {
    const noted = this.#counts;
    if (noted.size === 0) return;
    this.#counts = new Map();
    try {
      const events = [...noted].map(([label, count]) => ({
        name: this.#name,
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
