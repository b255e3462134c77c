import { hash } from 'node:crypto';
import { storeCollectionAnswers } from '#database/content/collection-answers.ts';
import { isDatabaseUnavailable } from '#database/connection/unavailable.ts';
import type { CatalogueSnapshot } from '../snapshot/load-catalogue.ts';
import type { Site } from '../site.ts';
import type { CollectionText } from '../snapshot/collection.ts';
import type { FittingProducts } from '../snapshot/find-fitting.ts';
import { isoTime } from '#database/connection/iso-time.ts';

/** The products that fit a collection in one catalogue version. */
export interface AnsweredCollection extends FittingProducts {
  readonly collection: CollectionText;
  /** ISO 8601. Null while the database is unavailable. */
  readonly changedAt: string | null;
}

interface Answers {
  readonly answers: Promise<readonly AnsweredCollection[]>;
  /** When to retry dating the answers after a failure, in milliseconds since 1970. Infinity without a failure. */
  retryAt: number;
}

/** The wait between attempts to date the answers. Each attempt may wait as long for a busy database. */
const RETRY_MS = 10_000;

const answersBySnapshot = new WeakMap<CatalogueSnapshot, Answers>();

/** Returns the answer of every collection in the current catalogue, with the date of its last change. */
export function answerCollections(site: Site): Promise<readonly AnsweredCollection[]> {
  const snapshot = site.catalogue.current();
  const known = answersBySnapshot.get(snapshot);
  if (known !== undefined && site.now() < known.retryAt) return known.answers;
  const undated = undatedAnswers(site, snapshot);
  const entry: Answers = {
    answers: withDates(site, undated).catch((error: unknown) => {
      entry.retryAt = site.now() + RETRY_MS;
      if (!isDatabaseUnavailable(error)) throw error;
      return undated;
    }),
    retryAt: Infinity,
  };
  answersBySnapshot.set(snapshot, entry);
  return entry.answers;
}

function undatedAnswers(site: Site, { collections }: CatalogueSnapshot): AnsweredCollection[] {
  return site.collections.flatMap((collection) => {
    const fitting = collections.get(collection.slug);
    return fitting === undefined ? [] : { collection, ...fitting, changedAt: null };
  });
}

async function withDates(
  site: Site,
  answers: readonly AnsweredCollection[],
): Promise<readonly AnsweredCollection[]> {
  const hashes = answers.map(({ collection, members }) => ({
    slug: collection.slug,
    answer: hash('sha256', members.join(',')),
  }));
  const now = isoTime(site.now());
  const changedAt = await storeCollectionAnswers(site.database, hashes, now);
  return answers.map((answer) => ({
    ...answer,
    changedAt: changedAt.get(answer.collection.slug) ?? null,
  }));
}
