import type { Catalogue } from './catalogue.ts';
import type { Columns } from './columns/columns.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { runAtOnce } from '#domain/run-at-once.ts';
import { assembleColumns } from './build/assemble-columns.ts';
import { indexCatalogue } from './index-catalogue.ts';
import { ColumnsBuilder } from './build/columns-builder.ts';

/** Products added between two pauses. */
const STEP = 512;

/** Builds the index over all products synchronously. */
export function buildCatalogue(products: Iterable<IndexFacts>): Catalogue {
  const builder = new ColumnsBuilder();
  for (const product of products) builder.add(product);
  return indexCatalogue(runAtOnce(assembleColumns(builder)));
}

/**
 * Builds the columns of an index while the site is running. Awaits `pause` (such as `setImmediate` of
 * `node:timers/promises`) after every few milliseconds of work, so that requests are answered in between. Products may
 * be a stream; none is retained.
 */
export async function buildColumnsInSteps(
  products: Iterable<IndexFacts> | AsyncIterable<IndexFacts>,
  pause: () => Promise<unknown>,
): Promise<Columns> {
  const builder = new ColumnsBuilder();
  for await (const product of products) {
    builder.add(product);
    if (builder.size % STEP === 0) await pause();
  }
  const assembly = assembleColumns(builder);
  for (;;) {
    const step = assembly.next();
    if (step.done) return step.value;
    await pause();
  }
}
