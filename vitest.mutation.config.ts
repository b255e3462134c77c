import { defineConfig } from 'vitest/config';

/** What Stryker runs against each mutant (`npm run mutation`): the tests of the same layer, beside the code. */
export default defineConfig({
  test: {
    include: [`src/${process.env['MUTATED_LAYER'] ?? '{domain,catalogue}'}/**/*.test.ts`],
    // Half the time; tests that pass so fail for the mutant and nothing else.
    isolate: false,
    setupFiles: ['tests/support/no-shrinking.ts'],
  },
});
