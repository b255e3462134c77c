import { setImmediate } from 'node:timers/promises';
import type { Database } from '#database/connection/open-database.ts';
import { readWordDecisions } from '#database/records/word-decisions.ts';
import type { WordDecision } from '#domain/ingredients/vocabulary/word-decision.ts';
import { buildVocabularyInSteps } from '#domain/ingredients/vocabulary/build-vocabulary.ts';
import { IncrementalBuild } from '#domain/incremental-build.ts';
import { prepareWishes } from '#domain/ingredients/wishes/near-names.ts';
import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import { overlayTables } from './overlay-tables.ts';
import { readVocabularyTables } from './read-vocabulary.ts';

let current: {
  readonly stamp: string;
  readonly decisions: readonly WordDecision[];
  readonly vocabulary: Vocabulary;
} | null = null;

/**
 * Returns the decisions with which `currentVocabulary` last built its vocabulary. Worker processes build theirs with
 * the same.
 */
export function decisionsInForce(): readonly WordDecision[] {
  return current?.decisions ?? [];
}

/**
 * Returns the vocabulary of the reviewed tables and the operator's decisions in the database. It is rebuilt only if the
 * decisions have changed, in steps between which requests are handled.
 */
export async function currentVocabulary(db: Database): Promise<Vocabulary> {
  const decisions = await readWordDecisions(db);
  const stamp = JSON.stringify(decisions);
  if (current?.stamp === stamp) return current.vocabulary;
  const isFirst = current === null;
  // Reading and overlaying block the thread for about thirty milliseconds each.
  await setImmediate();
  const reviewed = readVocabularyTables();
  await setImmediate();
  const tables = overlayTables(reviewed, decisions);
  await setImmediate();
  const building = new IncrementalBuild(buildVocabularyInSteps(tables));
  await building.prepare(setImmediate);
  const vocabulary = building.value;
  // At start the site prepares it in the background.
  if (!isFirst) await prepareWishes(vocabulary, setImmediate);
  current = { stamp, decisions, vocabulary };
  return vocabulary;
}
