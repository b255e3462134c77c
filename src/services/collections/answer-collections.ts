import { createHash } from 'node:crypto';
import { storeCollectionAnswers } from '#database/collection-answers.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import type { Site } from '../site.ts';
import type { CollectionText } from './collection.ts';
import type { FittingProducts } from './find-fitting.ts';

/** What a collection answers in one version of the catalogue. */
export interface AnsweredCollection extends FittingProducts {
  readonly collection: CollectionText;
  /** ISO 8601; null while the database is away. */
  readonly changedAt: string | null;
}

const answered = new WeakMap<CatalogueSnapshot, Promise<readonly AnsweredCollection[]>>();

/** Every collection's answer in the catalogue as it stands, and since when it has been that. */
export function answerCollections(site: Site): Promise<readonly AnsweredCollection[]> {
  const snapshot = site.catalogue.current();
  let answers = answered.get(snapshot);
  if (answers === undefined) {
    answers = dateAnswers(site, snapshot);
    answered.set(snapshot, answers);
    // After a failure the next request tries again.
    answers.catch(() => answered.delete(snapshot));
  }
  return answers;
}

async function dateAnswers(
  site: Site,
  { collections }: CatalogueSnapshot,
): Promise<readonly AnsweredCollection[]> {
  const answers = site.collections.flatMap((collection) => {
    const fitting = collections.get(collection.slug);
    return fitting === undefined ? [] : { collection, ...fitting };
  });
  const hashes = answers.map(({ collection, members }) => ({
    slug: collection.slug,
    answer: createHash('sha256').update(members.join(',')).digest('hex'),
  }));
  const now = new Date(site.now()).toISOString();
  const since = await storeCollectionAnswers(site.database, hashes, now).catch(() => null);
  return answers.map((answer) => ({
    ...answer,
    changedAt: since?.get(answer.collection.slug) ?? null,
  }));
}
