import type { Columns } from '#catalogue/columns.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { assembleColumns } from '#catalogue/assemble-columns.ts';
import { Intake } from '#catalogue/intake.ts';

/** The columns of these products, for tests of what stands between them and an answer. */
export function columnsOf(products: readonly IndexFacts[]): Columns {
  const intake = new Intake();
  for (const product of products) intake.add(product);
  const assembly = assembleColumns(intake);
  for (;;) {
    const step = assembly.next();
    if (step.done) return step.value;
  }
}
