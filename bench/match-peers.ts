/**
 * Runs the same query on other engines, with the same products, in one process and one run: "how many perfect matches
 * are there, and which are the first twelve by score?", limited to what all of them can express (ingredients avoided
 * and wanted, type, goal, brand, flags). The two SQL databases also compute the whole listing with near matches, its
 * counts and its average score. Results are checked to be equal before times are measured.
 */
import type { Catalogue, CatalogueQuery } from '#catalogue/catalogue.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { type Peer, type PeerRow, peerRows } from './peer-rows.ts';
import { deepStrictEqual } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { buildCatalogue } from '#catalogue/build-catalogue.ts';
import { isOnRecord } from '#domain/matching/standing.ts';
import { readVocabulary } from '#importer/tables/read-vocabulary.ts';
import { askedQueries, readRealProducts, resample } from './match-population.ts';
import { openMiniSearch } from './peer-minisearch.ts';
import { openOrama } from './peer-orama.ts';
import { openPostgresPeer } from './peer-postgres.ts';
import { openSqlitePeer } from './peer-sqlite.ts';
import { median } from '../tests/support/median.ts';

export interface PeerResult {
  readonly name: string;
  readonly size: number;
  readonly queries: number;
  /** Medians in milliseconds, and their ratios to the engine's median. */
  readonly perfect: number;
  readonly perfectRatio: number;
  readonly listing: number | null;
  readonly listingRatio: number | null;
}

const LIMIT = 12;

/** Searches that every peer can express: no allergen statements, only ingredients of the list. */
function comparable(queries: readonly CatalogueQuery[]): CatalogueQuery[] {
  const plain = (terms: UnderstoodCriteria['avoid']): UnderstoodCriteria['avoid'] =>
    terms
      .filter((term) => term.kind !== 'literal' && term.qualities.length === 0)
      .map((term) => ({ ...term, allergens: [], partOfAllergens: [], mayBe: [], mayHold: [] }));
  return queries.map((query) => ({
    ...query,
    criteria: {
      ...query.criteria,
      avoid: plain(query.criteria.avoid),
      mustHave: plain(query.criteria.mustHave),
    },
    sort: 'match',
    unconfirmed: false,
    filters: undefined,
    families: false,
    limit: LIMIT,
  }));
}

async function timeEach<T>(items: readonly T[], work: (item: T) => unknown): Promise<number> {
  for (const item of items.slice(0, 5)) await work(item);
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return median(times);
}

function perfectOnly(query: CatalogueQuery): CatalogueQuery {
  return { ...query, showAll: false };
}

/** Peers store ingredients as numbers, without words or evidence, so only ingredient lists are compared. */
function listOnly(facts: IndexFacts): IndexFacts {
  return {
    ...facts,
    evidence: [],
    precautions: [],
    ingredients: facts.ingredients.map((each) => ({ ...each, known: true })),
  };
}

async function compare(
  size: number,
  count: number,
  names: readonly string[],
): Promise<PeerResult[]> {
  const vocabulary = readVocabulary();
  const real = await readRealProducts();
  const facts: IndexFacts[] = [...resample(real, size, 1)].filter(isOnRecord).map(listOnly);
  const catalogue = buildCatalogue(facts);
  const rows: PeerRow[] = peerRows(facts, catalogue);
  const queries = comparable(askedQueries(real, vocabulary, 3 * count, 9))
    .filter((query) => catalogue.summarize(query).hidden.count < size)
    .filter(({ criteria }) => Object.values(criteria).some((list) => list.length > 0))
    .slice(0, count);

  // Measures the engine with the same clock. Other searches run first, so that it is warm like a running site.
  for (const query of askedQueries(real, vocabulary, 400, 10)) catalogue.search(query);
  // Each search is repeated only after all others, so none is answered from the cache of evaluations.
  const enginePerfect = await timeEach(queries, (query) => catalogue.search(perfectOnly(query)));
  const engineListing = await timeEach(queries, (query) => {
    catalogue.search({ ...query, showAll: true });
    catalogue.summarize({ ...query, showAll: true });
  });
  const results: PeerResult[] = [
    {
      name: 'this engine',
      size,
      queries: queries.length,
      perfect: enginePerfect,
      perfectRatio: 1,
      listing: engineListing,
      listingRatio: 1,
    },
  ];
  const openers: Record<string, (rows: readonly PeerRow[]) => Promise<Peer> | Peer> = {
    PostgreSQL: openPostgresPeer,
    SQLite: openSqlitePeer,
    MiniSearch: openMiniSearch,
    Orama: openOrama,
  };
  for (const name of names) {
    const open = openers[name];
    if (open === undefined) throw new Error(`no peer called ${name}`);
    const peer = await open(rows);
    try {
      for (const query of queries) await checkEqual(name, peer, catalogue, query);
      const perfect = await timeEach(queries, (query) => peer.perfect(query.criteria, LIMIT));
      const { listing } = peer;
      const whole =
        listing === null
          ? null
          : await timeEach(queries, (query) => listing(query.criteria, LIMIT));
      results.push({
        name,
        size,
        queries: queries.length,
        perfect,
        perfectRatio: perfect / enginePerfect,
        listing: whole,
        listingRatio: whole === null ? null : whole / engineListing,
      });
    } finally {
      await peer.close();
    }
    console.log(`${name} at ${size}: done`);
  }
  return results;
}

async function checkEqual(
  name: string,
  peer: Peer,
  catalogue: Catalogue,
  query: CatalogueQuery,
): Promise<void> {
  const expected = catalogue.search(perfectOnly(query));
  deepStrictEqual(await peer.perfect(query.criteria, LIMIT), expected, `${name}: perfect matches`);
  if (peer.listing === null) return;
  const whole = { ...query, showAll: true };
  const { perfect, total, averageScore, unconfirmed, hidden } = catalogue.summarize(whole);
  deepStrictEqual(
    await peer.listing(query.criteria, LIMIT),
    {
      ids: catalogue.search(whole).ids,
      total,
      perfect,
      averageScore,
      unconfirmed,
      hidden: hidden.count,
    },
    `${name}: listing`,
  );
}

const [size, count, answer, ...names] = process.argv.slice(2);
if (size === undefined || count === undefined || answer === undefined) {
  throw new Error('usage: match-peers SIZE QUERIES FILE PEER…');
}
writeFileSync(answer, JSON.stringify(await compare(Number(size), Number(count), names)));
