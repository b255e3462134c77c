import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The file that killed the last mutant first, then the quickest: most mutants are killed by the small tests beside the code, and
 * the first failure ends a run.
 */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).reverse();
    const failed = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.failed === true;
    return [...sorted.filter(failed), ...sorted.filter((file) => !failed(file))];
  }
}

/** What Stryker runs against each mutant (`npm run mutation`): the tests of the same layer, beside the code. */
export default defineConfig({
  test: {
    include: [`src/${process.env['MUTATED_LAYER'] ?? '{domain,catalogue}'}/**/*.test.ts`],
    // Half the time; tests that pass so fail for the mutant and nothing else.
    isolate: false,
    testTimeout: 60_000,
    sequence: { sequencer: QuickestFirst },
    setupFiles: ['tests/support/no-shrinking.ts'],
  },
});
