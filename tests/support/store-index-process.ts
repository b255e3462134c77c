/**
 * Stores the index with the catalogue of a DATA_DIR, as a site of the current build does when it is idle. Sites on
 * copies of it read the index, where each would otherwise spend three seconds of CPU time to build it.
 */
import { openDatabase } from '#database/connection/open-database.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { requireBuiltSite } from '#server/start/load-built-site.ts';
import { readCollections } from '#server/start/read-collections.ts';
import { loadCatalogue } from '#services/snapshot/load-catalogue.ts';
import { storeCatalogue } from '#services/snapshot/stored-catalogue.ts';

const { id: buildId } = await requireBuiltSite();
const reads = await openDatabase({ dataDir: process.argv[2] ?? '' });
const collections = readCollections();
const vocabulary = readVocabulary();
const { snapshot, unstored } = await loadCatalogue({ reads, vocabulary, collections, buildId });
if (unstored !== null && buildId !== null)
  await storeCatalogue(reads, snapshot.productsVersion, buildId, unstored);
await reads.close();
