import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { keepCollectionAnswers } from '#database/collection-answers.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { CatalogueSnapshot } from '../search/load-catalogue.ts';
import { understandSearch } from '../search/understand-search.ts';
import type { Site } from '../site.ts';
import type { CollectionText } from './collection.ts';

/** What a collection answers in one version of the catalogue. */
export interface AnsweredCollection {
  readonly collection: CollectionText;
  readonly criteria: UnderstoodCriteria;
  /** Families that fit. */
  readonly count: number;
  /** Ids of all products that fit, ascending. */
  readonly members: Int32Array;
  /** ISO 8601; null while the database is away. */
  readonly changedAt: string | null;
}

const answered = new WeakMap<CatalogueSnapshot, Promise<readonly AnsweredCollection[]>>();

/** Every collection's answer in the catalogue as it stands, worked out once a version, in steps that let requests in. */
export function answerCollections(site: Site): Promise<readonly AnsweredCollection[]> {
  const snapshot = site.catalogue.current();
  let answers = answered.get(snapshot);
  if (answers === undefined) {
    answers = answerAll(site, snapshot);
    answered.set(snapshot, answers);
    // A version that failed is tried again by who asks next.
    answers.catch(() => answered.delete(snapshot));
  }
  return answers;
}

async function answerAll(
  site: Site,
  snapshot: CatalogueSnapshot,
): Promise<readonly AnsweredCollection[]> {
  const answers: Omit<AnsweredCollection, 'changedAt'>[] = [];
  for (const collection of site.collections) {
    answers.push(answerOne(site, snapshot, collection));
    await setImmediate();
  }
  const hashes = answers.map(({ collection, members }) => ({
    slug: collection.slug,
    answer: createHash('sha256').update(members.join(',')).digest('hex'),
  }));
  const now = new Date(site.now()).toISOString();
  const since = await keepCollectionAnswers(site.database, hashes, now).catch(() => null);
  return answers.map((answer) => ({
    ...answer,
    changedAt: since?.get(answer.collection.slug) ?? null,
  }));
}

function answerOne(
  { vocabulary }: Site,
  { catalogue }: CatalogueSnapshot,
  collection: CollectionText,
): Omit<AnsweredCollection, 'changedAt'> {
  const criteria = understandSearch(vocabulary, collection.view.criteria);
  const query = {
    criteria,
    filters: collection.view.filters,
    showAll: false,
    unconfirmed: false,
    sort: 'match',
    offset: 0,
  } as const;
  const all = catalogue.search({ ...query, limit: Math.max(1, catalogue.size) });
  return {
    collection,
    criteria,
    count: catalogue.search({ ...query, families: true, limit: 1 }).total,
    members: Int32Array.from(all.ids).sort(),
  };
}
