import type { Database } from '../connection/open-database.ts';

/** A hash of the products that fit a collection. */
export interface CollectionAnswer {
  readonly slug: string;
  /** SHA-256 of the products that fit. */
  readonly answer: string;
}

/**
 * Stores the current answers of collections. Returns by slug when each answer last changed (ISO 8601); a new one has
 * `now`. Other processes may store the same answers concurrently.
 */
export async function storeCollectionAnswers(
  db: Database,
  answers: readonly CollectionAnswer[],
  now: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.kysely.selectFrom('collection_answers').selectAll().execute();
  const known = new Map(rows.map((row) => [row.slug, row]));
  const changed = answers.filter(({ slug, answer }) => known.get(slug)?.answer !== answer);
  if (changed.length > 0) {
    await db.kysely
      .insertInto('collection_answers')
      .values(changed.map((each) => ({ ...each, changed_at: now })))
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((eb) => ({
          answer: eb.ref('excluded.answer'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  const fresh = new Set(changed.map(({ slug }) => slug));
  return new Map(
    answers.map(({ slug }) => [slug, fresh.has(slug) ? now : (known.get(slug)?.changed_at ?? now)]),
  );
}
